/** What is wrong with a value, and the message that says how to correct it. */
export type ErrorMessage = readonly [cause: string, message: string]

/** Of a field to choose from. */
const notChosen = (message: string): ErrorMessage => [
  'Nothing is chosen',
  `Say what to choose: “${message}”`,
]

/** Of a field to type in. */
const empty = (message: string): ErrorMessage => [
  'The field is empty',
  `Say what to enter: “${message}”`,
]

/** Error messages of fields by component, for the docs pages. */
export const errorMessages: Readonly<Record<string, readonly ErrorMessage[]>> = {
  Checkbox: [
    ['A required box is not ticked', 'Say what it is needed for: “Accept the terms to sign up.”'],
    [
      'No box of a group is ticked',
      'Say what to choose: “Choose what is installed in your house.”',
    ],
    [
      '“None of these” is ticked with another box',
      'Name both ways out: “Choose what is installed, or only “None of these”.”',
    ],
  ],
  CodeInput: [
    empty('Enter the verification code.'),
    ['The code is too short', 'Say how long it is: “The code has 6 digits.”'],
    [
      'The code is wrong',
      'Say which code is right: “This code is not right. Enter the one from our latest mail.”',
    ],
    ['The code has expired', 'Say how to get another: “This code has expired. Request a new one.”'],
  ],
  Combobox: [
    notChosen('Choose a country.'),
    ['The text is not in the list', 'Name the list: “Choose a country from the list.”'],
  ],
  DateInput: [
    ['The date is empty or incomplete', 'Name the parts: “Enter day, month and year.”'],
    [
      'The date is before the first possible day',
      'Name that day: “The date must be December 1, 2026 or later.”',
    ],
    [
      'The date is after the last possible day',
      'Name the limit: “The date cannot be in the future.”',
    ],
    [
      'The date is outside a range',
      'Name both ends: “Choose a day from December 1 to February 28.”',
    ],
    [
      'The last day is before the first',
      'Name the first day: “The last day must be December 4 or later.”',
    ],
  ],
  FileUpload: [
    notChosen('Choose a commissioning report.'),
    ['The type is wrong', 'Name the right one: “The file must be a PDF.”'],
    ['The file is too large', 'Name the limit: “The file must be smaller than 10 MB.”'],
    ['The file was not received', 'Say what to do: “The file could not be sent. Try again.”'],
    ['The file is empty', 'Say what to do: “The file is empty. Choose another one.”'],
    [
      'The file cannot be opened',
      'Say why: “The file has a password. Choose one without a password.”',
    ],
    ['There are too many files', 'Name the limit: “Choose at most 5 photos.”'],
  ],
  FilterChips: [['Nothing is chosen', 'Say how many are needed: “Choose at least one topic.”']],
  Input: [
    empty('Enter your email address.'),
    ['The format is wrong', 'Show the right one: “Enter an email address like name@example.com.”'],
    ['The text is too long', 'Name the limit: “The name can have at most 60 characters.”'],
    ['The text is too short', 'Say how long it is: “The serial number has 12 characters.”'],
    [
      'The text has characters that are not allowed',
      'Name those that are: “Use letters A to Z and digits.”',
    ],
    [
      'A figure is outside the limits',
      'Name both limits: “Enter a figure from 100 to 20,000 kWh.”',
    ],
  ],
  NumberInput: [
    empty('Enter the number of modules.'),
    ['The text is not a number', 'Ask for digits: “Enter the number of modules in digits.”'],
    ['The number is outside the limits', 'Name both limits: “Enter a number from 2 to 6.”'],
    [
      'The number is not a whole number',
      'Show a right one: “Enter a whole number of modules, like 4.”',
    ],
  ],
  PasswordInput: [
    empty('Enter your password.'),
    ['A new password does not meet a rule', 'Name that rule: “Use 12 characters or more.”'],
    [
      'Name or password is wrong',
      'Do not say which of them, because that would reveal which names exist: “Name and password do not match.”',
    ],
  ],
  PhoneInput: [
    empty('Enter a telephone number.'),
    [
      'The format is wrong',
      'Say what is accepted: “Enter the number in digits, without the leading zero.”',
    ],
  ],
  RadioGroup: [
    notChosen('Choose an operating mode.'),
    ['Neither of two options is chosen', 'Name both: “Choose mail or telephone.”'],
    [
      'A question must be answered with yes or no',
      'Repeat what it asks: “Say whether the house has solar panels.”',
    ],
    [
      'The question that follows an option is empty',
      'Write the message at its field: “Enter the name of the company.”',
    ],
  ],
  Select: [notChosen('Choose a country.')],
  Textarea: [
    empty('Enter your question.'),
    [
      'The text is too long, if `maxLength` is not set',
      'Say by how much: “The message is 40 characters too long.”',
    ],
  ],
}
