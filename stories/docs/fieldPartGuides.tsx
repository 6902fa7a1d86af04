import {
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
import { descriptionAnatomyPart, labelAnatomyPart, fieldMessageParts } from './fieldParts.ts'

const codes = [{ value: '+49', label: 'Germany (+49)' }]

/** Guides of the parts of forms and of composed fields. */
export const fieldPartGuides: ComponentGuides = {
  Field: {
    anatomy: [
      labelAnatomyPart,
      ['Control', 'The control is the one that you render.', 'input, textarea, select'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: (
        <Field label="Company name" id="guide-company">
          {(control, className) => <input {...control} className={className} name="company" />}
        </Field>
      ),
      reason: 'The field connects a label, help and an error with a control of your own.',
    },
    wrong: {
      drawing: <Text>Company name: _______</Text>,
      reason:
        'Text beside a control is not connected with it, so it is not announced as its label.',
    },
    accessibility: [
      descriptionAnatomyPart,
      'The ids of help and error are derived from the id of the control.',
    ],
    content: [
      'Mark required fields with `requiredLabel` if a form has optional fields as well.',
      'Say in an error what to do, in the words of the label, so that it can be understood in a summary, too.',
      'Show the error until the entry is corrected, and do not clear the entry, because most entries need only a small change.',
    ],
    related: ['Fieldset', 'Input'],
  },
  Fieldset: {
    anatomy: [
      ['Legend', 'The legend asks the question.', 'legend, [role]'],
      ['Controls', 'The controls are the parts of the answer.'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: (
        <Fieldset label="How may we answer?" id="guide-answer">
          <Text>By mail, by telephone</Text>
        </Fieldset>
      ),
      reason: 'One question is answered by several controls.',
    },
    wrong: {
      drawing: (
        <Fieldset label="Form" id="guide-form">
          <Text>Name, Email, Message</Text>
        </Fieldset>
      ),
      reason: 'These are three questions. Each has a field of its own, and the form has a heading.',
    },
    accessibility: [
      'Screen readers read the question when the first control is focused, some of them before every control.',
      'Help and error are the description of the group. An error sets `aria-invalid` only if the fieldset has a `role` such as `radiogroup`.',
      'The `id` is not rendered, because the ids of help and error are derived from it. Give the same `id` to the first control, so that an error summary can lead there.',
    ],
    content: ['Write the legend as a question with a question mark, or as a noun.'],
    related: ['Field', 'Checkbox', 'RadioGroup'],
  },
  FormErrorSummary: {
    anatomy: [
      ['Title', 'The title says how many entries have to be corrected.', 'h2'],
      ['Links', 'Each link leads to the control of its error.', 'a'],
    ],
    right: {
      drawing: (
        <FormErrorSummary
          title="Please correct one entry"
          errors={[{ id: 'guide-email', message: 'Enter an email address like name@example.com.' }]}
        />
      ),
      reason: 'The message says what to do, in the same words as at the control.',
    },
    wrong: {
      drawing: (
        <FormErrorSummary
          title="An error has occurred"
          errors={[{ id: 'guide-name', message: 'Invalid value' }]}
        />
      ),
      reason: 'Neither the title nor the message says which entry is wrong or what to do.',
    },
    accessibility: [
      'The summary is announced when it appears. On a page that loads with it, it receives the focus, also without script. If it appears later, focus it by `ref`, as `autoFocus` works when a page loads.',
      'Write the number of errors into the title of the document, because screen readers read it first.',
      'Let each error lead to its control. For a `RadioGroup`, this is the first option, for several checkboxes the one with the `id`, and for a question with two fields the first field that is wrong.',
    ],
    content: [
      'Write one line for each error, in the order of the form, so that people can work through them.',
      'Show the summary above the heading of the form, and also for a single error, because the field may be out of view.',
      'Use the words of the label in the message, so that it can be understood apart from the field.',
      'Keep all entries in the form, right and wrong ones, so that nobody has to type them again.',
      'List only what a visitor can correct. If something is sold out or not allowed, say so in an `Alert` or on a page.',
    ],
    related: ['Alert', 'Field'],
  },
  SearchField: {
    anatomy: [
      labelAnatomyPart,
      ['Field', 'The query is typed here.', 'input'],
      ['Button', 'The button starts the search.', 'button'],
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
      reason: 'The words explain what a search is, but not what can be found.',
    },
    accessibility: [
      'With `action`, the field is a form with the landmark `search`, which works without script.',
      'The label is hidden, but read, because the icon and the button show what the field is for.',
    ],
    content: [
      'Name at most three examples in the placeholder, because a small field cuts off the rest.',
    ],
    related: ['SearchDialog', 'Combobox'],
  },
  PhoneInput: {
    anatomy: [
      ['Question', 'The legend asks for the number and belongs to both controls.', 'legend, [id]'],
      ['Dialling code', 'A `Select` has the countries with their codes.', 'select'],
      ['Number', 'The number is typed without the leading zero.', 'input'],
      ...fieldMessageParts,
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
      reason: 'Code and number have a control each, so that they are not mixed up.',
    },
    wrong: {
      drawing: <Input label="Phone" name="tel" placeholder="0049-(0)30-…" />,
      reason: 'People have to guess which format is accepted.',
    },
    accessibility: [
      'Both controls have a name of their own and belong to one question.',
      descriptionAnatomyPart,
    ],
    content: ['Say in the help what the number is used for, because people hesitate to give it.'],
    related: ['Input', 'Select'],
  },
  FileUpload: {
    anatomy: [
      labelAnatomyPart,
      ['Button', 'The button opens the files of the device.', 'input'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: <FileUpload label="Commissioning report" name="report" help="PDF, at most 10 MB." />,
      reason: 'The help names type and size before a file is chosen.',
    },
    wrong: {
      drawing: <FileUpload label="Upload" name="file" />,
      reason: 'Nothing says which files are accepted, so people learn it from an error.',
    },
    accessibility: [
      descriptionAnatomyPart,
      'It is the file field of the browser. Files can also be dropped on it.',
      'The names of several files are listed below the field and not announced. The field itself says how many files there are.',
    ],
    content: [
      'Name the document in the label and not the action, because the button of the browser already names the action.',
      'Ask for a file only if the answer cannot be typed, because many people have the file on another device.',
      'Do not ask again for a file that was received. Show it as a `FileLink` with a way to replace it.',
    ],
    related: ['Input', 'FileLink'],
  },
}
