/** What is wrong with a value, and the message that says how to correct it. */
export type ErrorMessage = readonly [cause: string, message: string]

const notChosen: ErrorMessage = ['Nothing is chosen', 'Choose …: “Choose a country.”']
const empty: ErrorMessage = ['Empty', 'Enter …: “Enter your email address.”']

/** Error messages of fields by component, for the docs pages. */
export const errorMessages: Readonly<Record<string, readonly ErrorMessage[]>> = {
  Checkbox: [
    ['Not ticked, but required', 'What it is needed for: “Accept the terms to sign up.”'],
    ['None of a group is ticked', 'Choose …: “Choose what is installed in your house.”'],
    [
      '“None of these” and another',
      'Both ways out: “Choose what is installed, or only “None of these”.”',
    ],
  ],
  CodeInput: [
    empty,
    ['Too short', '“The code has 6 digits.”'],
    ['Wrong', '“This code is not right. Enter the one from our latest mail.”'],
    ['Expired', '“This code has expired. Request a new one.”'],
  ],
  Combobox: [notChosen, ['Not in the list', '“Choose a country from the list.”']],
  DateInput: [
    ['Empty or incomplete', '“Enter day, month and year.”'],
    ['Before the first day', '“The date must be December 1, 2026 or later.”'],
    ['After the last day', '“The date cannot be in the future.”'],
    ['Outside a range', 'Both: “Choose a day from December 1 to February 28.”'],
    ['Before the other date', 'That date: “The last day must be December 4 or later.”'],
  ],
  FileUpload: [
    ['No file', 'Choose …: “Choose a commissioning report.”'],
    ['Wrong type', '“The file must be a PDF.”'],
    ['Too large', '“The file must be smaller than 10 MB.”'],
    ['Not received', '“The file could not be sent. Try again.”'],
    ['Empty', '“The file is empty. Choose another one.”'],
    ['Cannot be opened', '“The file has a password. Choose one without.”'],
    ['Too many', '“Choose at most 5 photos.”'],
  ],
  FilterChips: [['Nothing is chosen', 'Choose at least one …: “Choose at least one topic.”']],
  Input: [
    empty,
    ['Wrong format', 'The right one: “Enter an email address like name@example.com.”'],
    ['Too long', '“The name can have at most 60 characters.”'],
    ['Too short', 'How long it is: “The serial number has 12 characters.”'],
    ['Characters that are not allowed', 'Those that are: “Use letters A to Z and digits.”'],
  ],
  NumberInput: [
    empty,
    ['Not a number', '“Enter the number of modules in digits.”'],
    ['Outside the limits', 'Both limits: “Enter a number from 2 to 6.”'],
    ['Not a whole number', '“Enter a whole number of modules, like 4.”'],
  ],
  PasswordInput: [
    empty,
    ['A rule is not met', 'That rule: “Use 12 characters or more.”'],
    ['Wrong', 'Neither name nor password is called wrong: “Name and password do not match.”'],
  ],
  PhoneInput: [
    ['Empty', '“Enter a telephone number.”'],
    ['Wrong format', '“Enter the number in digits, without the leading zero.”'],
  ],
  RadioGroup: [
    notChosen,
    ['Nothing is chosen of two', 'Both: “Choose mail or telephone.”'],
    ['The question that follows is empty', 'At its field: “Enter your telephone number.”'],
  ],
  Select: [notChosen],
  Textarea: [empty, ['Too long', 'By how much: “The message is 40 characters too long.”']],
}
