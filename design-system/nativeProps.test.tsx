import { fireEvent, render } from '@testing-library/react'
import type {
  ChangeEventHandler,
  ComponentProps,
  ComponentType,
  FocusEventHandler,
  ReactNode,
  Ref,
  SyntheticEvent,
} from 'react'
import { describe, expect, it } from 'vitest'
import type { ComponentExamples } from './examples.ts'
import { LinkProvider } from './index.ts'
import * as designSystem from './index.ts'

type DesignSystem = typeof designSystem

/** Components that render an element; a Toast is rendered by a script, a LinkProvider has no element. */
type ComponentName = Exclude<
  {
    [Name in keyof DesignSystem]: DesignSystem[Name] extends (props: never) => ReactNode
      ? Name extends Capitalize<Name>
        ? Name
        : never
      : never
  }[keyof DesignSystem],
  'Toast' | 'LinkProvider'
>

type Native =
  | 'id'
  | 'ref'
  | 'aria-label'
  | 'aria-describedby'
  | 'onClick'
  | 'onKeyDown'
  | 'onPointerDown'

/** Native props that a component lacks, and closed ones that it has; for unions of props, those of any member. */
type Faults<Props> = Props extends unknown
  ? Exclude<Native, keyof Props> | Extract<'className' | 'style', keyof Props>
  : never

type Verdict<Props> = [Faults<Props>] extends [never] ? true : Faults<Props>

/** A component with other props than native ones without className and style makes the type checker name them here. */
const contract: {
  readonly [Name in ComponentName]: Verdict<ComponentProps<DesignSystem[Name]>>
} = {
  Alert: true,
  Badge: true,
  Breadcrumbs: true,
  Button: true,
  Card: true,
  Checkbox: true,
  CodeInput: true,
  Combobox: true,
  ConfirmDialog: true,
  ConsentBanner: true,
  Container: true,
  DateInput: true,
  Dialog: true,
  Disclosure: true,
  Divider: true,
  Drawer: true,
  EmptyState: true,
  Field: true,
  Fieldset: true,
  FileLink: true,
  FileUpload: true,
  FilterChips: true,
  FilterLinks: true,
  FormErrorSummary: true,
  Grid: true,
  Heading: true,
  Icon: true,
  Inline: true,
  Input: true,
  LanguageMenu: true,
  Link: true,
  MegaMenu: true,
  Menu: true,
  NumberInput: true,
  Numeral: true,
  Pagination: true,
  PasswordInput: true,
  PhoneInput: true,
  Picture: true,
  Popover: true,
  Progress: true,
  Prose: true,
  PuzzleSlider: true,
  RadioGroup: true,
  ScrollRegion: true,
  SearchDialog: true,
  SearchField: true,
  Select: true,
  SiteFooter: true,
  SiteHeader: true,
  Skeleton: true,
  SkipLink: true,
  SpecTable: true,
  Spinner: true,
  Split: true,
  Stack: true,
  Stat: true,
  StatList: true,
  Stepper: true,
  Switch: true,
  Table: true,
  TabLinks: true,
  Tabs: true,
  Text: true,
  Textarea: true,
  ThemeMenu: true,
  Tooltip: true,
  VideoPlayer: true,
  VisuallyHidden: true,
}

/** Checks the contract of a field with a native control: ref, name, value and event handlers. */
interface FieldContract<Value, Control, Root = Control> {
  value?: Value
  defaultValue?: Value
  onChange?: ChangeEventHandler<Control>
  onBlur?: FocusEventHandler<Root>
  ref?: Ref<Control>
}

/** The same of a box that is ticked. */
interface TickContract extends Omit<FieldContract<string, HTMLInputElement>, 'defaultValue'> {
  checked?: boolean
  defaultChecked?: boolean
}

/** True if a component takes every prop of a contract, with its type; else the names of those that it does not take. */
type Takes<Name extends ComponentName, Contract> =
  Required<Contract> extends Pick<Props<Name>, keyof Contract & keyof Props<Name>>
    ? [Exclude<keyof Contract, keyof Props<Name>>] extends [never]
      ? true
      : Exclude<keyof Contract, keyof Props<Name>>
    : false

type Props<Name extends ComponentName> = Extract<
  ComponentProps<DesignSystem[Name]>,
  { name: string }
>

type TextContract = FieldContract<string, HTMLInputElement>

/** A field that lacks a prop, or has it with another type, makes the type checker name it here. */
const fieldContract: {
  readonly Checkbox: Takes<'Checkbox', TickContract>
  readonly CodeInput: Takes<'CodeInput', TextContract>
  readonly Combobox: Takes<'Combobox', TextContract & { onValueChange?: (value: string) => void }>
  readonly DateInput: Takes<'DateInput', TextContract>
  readonly FileUpload: Takes<
    'FileUpload',
    Omit<TextContract, 'value' | 'defaultValue'> & { multiple?: boolean }
  >
  readonly FilterChips: Takes<
    'FilterChips',
    FieldContract<readonly string[], HTMLInputElement, HTMLFieldSetElement> & {
      onValueChange?: (value: readonly string[]) => void
    }
  >
  readonly Input: Takes<'Input', TextContract>
  readonly NumberInput: Takes<'NumberInput', FieldContract<number | string, HTMLInputElement>>
  readonly PasswordInput: Takes<'PasswordInput', TextContract>
  readonly PhoneInput: Takes<
    'PhoneInput',
    TextContract & { code?: string; defaultCode?: string; onCodeChange?: (code: string) => void }
  >
  readonly RadioGroup: Takes<
    'RadioGroup',
    FieldContract<string, HTMLInputElement, HTMLFieldSetElement>
  >
  readonly SearchField: Takes<'SearchField', TextContract>
  readonly Select: Takes<'Select', FieldContract<string, HTMLSelectElement>>
  readonly Switch: Takes<'Switch', TickContract>
  readonly Textarea: Takes<'Textarea', FieldContract<string, HTMLTextAreaElement>>
} = {
  Checkbox: true,
  CodeInput: true,
  Combobox: true,
  DateInput: true,
  FileUpload: true,
  FilterChips: true,
  Input: true,
  NumberInput: true,
  PasswordInput: true,
  PhoneInput: true,
  RadioGroup: true,
  SearchField: true,
  Select: true,
  Switch: true,
  Textarea: true,
}

const components = new Map<string, unknown>(Object.entries(designSystem))

const exampleModules = import.meta.glob<{ examples: ComponentExamples<object> }>(
  './components/*/*.examples.tsx',
  { eager: true },
)

function examplesOf(name: string) {
  const module = exampleModules[`./components/${name}/${name}.examples.tsx`]
  if (!module) throw new Error(`${name} has no examples`)
  return module.examples
}

const handled = [
  ['onClick', 'click'],
  ['onKeyDown', 'keyDown'],
  ['onPointerDown', 'pointerDown'],
  ['onFocus', 'focus'],
  ['onBlur', 'blur'],
  ['onPaste', 'paste'],
] as const

/** Renders the default example of a component with attributes, handlers and a ref; collects the events that arrive. */
function renderProbe(name: string, extra: object = {}) {
  const Component = components.get(name) as ComponentType<object>
  const { props } = examplesOf(name).default
  const refs: Element[] = []
  const events = new Set<string>()
  const listen = (prop: string) => (event: SyntheticEvent) => {
    events.add(prop)
    // jsdom cannot navigate.
    event.preventDefault()
  }
  const handlers = Object.fromEntries(handled.map(([prop]) => [prop, listen(prop)]))
  const ref = (element: Element | null) => {
    if (element) refs.push(element)
  }
  render(
    <Component
      {...props}
      {...handlers}
      {...extra}
      {...{ id: 'probe', ref, 'data-probe': '', 'aria-keyshortcuts': 'p' }}
    />,
  )
  const element = document.querySelector('[data-probe]')
  if (!element) throw new Error(`${name} does not render data attributes`)
  return { element, refs, events }
}

describe.each(Object.keys(contract))('%s', (name) => {
  it('renders native attributes once, on the element of its ref or around it', () => {
    const { element, refs } = renderProbe(name)
    expect(document.querySelectorAll('[data-probe]')).toHaveLength(1)
    expect(element.getAttribute('aria-keyshortcuts')).toBe('p')
    // A Fieldset leaves its id to the first control in it.
    if (name !== 'Fieldset') expect(document.querySelector('[id^=probe]')).not.toBeNull()
    expect(refs).not.toHaveLength(0)
    expect(refs.filter((one) => !element.contains(one))).toEqual([])
  })

  it('calls every event handler', () => {
    const { element, events } = renderProbe(name)
    for (const [, type] of handled) fireEvent[type](element)
    expect([...events].toSorted()).toEqual(handled.map(([prop]) => prop).toSorted())
  })
})

/** Changes a control as a visitor would. */
function change(control: Element) {
  if (control.matches('[type=checkbox], [type=radio]')) return fireEvent.click(control)
  if (control.matches('[type=file], select')) return fireEvent.change(control)
  const value = control.matches('[type=date]') ? '2026-12-02' : '7'
  return fireEvent.change(control, { target: { value } })
}

describe.each(Object.keys(fieldContract))('%s', (name) => {
  it('calls onChange, onInput and onBlur of its control, which gets its ref', () => {
    const arrived: string[] = []
    const listen = (type: string) => () => {
      arrived.push(type)
    }
    const { refs } = renderProbe(name, {
      onChange: listen('change'),
      onInput: listen('input'),
      onBlur: listen('blur'),
    })
    const control = refs.at(-1)
    if (!control?.matches('input, select, textarea')) throw new Error('The ref is no control')
    fireEvent.input(control)
    change(control)
    fireEvent.blur(control)
    expect(new Set(arrived)).toEqual(new Set(['input', 'change', 'blur']))
  })
})

const RouterLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} data-injected="">
    {children}
  </a>
)

/** Renders all examples of a component. */
function exampleElements(name: string) {
  const Component = components.get(name) as ComponentType<object>
  return Object.entries(examplesOf(name)).map(([key, { props }]) => (
    <Component key={key} {...props} />
  ))
}

const withLinks: readonly (keyof typeof contract)[] = [
  'Breadcrumbs',
  'Button',
  'Card',
  'ConsentBanner',
  'FilterChips',
  'FilterLinks',
  'LanguageMenu',
  'Link',
  'MegaMenu',
  'Pagination',
  'SearchDialog',
  'SiteFooter',
  'SiteHeader',
  'Stepper',
  'TabLinks',
]

it.each(withLinks)('%s renders its links with the injected component', (name) => {
  render(<LinkProvider component={RouterLink}>{exampleElements(name)}</LinkProvider>)
  expect(document.querySelectorAll('a[data-injected]').length).toBeGreaterThan(0)
  // Anchors, such as the one that opens a drawer without script, and templates for scripts are no links of a router.
  const others = 'a[href]:not([data-injected], [href^="#"], template *)'
  expect(Array.from(document.querySelectorAll(others), (link) => link.outerHTML)).toEqual([])
})
