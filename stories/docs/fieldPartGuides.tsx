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
      ['Control', 'The one control that is given.', 'input, textarea, select'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: (
        <Field label="Company name" id="guide-company">
          {(control, className) => <input {...control} className={className} name="company" />}
        </Field>
      ),
      reason: 'Label, help and error around a control of your own.',
    },
    wrong: {
      drawing: <Text>Company name: _______</Text>,
      reason: 'Words beside a control are no label.',
    },
    accessibility: [descriptionAnatomyPart, 'Ids are derived from the one of the control.'],
    content: [
      'Mark what is required (`requiredLabel`), if not all is.',
      'An error says what to do with the words of the label, stands until it is corrected and clears no entry.',
    ],
    related: ['Fieldset', 'Input'],
  },
  Fieldset: {
    anatomy: [
      ['Legend', 'The question.', 'legend, [role]'],
      ['Controls', 'All answers.'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: (
        <Fieldset label="How may we answer?" id="guide-answer">
          <Text>By mail, by telephone</Text>
        </Fieldset>
      ),
      reason: 'One question, several controls.',
    },
    wrong: {
      drawing: (
        <Fieldset label="Form" id="guide-form">
          <Text>Name, Email, Message</Text>
        </Fieldset>
      ),
      reason: 'Three questions: each has its own field.',
    },
    accessibility: [
      'The question is read before each answer.',
      descriptionAnatomyPart,
      'Its id is not in the document: give it to the first control, so that an error summary leads there.',
    ],
    content: ['A question with a question mark, or a noun.'],
    related: ['Field', 'Checkbox', 'RadioGroup'],
  },
  FormErrorSummary: {
    anatomy: [
      ['Title', 'How many entries are wrong.', 'h2'],
      ['Links', 'Each leads to its control.', 'a'],
    ],
    right: {
      drawing: (
        <FormErrorSummary
          title="Please correct one entry"
          errors={[{ id: 'guide-email', message: 'Incorrect email format' }]}
        />
      ),
      reason: 'The same words as at the control.',
    },
    wrong: {
      drawing: (
        <FormErrorSummary
          title="An error has occurred"
          errors={[{ id: 'guide-name', message: 'Invalid value' }]}
        />
      ),
      reason: 'Neither says which entry nor what to do.',
    },
    accessibility: [
      'It is announced when it appears. On a page that loads with it, it has the focus, without script, too; elsewhere the application focuses it by `ref`.',
      'The application writes the number of errors into the title of the document, which is read first.',
      'Each error leads to its control; of a RadioGroup to the first option, of several Checkboxes to the one with the id, of a question with two fields to the first wrong one.',
    ],
    content: [
      'One line for each error, in the order of the form.',
      'Also for a single error; above the heading of the form.',
      'The words of the label are in the message, so that it can be understood apart from the field.',
      'All entries stay in the form, right and wrong ones.',
      'Only what a visitor can correct: what is sold out or not allowed is said by an Alert or a page.',
    ],
    related: ['Alert', 'Field'],
  },
  SearchField: {
    anatomy: [
      labelAnatomyPart,
      ['Field', 'With a cross to empty it.', 'input'],
      ['Button', 'Sends the search.', 'button'],
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
      reason: 'Shows what can be found.',
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
      reason: 'Words that say what a search is.',
    },
    accessibility: ['A `search` landmark; the form works without script.'],
    content: ['At most three examples in the placeholder.'],
    related: ['SearchDialog', 'Combobox'],
  },
  PhoneInput: {
    anatomy: [
      ['Question', 'For both controls.', 'legend, [id]'],
      ['Dialling code', 'A Select of countries.', 'select'],
      ['Number', 'Without the leading zero.', 'input'],
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
      reason: 'Code and number are not mixed up.',
    },
    wrong: {
      drawing: <Input label="Phone" name="tel" placeholder="0049-(0)30-…" />,
      reason: 'A format to be guessed.',
    },
    accessibility: ['Two named controls of one question.', descriptionAnatomyPart],
    content: ['Help says what the number is used for.'],
    related: ['Input', 'Select'],
  },
  FileUpload: {
    anatomy: [
      labelAnatomyPart,
      ['Button', 'Opens the files of the system.', 'input'],
      ...fieldMessageParts,
    ],
    right: {
      drawing: <FileUpload label="Commissioning report" name="report" help="PDF, at most 10 MB." />,
      reason: 'Kind and size before choosing.',
    },
    wrong: {
      drawing: <FileUpload label="Upload" name="file" />,
      reason: 'Refused afterwards for a limit nobody was told.',
    },
    accessibility: [
      descriptionAnatomyPart,
      'The file field of the platform; files can also be dropped.',
      'Names of several files are listed below and not announced; the field itself says how many there are.',
    ],
    content: [
      'The label names the document, not the action.',
      'Ask for a file only if the answer cannot be typed: many people have it on another device.',
      'A file that was received is not asked for again: show it as a FileLink with a way to replace it.',
    ],
    related: ['Input', 'FileLink'],
  },
}
