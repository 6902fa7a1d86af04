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
const options = [
  { value: 'de', label: 'Germany' },
  { value: 'fr', label: 'France' },
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
      ['Boxes', 'One for each digit; one field for the keyboard.', 'input'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: (
        <CodeInput label="Verification code" name="code" help="We have sent it to your email." />
      ),
      reason: 'Says where the code is.',
    },
    wrong: {
      drawing: <CodeInput label="Postcode" name="postcode" />,
      reason: 'Not every postcode has six digits.',
    },
    accessibility: [
      descriptionAnatomyPart,
      'One field: a pasted or suggested code fills it (`one-time-code`).',
    ],
    content: ['Help names the address and how long the code is valid.'],
    related: ['Input', 'PasswordInput'],
  },
  Combobox: {
    anatomy: [
      labelAnatomyPart,
      ['Field', 'Filters the list.', 'input, select'],
      ['Button', 'Opens the whole list.'],
      ['List', 'Matches, with groups.'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: <Combobox {...combobox} label="Country" name="country" />,
      reason: 'A long list of known names.',
    },
    wrong: {
      drawing: <Combobox {...combobox} options={options} label="Answer by" name="answer" />,
      reason: 'Two answers are seen at a glance in a RadioGroup.',
    },
    accessibility: [
      descriptionAnatomyPart,
      'The combobox of the ARIA practices; a Select before hydration.',
    ],
    content: [
      'Options also match other spellings (`keywords`).',
      '`emptyLabel` says what was not found.',
    ],
    related: ['Select', 'RadioGroup', 'SearchField'],
  },
  DateInput: {
    anatomy: [
      labelAnatomyPart,
      ['Date', 'In the format of the visitor’s system.', 'input'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: (
        <DateInput label="Start of operation" name="start" help="As in the commissioning report." />
      ),
      reason: 'A day that people know.',
    },
    wrong: {
      drawing: <DateInput label="Year of construction" name="year" />,
      reason: 'Nobody knows the day: a NumberInput.',
    },
    accessibility: [
      descriptionAnatomyPart,
      'The date field of the platform, with its keyboard and calendar.',
      'Day, month and year are one field of three parts: the arrow keys change them, digits fill them.',
      'A birthday has `autoComplete="bday"` (WCAG 1.3.5).',
    ],
    content: [
      'Help names the limits ("within three months") or where the day is written ("on the nameplate").',
      'A day in the help is one that would be accepted.',
      'No format in the help: visitors see that of their own system.',
    ],
    related: ['Input', 'Select'],
  },
  Input: {
    anatomy: [labelAnatomyPart, ['Control', 'Fills its container.', 'input'], ...fieldMessageParts],
    right: {
      drawing: <Input label="Email" name="email" type="email" help="We answer to this address." />,
      reason: 'A label that stays, a help that helps.',
    },
    wrong: {
      drawing: (
        <Input label="Email" labelVariant="hidden" name="mail" placeholder="Your email address" />
      ),
      reason: 'A placeholder disappears with the first letter.',
    },
    accessibility: [
      descriptionAnatomyPart,
      '`autoComplete` names what is asked for (WCAG 1.3.5).',
      'Help has no link: it is read as plain text, without saying that it leads somewhere.',
      'Digits: `inputMode="numeric"` opens their keys; codes and names have `spellCheck={false}`.',
      'Decimals: `inputMode="decimal"`. Some phones have no minus there: leave it out where a value can be negative.',
      '`prefix` and `suffix` are read with the help. Name the unit in the label, too, and accept it when it is typed again.',
      'Its width is a hint: a field for a postcode across the page asks for more than a postcode.',
    ],
    content: [
      'Labels are nouns without a colon.',
      'Errors say what to write: "name@example.com".',
      'Help is one sentence: all of it is read each time the field is focused.',
      'No `maxLength` below what people paste: the rest is cut off unseen. Accept it and name the limit in the error.',
      'Spaces, dashes and units that people add are accepted.',
      'Pasting is never blocked: people copy what they cannot remember.',
      'Labels stand above in sentence case; what most people need to know is help, what few need is beside the form.',
    ],
    related: ['Textarea', 'PasswordInput', 'NumberInput', 'Field'],
  },
  NumberInput: {
    anatomy: [
      labelAnatomyPart,
      ['Number', 'Typed, or changed by steps.', 'input'],
      ['Buttons', 'Less and more.', 'button'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: <NumberInput label="Modules" name="modules" labels={labels} />,
      reason: 'A small count.',
    },
    wrong: {
      drawing: <NumberInput label="Serial number" name="serial" labels={labels} />,
      reason: 'No number to add one to: an Input.',
    },
    accessibility: [descriptionAnatomyPart, 'The buttons are named and stop at the limits.'],
    content: [
      'The unit is in `suffix` and in the label, the limits in `help`.',
      'Only what is counted: for figures that are copied from a document an Input with `inputMode` is safer.',
    ],
    related: ['Input', 'Select'],
  },
  PasswordInput: {
    anatomy: [
      labelAnatomyPart,
      ['Password', 'Hidden until it is asked for.', 'input'],
      ['Button', 'Shows and hides it.', 'button'],
      ['Meter', 'Rules that are met; where a new one is chosen.'],
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
      reason: 'One field that can be shown.',
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
      reason: 'Typed twice instead of read once.',
    },
    accessibility: [descriptionAnatomyPart, 'Pasting and password managers work (WCAG 3.3.8).'],
    content: ['Rules are positive: "12 characters or more".'],
    related: ['Input', 'CodeInput'],
  },
  Select: {
    anatomy: [
      labelAnatomyPart,
      ['Control', 'The list of the visitor’s own system.', 'select'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: (
        <Select label="Country" name="country" placeholder="Please choose" options={options} />
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
      reason: 'A yes or no: a Checkbox.',
    },
    accessibility: [
      descriptionAnatomyPart,
      'Opens as a wheel on phones.',
      'Typing the first letters finds an option: no sign or emoji before its words.',
      'Some people cannot open it or scroll in it: try a RadioGroup, fewer options or a question before it first.',
      'Nothing is sent or hidden when the choice changes: arrow keys change it at each press.',
    ],
    content: [
      'Options in the order people expect: alphabet, size or use.',
      'The empty option says what to do: "Choose a country".',
      'A question begins with the empty option, a setting with what is set.',
      'Several of a list are Checkboxes: `multiple` is hard to use and not offered.',
    ],
    related: ['Combobox', 'RadioGroup'],
  },
  Textarea: {
    anatomy: [
      labelAnatomyPart,
      ['Control', 'Grows with its text.', 'textarea'],
      ['Count', 'What is left of `maxLength`.'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: <Textarea label="Message" name="message" help="Please no account data." />,
      reason: 'Says what does not belong in it.',
    },
    wrong: { drawing: <Textarea label="Name" name="name" />, reason: 'One line: an Input.' },
    accessibility: [
      descriptionAnatomyPart,
      'The count is announced after typing has paused.',
      '`maxLength` cuts off what is pasted: a limit that people can reach has a count, and is well above the usual answer.',
    ],
    content: [
      'Help says what is needed for an answer.',
      'Its height is a hint how long an answer may be.',
    ],
    related: ['Input'],
  },
}
