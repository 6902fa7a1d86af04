import {
  Checkbox,
  Field,
  Fieldset,
  FileUpload,
  FormErrorSummary,
  Input,
  PhoneInput,
  SearchField,
  Text,
} from '#design-system'
import type { ComponentGuides } from './componentGuide.ts'
import {
  fieldDescriptionAccessibilityNote,
  fieldMessageAnatomyParts,
  fieldMessageAnatomyPartsWithHelp,
  labelAnatomyPart,
} from './fieldParts.ts'

const codes = [{ value: '+49', label: 'Germany (+49)' }]

/** Guides of the parts of forms and of composed fields. */
export const fieldPartGuides: ComponentGuides = {
  Field: {
    anatomy: [
      labelAnatomyPart,
      ['Control', 'It is the one control that you render.', 'input, textarea, select'],
      ...fieldMessageAnatomyParts,
    ],
    right: {
      drawing: (
        <Field label="Company name" id="guide-company">
          {(control, className) => <input {...control} className={className} name="company" />}
        </Field>
      ),
      reason: 'A control of your own has a label, and may have help and an error.',
    },
    wrong: {
      drawing: <Text>Company name: _______</Text>,
      reason: 'Words beside a control are not its label.',
    },
    accessibility: [
      fieldDescriptionAccessibilityNote,
      'The ids of help and error are derived from that of the control.',
    ],
    content: [
      'Mark what is required with `requiredLabel`, unless everything is.',
      'Say in an error what to do, in the words of the label. Show it until it is corrected, and do not clear the entry.',
    ],
    related: ['Fieldset', 'Input'],
  },
  Fieldset: {
    anatomy: [
      ['Legend', 'It asks the question.', 'legend, [role]'],
      ['Controls', 'They are the parts of the answer.', 'input'],
      ...fieldMessageAnatomyPartsWithHelp,
    ],
    right: {
      drawing: (
        <Fieldset label="How may we answer?" id="guide-answer">
          <Checkbox name="answer-mail" label="By mail" />
          <Checkbox name="answer-telephone" label="By telephone" />
        </Fieldset>
      ),
      reason: 'Several controls answer one question.',
    },
    wrong: {
      drawing: (
        <Fieldset label="Form" id="guide-form">
          <Input name="guide-name" label="Name" />
          <Input name="guide-email" label="Email" />
        </Fieldset>
      ),
      reason: 'These are two questions, so each has only a field of its own.',
    },
    accessibility: [
      'The question is read with the controls.',
      'Help and error are the description of the group. An error sets `aria-invalid` only with a `role` such as `radiogroup`.',
      'Its `id` is not in the document. Give it to the first control, so that an error summary leads there.',
    ],
    content: ['Write a question with a question mark, or a noun.'],
    related: ['Field', 'Checkbox', 'RadioGroup'],
  },
  FormErrorSummary: {
    anatomy: [
      ['Title', 'It says how many entries are wrong.', 'h2'],
      ['Links', 'Each leads to its control.', 'a'],
    ],
    right: {
      drawing: (
        <FormErrorSummary
          title="Please correct one entry"
          errors={[{ id: 'guide-email', message: 'Enter an email address like name@example.com.' }]}
        />
      ),
      reason: 'The message has the same words as at the control.',
    },
    wrong: {
      drawing: (
        <FormErrorSummary
          title="An error has occurred"
          errors={[{ id: 'guide-name', message: 'Invalid value' }]}
        />
      ),
      reason: 'Neither text says which entry is wrong or what to do.',
    },
    accessibility: [
      'It is announced when it appears. On a page that loads with it, it has the focus, also without script. If it appears later, focus it by `ref`.',
      'Write the number of errors into the title of the document, because it is read first.',
      'Let each error lead to its control. Use the first option of a `RadioGroup`, the checkbox with the `id` of its group, and the first wrong field of a question with two fields.',
    ],
    content: [
      'Write one line for each error, in the order of the form.',
      'Show it above the heading of the form, also for a single error.',
      'Use the words of the label, so that a message can be understood apart from its field.',
      'Keep all entries in the form, right and wrong ones.',
      'List only what a visitor can correct. Use an `Alert` or a page for what is sold out or not allowed.',
    ],
    related: ['Alert', 'Field'],
  },
  SearchField: {
    anatomy: [
      ['Label', 'It is visually hidden, because icon and button show what the field is for.'],
      ['Field', 'The search is typed here.', 'input'],
      ['Button', 'It sends the search.', 'button'],
    ],
    right: {
      drawing: (
        <SearchField
          action="#search"
          name="q"
          label="Search"
          submitLabel="Search"
          placeholder="Battery, warranty …"
        />
      ),
      reason: 'The examples show what can be found.',
    },
    wrong: {
      drawing: (
        <SearchField
          action="#search"
          name="q"
          label="Search"
          submitLabel="Go"
          placeholder="Enter your search term here"
        />
      ),
      reason: 'The words only explain what a search is.',
    },
    accessibility: ['With `action` it is a `search` landmark, and the form works without script.'],
    content: ['Give at most three examples in the placeholder.'],
    related: ['SearchDialog', 'Combobox'],
  },
  PhoneInput: {
    anatomy: [
      ['Question', 'It belongs to both controls.', 'legend, [id]'],
      ['Dialling code', 'It is a `Select` of countries.', 'select'],
      ['Number', 'It is typed without the leading zero.', 'input'],
      ...fieldMessageAnatomyPartsWithHelp,
    ],
    right: {
      drawing: (
        <PhoneInput
          label="Phone"
          name="phone"
          codeName="code"
          codes={codes}
          codeLabel="Dialling code"
          numberLabel="Number"
        />
      ),
      reason: 'Code and number are not mixed up.',
    },
    wrong: {
      drawing: <Input label="Phone" name="tel" placeholder="0049-(0)30-…" />,
      reason: 'People have to guess the format.',
    },
    accessibility: [
      'Both controls have a name, and belong to one question.',
      fieldDescriptionAccessibilityNote,
    ],
    content: ['Say in the help what the number is used for.'],
    related: ['Input', 'Select'],
  },
  FileUpload: {
    anatomy: [
      labelAnatomyPart,
      ['Button', 'It opens the files of the system.', 'input'],
      ...fieldMessageAnatomyPartsWithHelp,
    ],
    right: {
      drawing: <FileUpload label="Commissioning report" name="report" help="PDF, at most 10 MB." />,
      reason: 'Type and size are named before a file is chosen.',
    },
    wrong: {
      drawing: <FileUpload label="Upload" name="file" />,
      reason: 'A file is refused for a limit that nobody was told.',
    },
    accessibility: [
      fieldDescriptionAccessibilityNote,
      'It is the file field of the browser, and files can also be dropped on it.',
      'The names of several files are listed below and not announced. The field itself says how many there are.',
    ],
    content: [
      'Name the document in the label, not the action.',
      'Ask for a file only if the answer cannot be typed, because many people have it on another device.',
      'Do not ask again for a file that was received. Show it as a `FileLink` with a way to replace it.',
    ],
    related: ['Input', 'FileLink'],
  },
}
