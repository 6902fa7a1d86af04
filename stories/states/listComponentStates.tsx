import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Checkbox } from '#design-system'

/** Components that are drawn by a script or above all others, whose states are stories of their own. */
export const overlayComponents: ReadonlySet<string> = new Set([
  'ConfirmDialog',
  'Dialog',
  'Drawer',
  'SearchDialog',
  'Toast',
])

/** A state of a component besides those that a pointer or the keyboard sets. */
export interface ComponentState {
  readonly name: string
  readonly props: object
}

interface StateRule {
  /** Pattern that the markup of the component must match to support the state. */
  readonly of: RegExp
  /** Props that may set the state. */
  readonly props: (given: GivenProps, rest: string) => readonly object[]
  /** Pattern that the markup matches in the state. */
  readonly shown: RegExp
}

/** Error messages for the default examples, by the label of the field; each describes the correction. */
const messages: Readonly<Record<string, string>> = {
  'Commissioning report': 'Choose a commissioning report.',
  'Country or region': 'Choose a country or region.',
  'Document type': 'Choose at least one document type.',
  Email: 'Enter an email address like name@example.com.',
  Message: 'Enter your message.',
  Modules: 'Enter a number from 2 to 6.',
  'Operating mode': 'Choose an operating mode.',
  Password: 'Enter your password.',
  Phone: 'Enter a telephone number.',
  'Start of operation': 'Enter day, month and year.',
  Statistics: 'Tick the box to allow statistics.',
  'User type': 'Choose a user type.',
  'Verification code': 'The code has 6 digits.',
}

const rules: Readonly<Record<string, StateRule>> = {
  Checked: {
    of: /type="checkbox"/,
    props: () => [{ defaultChecked: true }],
    shown: /\schecked=""/,
  },
  Selected: { of: /<(?:input|option)/, props: selections, shown: /\s(?:checked|selected)=""/ },
  Open: {
    of: /<details/,
    // Menus of one name close each other; the matrix makes this one unique.
    props: () => [
      { open: true, name: 'open' },
      { defaultOpen: true, name: 'open' },
    ],
    shown: /<details[^>]*\sopen=""/,
  },
  Error: {
    of: /data-field/,
    props: ({ label = '' }) => [{ error: messages[label] ?? 'Correct this entry.' }],
    shown: /\sid="[^"]*-error"/,
  },
  Loading: {
    of: /<(?:button|table)/,
    props: () => [{ loading: 'Loading' }],
    shown: /role="status"[^>]*>Loading/,
  },
  'Read-only': {
    of: /<(?:input|textarea)/,
    props: ({ type }) => [{ readOnly: true, defaultValue: type === 'date' ? '2026-12-01' : '2' }],
    // Other inputs have the attribute without effect.
    shown:
      /<(?:textarea|input(?![^>]*type="(?:checkbox|radio|file|range|hidden)"))[^>]*\sreadonly=""/i,
  },
  Disabled: {
    of: /<(?:button|fieldset|input|select|textarea)/,
    props: () => [{ disabled: true }],
    shown: /<(?:button|fieldset|input|select|textarea)[^>]*\sdisabled=""/,
  },
}

interface GivenProps {
  readonly label?: string
  readonly type?: string
  readonly options?: readonly { readonly value: string; readonly disabled?: boolean }[]
}

/** Selects the last option that can be selected. */
function selections({ options = [] }: GivenProps, rest: string): readonly object[] {
  const last = options.findLast(({ disabled }) => !disabled)?.value
  if (last === undefined) return []
  return [{ defaultValue: rest.includes('type="checkbox"') ? [last] : last }]
}

const countMatches = (markup: string, pattern: RegExp) =>
  markup.split(new RegExp(pattern, 'gi')).length - 1

/** Lists the states that a component has, found by rendering it with the props of each. */
export function listComponentStates(
  Component: ComponentType<object>,
  given: object,
): readonly ComponentState[] {
  const render = (props: object) => renderToStaticMarkup(<Component {...given} {...props} />)
  const rest = render({})
  const found = Object.entries(rules).flatMap(([name, { of, props, shown }]) => {
    if (!of.test(rest)) return []
    const changed = props(given, rest).find((one) => {
      const markup = render(one)
      // Another option may be selected already.
      const least = countMatches(rest, shown) + (name === 'Selected' ? 0 : 1)
      return markup !== rest && countMatches(markup, shown) >= Math.max(least, 1)
    })
    return changed ? [{ name, props: changed }] : []
  })
  // Only a script can set it, so the markup of a server does not have it.
  const own =
    (Component as ComponentType<never>) === Checkbox
      ? [{ name: 'Indeterminate', props: { indeterminate: true } }]
      : []
  return [...found, ...own]
}

interface Documented {
  readonly __docgenInfo?: {
    readonly displayName: string
    readonly props: Readonly<
      Record<
        string,
        { readonly tsType: { readonly elements?: readonly { readonly value: string }[] } }
      >
    >
  }
}

/** Returns the name of a component, which a build shortens, from the documentation of its props. */
export const getComponentDisplayName = (component: ComponentType<object>): string =>
  (component as Documented).__docgenInfo?.displayName ?? component.name

/** Lists the variants of a component that lie on a surface of the page, from the documentation of its props. */
export function listComponentVariants(component: ComponentType<object>): readonly string[] {
  const values = (component as Documented).__docgenInfo?.props['variant']?.tsType.elements ?? []
  // Those for photographs are part of Foundations / Focus and of their own stories.
  return values
    .map(({ value }) => value.slice(1, -1))
    .filter((value) => value !== 'glass' && value !== 'cover')
}
