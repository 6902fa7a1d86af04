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
import {
  fieldDescriptionAccessibilityNote,
  fieldMessageAnatomyParts,
  fieldMessageAnatomyPartsWithHelp,
  labelAnatomyPart,
} from './fieldParts.ts'

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
      ['Boxes', 'Each digit has a box, but all of them are one field.', 'input'],
      ...fieldMessageAnatomyPartsWithHelp,
    ],
    right: {
      drawing: (
        <CodeInput label="Verification code" name="code" help="We have sent it to your email." />
      ),
      reason: 'The help says where the code is.',
    },
    wrong: {
      drawing: <CodeInput label="Postcode" name="postcode" />,
      reason: 'Not every postcode has six digits.',
    },
    accessibility: [
      fieldDescriptionAccessibilityNote,
      'It is one field, so a pasted or suggested code (`one-time-code`) fills all boxes.',
    ],
    content: ['Name the address in the help, and say how long the code is valid.'],
    related: ['Input', 'PasswordInput'],
  },
  Combobox: {
    anatomy: [
      labelAnatomyPart,
      ['Field', 'Typing filters the list.', 'input, select'],
      ['Button', 'It opens the whole list.'],
      ['List', 'It shows the options that match, in their groups.'],
      ...fieldMessageAnatomyParts,
    ],
    right: {
      drawing: <Combobox {...combobox} label="Country" name="country" />,
      reason: 'The list is long, and people know its names.',
    },
    wrong: {
      drawing: <Combobox {...combobox} options={answers} label="Answer by" name="answer" />,
      reason: 'A `RadioGroup` shows two options at a glance.',
    },
    accessibility: [
      fieldDescriptionAccessibilityNote,
      'It follows the combobox pattern of the ARIA practices. Before hydration it is a `Select`.',
    ],
    content: [
      'Add other spellings as `keywords`, so that they are found, too.',
      'Say in `emptyLabel` what was not found.',
    ],
    related: ['Select', 'RadioGroup', 'SearchField'],
  },
  DateInput: {
    anatomy: [
      labelAnatomyPart,
      ['Date', 'It has the format of the visitor’s system.', 'input'],
      ...fieldMessageAnatomyParts,
    ],
    right: {
      drawing: (
        <DateInput label="Start of operation" name="start" help="As in the commissioning report." />
      ),
      reason: 'People know this day.',
    },
    wrong: {
      drawing: <DateInput label="Year of construction" name="year" />,
      reason: 'Nobody knows the day. Use an `Input` for a year.',
    },
    accessibility: [
      fieldDescriptionAccessibilityNote,
      'It is the date field of the browser, with its keyboard and calendar.',
      'Day, month and year are one field of three parts. The arrow keys change them, and digits fill them.',
      'Set `autoComplete="bday"` for a birthday (WCAG 1.3.5).',
    ],
    content: [
      'Name the limits in the help ("within three months") or say where the day is written ("on the nameplate").',
      'If the help names a day, let it be one that is accepted.',
      'Do not name a format in the help, because visitors see that of their own system.',
    ],
    related: ['Input', 'Select'],
  },
  Input: {
    anatomy: [
      labelAnatomyPart,
      ['Control', 'It fills its container.', 'input'],
      ...fieldMessageAnatomyParts,
    ],
    right: {
      drawing: <Input label="Email" name="email" type="email" help="We answer to this address." />,
      reason: 'The label stays, and the help says what the address is for.',
    },
    wrong: {
      drawing: (
        <Input label="Email" labelVariant="hidden" name="mail" placeholder="Your email address" />
      ),
      reason: 'A placeholder disappears with the first letter.',
    },
    accessibility: [
      fieldDescriptionAccessibilityNote,
      'Set `autoComplete` for entries about the visitor, so that browsers can fill them in (WCAG 1.3.5).',
      'Do not put a link into the help. It is read as plain text, without saying that it leads somewhere.',
      'Set `inputMode="numeric"` for digits and `"decimal"` for decimals, so that phones show these keys. Leave `inputMode` out where a value can be negative, because some of these keyboards have no minus.',
      'Set `spellCheck={false}` for codes and names, because browsers mark them as mistakes.',
      'Screen readers read `prefix` and `suffix` as part of the description. Name the unit in the label as well, and accept entries that repeat it.',
      'Place the field in a column that is as wide as its answer, because the width suggests how much to write.',
    ],
    content: [
      'Write labels as nouns in sentence case, without a colon.',
      'Say in an error what to write, such as "name@example.com".',
      'Write the help in one sentence, because all of it is read each time the field is focused.',
      'Do not set a `maxLength` that pasted text can exceed, because the rest is cut off without notice. Accept the text and name the limit in the error.',
      'Accept spaces, dashes and units that people add.',
      'Never block pasting, because people copy what they cannot remember.',
      'Put what most people need to know into the help, and what few need beside the form.',
    ],
    related: ['Textarea', 'PasswordInput', 'NumberInput', 'Field'],
  },
  NumberInput: {
    anatomy: [
      labelAnatomyPart,
      ['Number', 'It is typed, or changed by steps.', 'input'],
      ['Buttons', 'They lower and raise the number.', 'button'],
      ...fieldMessageAnatomyParts,
    ],
    right: {
      drawing: <NumberInput label="Modules" name="modules" labels={labels} />,
      reason: 'The number is a small count.',
    },
    wrong: {
      drawing: <NumberInput label="Serial number" name="serial" labels={labels} />,
      reason: 'Nobody adds one to a serial number. Use an `Input`.',
    },
    accessibility: [
      fieldDescriptionAccessibilityNote,
      'The buttons have names and stop at the limits.',
    ],
    content: [
      'Name the unit in `suffix` and in the label, and the limits in `help`.',
      'Use it only for what is counted. For figures from a document, an `Input` with `inputMode` is safer, because arrow keys do not change it.',
    ],
    related: ['Input', 'Select'],
  },
  PasswordInput: {
    anatomy: [
      labelAnatomyPart,
      ['Password', 'It is hidden until the visitor shows it.', 'input'],
      ['Button', 'It shows and hides the password.', 'button'],
      ['Meter', 'It shows which rules a new password meets.'],
      ...fieldMessageAnatomyParts,
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
      reason: 'One field is enough, because it can be shown.',
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
      reason: 'The password is typed twice instead of read once.',
    },
    accessibility: [
      fieldDescriptionAccessibilityNote,
      'Pasting and password managers work (WCAG 3.3.8).',
    ],
    content: ['Say in a rule what to do, such as "12 characters or more".'],
    related: ['Input', 'CodeInput'],
  },
  Select: {
    anatomy: [
      labelAnatomyPart,
      ['Control', 'It opens the list of the visitor’s own system.', 'select'],
      ...fieldMessageAnatomyParts,
    ],
    right: {
      drawing: (
        <Select label="Country" name="country" placeholder="Choose a country" options={options} />
      ),
      reason: 'Nothing is chosen in advance.',
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
      reason: 'The newsletter is optional. Use one `Checkbox`.',
    },
    accessibility: [
      fieldDescriptionAccessibilityNote,
      'Phones open it as a list or a wheel of their own.',
      'Typing the first letters finds an option, so put no sign or emoji before its words.',
      'Some people cannot open it or scroll in it. First try a `RadioGroup`, fewer options, or a question that narrows them.',
      'Do not send or hide anything when the choice changes, because arrow keys change it at each press.',
    ],
    content: [
      'Put the options in the order that people expect, such as alphabetical, by size or by use.',
      'Say in the empty option what to do, such as "Choose a country".',
      'Begin a question with the empty option, because an option chosen in advance is overlooked. Begin a setting with what is stored.',
      'Use checkboxes for several options. `multiple` is not offered, because it is hard to use.',
    ],
    related: ['Combobox', 'RadioGroup'],
  },
  Textarea: {
    anatomy: [
      labelAnatomyPart,
      ['Control', 'It grows with its text.', 'textarea'],
      ['Count', 'It says what is left of `maxLength`.'],
      ...fieldMessageAnatomyParts,
    ],
    right: {
      drawing: (
        <Textarea
          label="Message"
          name="message"
          help="Do not write passwords or account numbers."
        />
      ),
      reason: 'The help says what does not belong in a message.',
    },
    wrong: {
      drawing: <Textarea label="Name" name="name" />,
      reason: 'A name has one line. Use an `Input`.',
    },
    accessibility: [
      fieldDescriptionAccessibilityNote,
      'The count is announced after typing has paused.',
      '`maxLength` cuts off pasted text without notice. If you need a limit, show the count and set the limit well above the usual answer.',
    ],
    content: [
      'Say in the help what is needed for an answer.',
      'If an answer has several parts, ask for each part in a field of its own, because short questions are easier.',
      'Never block pasting, because people write long texts elsewhere and paste them.',
      'The height is 8.5 rem at first and grows with the text. `rows` has an effect only in browsers without `field-sizing`.',
    ],
    related: ['Input'],
  },
}
