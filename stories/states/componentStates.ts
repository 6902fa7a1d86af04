/** Props of the states besides those of pointer and keyboard. */
export const componentStateProps = {
  Disabled: { disabled: true },
  Error: { error: 'Please fill in this field' },
  Loading: { loading: 'Sending' },
  'Read-only': { readOnly: true, defaultValue: 'Example' },
} as const

export type ComponentState = keyof typeof componentStateProps

const text: readonly ComponentState[] = ['Disabled', 'Error', 'Read-only']
const choice: readonly ComponentState[] = ['Disabled', 'Error']

/** The states of each component with a control, by name. */
export const componentStates: Readonly<Record<string, readonly ComponentState[]>> = {
  Breadcrumbs: [],
  Button: ['Disabled', 'Loading'],
  Card: [],
  Checkbox: choice,
  CodeInput: text,
  Combobox: choice,
  DateInput: choice,
  Disclosure: [],
  FileLink: [],
  FileUpload: choice,
  FilterChips: [],
  Input: text,
  Link: [],
  Menu: ['Disabled'],
  NumberInput: choice,
  Pagination: [],
  PasswordInput: choice,
  PhoneInput: choice,
  Popover: [],
  RadioGroup: ['Error'],
  SearchField: [],
  Select: choice,
  Switch: ['Disabled'],
  TabLinks: [],
  Tabs: [],
  Textarea: text,
}
