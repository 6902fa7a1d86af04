/** Code of a common use, shown on the docs pages of the components that it is about. */
export interface CodeSample {
  readonly title: string
  readonly components: readonly string[]
}

/** Samples by their file in `samples/`; `codeSamples.test.tsx` operates each. */
export const codeSamples: Readonly<Record<string, CodeSample>> = {
  DateRange: { title: 'A first and a last day', components: ['DateInput', 'Fieldset'] },
  DialogWithForm: { title: 'A form in a dialog', components: ['Dialog'] },
  FilesWithLimit: { title: 'A limit that is checked before sending', components: ['FileUpload'] },
  FollowUpQuestion: { title: 'A question that follows an answer', components: ['RadioGroup'] },
  FormLibrary: {
    title: 'A form with react-hook-form',
    components: ['Checkbox', 'Input', 'RadioGroup', 'Select', 'Textarea'],
  },
  FormLibraryAccount: {
    title: 'A form with react-hook-form',
    components: ['CodeInput', 'PasswordInput'],
  },
  FormLibraryCombobox: { title: 'A form with react-hook-form', components: ['Combobox'] },
  FormLibraryVisit: {
    title: 'A form with react-hook-form',
    components: ['DateInput', 'FileUpload', 'FilterChips', 'NumberInput', 'PhoneInput', 'Switch'],
  },
  TextareaWithCount: { title: 'A limit with a count', components: ['Textarea'] },
  OneOpenAnswer: { title: 'Only one is open at a time', components: ['Disclosure'] },
  OwnControl: { title: 'A control of your own', components: ['Field'] },
  PagesOfAList: { title: 'Addresses of pages', components: ['Pagination'] },
  PageWithSkipLink: {
    title: 'The order of a page',
    components: ['Breadcrumbs', 'SkipLink'],
  },
  SavedNotice: { title: 'The result of an action', components: ['Alert'] },
  ServerErrors: {
    title: 'Errors from the server, and a form that cannot be sent',
    components: ['Alert', 'Button', 'FormErrorSummary', 'Input', 'Select'],
  },
  SeveralAnswers: { title: 'Several answers, or none', components: ['Checkbox', 'Fieldset'] },
  SortedTable: { title: 'Sorting', components: ['Table'] },
  TabInState: { title: 'A tab chosen by another control', components: ['Tabs'] },
}
