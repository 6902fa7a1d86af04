/** Code of a common use, shown on the docs pages of the components that it is about. */
export interface CodeSample {
  readonly title: string
  readonly components: readonly string[]
}

/** Samples by their file in `samples/`; `codeSamples.test.tsx` operates each. */
export const codeSamples: Readonly<Record<string, CodeSample>> = {
  DateRange: { title: 'A first and a last day', components: ['DateInput', 'Fieldset'] },
  DialogWithForm: { title: 'A form in a dialog', components: ['Dialog'] },
  FilesWithLimit: { title: 'A limit that is checked at once', components: ['FileUpload'] },
  FollowUpQuestion: { title: 'A question that follows an answer', components: ['RadioGroup'] },
  FormLibrary: {
    title: 'With react-hook-form',
    components: [
      'Checkbox',
      'CodeInput',
      'Combobox',
      'DateInput',
      'FileUpload',
      'FilterChips',
      'Input',
      'NumberInput',
      'PasswordInput',
      'PhoneInput',
      'RadioGroup',
      'SearchField',
      'Select',
      'Switch',
      'Textarea',
    ],
  },
  OneOpenAnswer: { title: 'One open at a time', components: ['Disclosure'] },
  PagesOfAList: { title: 'Addresses of pages', components: ['Pagination'] },
  PageWithSkipLink: {
    title: 'The order of a page',
    components: ['Breadcrumbs', 'SkipLink'],
  },
  SavedNotice: { title: 'What came of a press', components: ['Alert'] },
  ServerErrors: {
    title: 'Errors from the server, and a send that fails',
    components: ['Alert', 'Button', 'Field', 'FormErrorSummary', 'Input', 'Select', 'Textarea'],
  },
  SeveralAnswers: { title: 'Several answers, or none', components: ['Checkbox', 'Fieldset'] },
  SortedTable: { title: 'Sorting', components: ['Table'] },
  TabInState: { title: 'A tab chosen by another control', components: ['Tabs'] },
}
