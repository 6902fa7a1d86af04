import {
  CodeInput,
  Combobox,
  DateInput,
  Input,
  NumberInput,
  PasswordInput,
  Select,
  Textarea,
} from '#design-system'
import type { ComponentGuides } from './componentGuide.ts'
import { descriptionAnatomyPart, labelAnatomyPart, fieldMessageParts } from './fieldParts.ts'

const labels = { decrease: 'Fewer', increase: 'More' }
const answers = [
  { value: 'mail', label: 'Mail' },
  { value: 'telephone', label: 'Telephone' },
]
const options = [
  { value: 'at', label: 'Austria' },
  { value: 'be', label: 'Belgium' },
  { value: 'fr', label: 'France' },
  { value: 'de', label: 'Germany' },
  { value: 'nl', label: 'Netherlands' },
  { value: 'ch', label: 'Switzerland' },
]
const combobox = {
  options,
  toggleLabel: 'Show countries',
  countLabel: (count: number) => `${count} countries`,
  emptyLabel: 'No country',
}

/** Guides of the fields to type in. */
export const fieldGuides: ComponentGuides = {
  CodeInput: {
    anatomy: [
      labelAnatomyPart,
      ['Boxes', 'Each digit has a box. For the keyboard they are one field.', 'input'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: (
        <CodeInput label="Verification code" name="code" help="We have sent it to your email." />
      ),
      reason: 'The help says where the code can be found.',
    },
    wrong: {
      drawing: <CodeInput label="Postcode" name="postcode" />,
      reason: 'Not every postcode has six digits. Use an `Input`.',
    },
    accessibility: [
      descriptionAnatomyPart,
      'The boxes are one field, so that a pasted code or one that the device suggests (`one-time-code`) fills all of them.',
    ],
    content: [
      'Say in the help to which address the code was sent and how long it is valid, so that people look in the right place in time.',
    ],
    related: ['Input', 'PasswordInput'],
  },
  Combobox: {
    anatomy: [
      labelAnatomyPart,
      ['Field', 'Typing in the field filters the list.', 'input, select'],
      ['Button', 'The button opens the whole list.'],
      ['List', 'The list shows the options that match, in groups if there are any.'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: <Combobox {...combobox} label="Country" name="country" />,
      reason: 'The list is long, and people know the name that they look for.',
    },
    wrong: {
      drawing: <Combobox {...combobox} options={answers} label="Answer by" name="answer" />,
      reason: 'A `RadioGroup` shows two options at once, without typing.',
    },
    accessibility: [
      descriptionAnatomyPart,
      'It follows the combobox pattern of the ARIA Authoring Practices. Before hydration it is a `Select`, so that it works without script.',
    ],
    content: [
      'Add other names and spellings as `keywords` of an option, so that people find it by them, too.',
      'Say in `emptyLabel` what was not found, such as "No country of that name".',
    ],
    related: ['Select', 'RadioGroup', 'SearchField'],
  },
  DateInput: {
    anatomy: [
      labelAnatomyPart,
      ['Date', 'The date is shown in the format of the visitor’s system.', 'input'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: (
        <DateInput label="Start of operation" name="start" help="As in the commissioning report." />
      ),
      reason: 'People know the day, and the help says where it is written.',
    },
    wrong: {
      drawing: <DateInput label="Year of construction" name="year" />,
      reason: 'Nobody knows the day. Use an `Input` with `inputMode="numeric"` for a year.',
    },
    accessibility: [
      descriptionAnatomyPart,
      'It is the date field of the browser, with the keyboard and the calendar that people know from other sites.',
      'Day, month and year are three parts of one field. The arrow keys change a part, and digits fill it.',
      'Set `autoComplete="bday"` for a birthday, so that browsers can fill it in (WCAG 1.3.5).',
    ],
    content: [
      'Say in the help which days are possible ("within three months") or where the day is written ("on the nameplate").',
      'If the help has an example, use a day that would be accepted, because people copy it.',
      'Do not name a format in the help, because visitors see the format of their own system.',
    ],
    related: ['Input', 'Select'],
  },
  Input: {
    anatomy: [
      labelAnatomyPart,
      ['Control', 'The control fills its container.', 'input'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: <Input label="Email" name="email" type="email" help="We answer to this address." />,
      reason: 'The label stays while people type, and the help says what the address is for.',
    },
    wrong: {
      drawing: (
        <Input label="Email" labelVariant="hidden" name="mail" placeholder="Your email address" />
      ),
      reason: 'The placeholder is the only label and disappears with the first letter.',
    },
    accessibility: [
      descriptionAnatomyPart,
      'Set `autoComplete` for entries about the visitor, so that browsers can fill them in (WCAG 1.3.5).',
      'Do not put a link into the help. It is read as plain text, so nobody hears that it leads somewhere.',
      'Set `inputMode="numeric"` for digits and `inputMode="decimal"` for figures with decimals, because phones then open a keyboard of digits. Leave `inputMode` out if a value can be negative, because some of these keyboards have no minus sign.',
      'Set `spellCheck={false}` for codes and names, because browsers mark them as errors and may offer to change them.',
      '`prefix` and `suffix` are read with the help. Name the unit in the label as well, and accept it if it is typed, too.',
      'Make the field about as wide as the answer, because its width suggests the length of what is asked for.',
    ],
    content: [
      'Write labels as nouns in sentence case, without a colon. They stand above the field.',
      'Let an error say what to write, for example "Enter an email address like name@example.com."',
      'Write the help in one sentence, because all of it is read each time the field is focused.',
      'Put what most people need to know into the help, and what only few need beside the form.',
      'Do not set a `maxLength` that a pasted text can exceed, because browsers cut off the rest without a message. Accept the text and name the limit in the error.',
      'Accept spaces, dashes and units that people add, and remove them on the server, because the meaning is clear.',
      'Never block pasting, because people copy what they cannot remember.',
    ],
    related: ['Textarea', 'PasswordInput', 'NumberInput', 'Field'],
  },
  NumberInput: {
    anatomy: [
      labelAnatomyPart,
      ['Number', 'The number can be typed or changed in steps.', 'input'],
      ['Buttons', 'The buttons lower and raise the number by one step.', 'button'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: <NumberInput label="Modules" name="modules" labels={labels} />,
      reason: 'The number is a small count.',
    },
    wrong: {
      drawing: <NumberInput label="Serial number" name="serial" labels={labels} />,
      reason: 'Nobody raises a serial number by one. Use an `Input`.',
    },
    accessibility: [
      descriptionAnatomyPart,
      'The buttons have names and stop at `min` and `max`. They are no tab stops, because the arrow keys do the same.',
    ],
    content: [
      'Name the unit in `suffix` and in the label, and the limits in `help`.',
      'Ask only for numbers that people count or estimate. For figures that are copied from a document, an `Input` with `inputMode` is safer, because the arrow keys cannot change it by mistake.',
    ],
    related: ['Input', 'Select'],
  },
  PasswordInput: {
    anatomy: [
      labelAnatomyPart,
      ['Password', 'The password is hidden until the visitor shows it.', 'input'],
      ['Button', 'The button shows and hides the password.', 'button'],
      ['Meter', 'For a new password, a list shows which rules are met.'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: (
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          revealLabel="Show"
          hideLabel="Hide"
        />
      ),
      reason: 'The password can be shown, so that one field is enough.',
    },
    wrong: {
      drawing: (
        <PasswordInput
          label="Repeat the password"
          name="again"
          autoComplete="new-password"
          revealLabel="Show"
          hideLabel="Hide"
        />
      ),
      reason: 'People have to type the password twice, although they can show it and read it once.',
    },
    accessibility: [
      descriptionAnatomyPart,
      'Pasting and password managers work, so that nobody has to remember or copy out a password (WCAG 3.3.8).',
    ],
    content: [
      'Write each rule as what to do, such as "12 characters or more", and not as what is forbidden.',
    ],
    related: ['Input', 'CodeInput'],
  },
  Select: {
    anatomy: [
      labelAnatomyPart,
      ['Control', 'The control opens the list of the visitor’s own system.', 'select'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: (
        <Select label="Country" name="country" placeholder="Choose a country" options={options} />
      ),
      reason: 'No option is chosen in advance, and the empty option says what to do.',
    },
    wrong: {
      drawing: (
        <Select
          label="Newsletter"
          name="news"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      ),
      reason:
        'The list hides two options. The newsletter is optional, so one `Checkbox` is enough.',
    },
    accessibility: [
      descriptionAnatomyPart,
      'Phones open it as a list or a wheel of their own, which people know from other applications.',
      'Typing the first letters finds an option, so do not begin an option with a symbol or an emoji.',
      'Some people cannot open a select or scroll in it. Before you use one, try a `RadioGroup`, fewer options or a question that narrows the options.',
      'Do not send the form or hide anything when the choice changes, because on many systems an arrow key changes it at each press.',
    ],
    content: [
      'Put the options in an order that people expect, such as alphabetical, by size or by use.',
      'Say in `placeholder`, which is the empty option, what to do, such as "Choose a country".',
      'Let a question begin with the empty option, because people overlook an option that is chosen in advance. Let a setting begin with the value that is stored.',
      'Use checkboxes if several options may be chosen. `multiple` is not offered, because it is hard to use.',
    ],
    related: ['Combobox', 'RadioGroup'],
  },
  Textarea: {
    anatomy: [
      labelAnatomyPart,
      ['Control', 'The control grows with its text.', 'textarea'],
      ['Count', 'The count says how many characters of `maxLength` are left.'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: (
        <Textarea
          label="Message"
          name="message"
          help="Do not write passwords or account numbers."
        />
      ),
      reason: 'The help says what people should not send in a message.',
    },
    wrong: {
      drawing: <Textarea label="Name" name="name" />,
      reason: 'A name has one line. Use an `Input`.',
    },
    accessibility: [
      descriptionAnatomyPart,
      'The count is announced when typing pauses, so that it does not interrupt.',
      'Browsers cut off text at `maxLength` without a message, also text that is pasted. If people can reach the limit, show the count with `countLabel`, and set the limit well above the length of a usual answer.',
      'Never block pasting, because people write long answers elsewhere first.',
    ],
    content: [
      'Say in the help what an answer has to contain, so that nobody has to ask again.',
      'If an answer has several parts, ask a question for each, because short questions are easier to answer.',
      'The field is 8.5 rem high at first, which suggests an answer of several sentences. It grows with the text, so `rows` has no effect in browsers that support `field-sizing`.',
    ],
    related: ['Input'],
  },
}
