/** Error of a value, and the message that describes the correction. */
export type ErrorMessageExample = readonly [cause: string, message: string]

const notChosen = (example: string): ErrorMessageExample => [
  'Nothing is chosen',
  `Say what to choose: “${example}”`,
]
const empty = (example: string): ErrorMessageExample => ['Empty', `Say what to enter: “${example}”`]

/** Error messages of fields by component, for the docs pages. */
export const errorMessages: Readonly<Record<string, readonly ErrorMessageExample[]>> = {
  Checkbox: [
    ['Not ticked, but required', 'Say what it is needed for: “Accept the terms to sign up.”'],
    ['None of a group is ticked', 'Say what to choose: “Choose what is installed in your house.”'],
    [
      '“None of these” and another',
      'Name both ways out: “Choose what is installed, or only “None of these”.”',
    ],
  ],
  CodeInput: [
    empty('Enter the verification code.'),
    ['Too short', 'Say how long it is: “The code has 6 digits.”'],
    [
      'Wrong',
      'Say which one to use: “This code is not right. Enter the one from our latest mail.”',
    ],
    ['Expired', 'Say how to get another: “This code has expired. Request a new one.”'],
  ],
  Combobox: [
    notChosen('Choose a country.'),
    ['Not in the list', 'Refer to the list: “Choose a country from the list.”'],
  ],
  DateInput: [
    ['Empty or incomplete', 'Name the parts: “Enter day, month and year.”'],
    ['Before the first day', 'Name that day: “The date must be December 1, 2026 or later.”'],
    ['After the last day', 'Name the limit: “The date cannot be in the future.”'],
    ['Outside a range', 'Name both ends: “Choose a day from December 1 to February 28.”'],
    ['Before the other date', 'Name that date: “The last day must be December 4 or later.”'],
  ],
  FileUpload: [
    notChosen('Choose a commissioning report.'),
    ['Wrong type', 'Name the right one: “The file must be a PDF.”'],
    ['Too large', 'Name the limit: “The file must be smaller than 10 MB.”'],
    ['Not received', 'Say what to do: “The file could not be sent. Try again.”'],
    ['Empty', 'Say what to do: “The file is empty. Choose another one.”'],
    ['Cannot be opened', 'Say why: “The file has a password. Choose one without.”'],
    ['Too many', 'Name the limit: “Choose at most 5 photos.”'],
  ],
  FilterChips: [['Nothing is chosen', 'Ask for at least one: “Choose at least one topic.”']],
  Input: [
    empty('Enter your email address.'),
    ['Wrong format', 'Show the right one: “Enter an email address like name@example.com.”'],
    ['Too long', 'Name the limit: “The name can have at most 60 characters.”'],
    ['Too short', 'Say how long it is: “The serial number has 12 characters.”'],
    ['Characters that are not allowed', 'Name those that are: “Use letters A to Z and digits.”'],
    ['Figure outside the limits', 'Name both limits: “Enter a figure from 100 to 20,000 kWh.”'],
  ],
  NumberInput: [
    empty('Enter the number of modules.'),
    ['Not a number', 'Ask for digits: “Enter the number of modules in digits.”'],
    ['Outside the limits', 'Name both limits: “Enter a number from 2 to 6.”'],
    ['Not a whole number', 'Show a right one: “Enter a whole number of modules, like 4.”'],
  ],
  PasswordInput: [
    empty('Enter your password.'),
    ['A rule is not met', 'Name that rule: “Use 12 characters or more.”'],
    [
      'Wrong',
      'Do not say which of both is wrong, because that reveals names that exist: “Name and password do not match.”',
    ],
  ],
  PhoneInput: [
    empty('Enter a telephone number.'),
    ['Wrong format', 'Say what to write: “Enter the number in digits, without the leading zero.”'],
  ],
  RadioGroup: [
    notChosen('Choose an operating mode.'),
    ['Nothing is chosen of two', 'Name both: “Choose mail or telephone.”'],
    [
      'Neither yes nor no is chosen',
      'Repeat the question: “Say whether the house has solar panels.”',
    ],
    [
      'The question that follows is empty',
      'Show the error at its field: “Enter the name of the company.”',
    ],
  ],
  Select: [notChosen('Choose a country.')],
  Textarea: [
    empty('Enter your question.'),
    ['Too long, without `maxLength`', 'Say by how much: “The message is 40 characters too long.”'],
  ],
}
