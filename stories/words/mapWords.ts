import { cloneElement, isValidElement, type ReactElement } from 'react'

/** What becomes of one text; `path` says where it stands, e.g. `items.0.label`. */
export type ChangeWords = (text: string, path: string) => string

/** Attributes of HTML that a person reads or hears; the others are for machines. */
const spoken = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'children',
  'placeholder',
  'title',
])

/** Props of components that no person reads. */
const silent = new Set(
  ['accept', 'action', 'autoComplete', 'avif', 'code', 'country', 'current', 'defaultValue', 'flag', 'form', 'href', 'icon', 'id', 'kind', 'lang', 'locale', 'method', 'mode', 'name', 'pattern', 'poster', 'rel', 'selected', 'short', 'sizes', 'src', 'srcLang', 'target', 'type', 'value'], // prettier-ignore
)

const address = /^([#/.]|[a-z]+:)/
/** Ids of messages and files: `figure.cycles.label`. */
const dotted = /^[a-z][\w-]*(\.[\w-]+)+$/
/** A word of a closed list, as props take it: `primary`, `self-power`. */
const choice = /^[a-z][a-zA-Z0-9-]*$/
/** `Europe/Berlin`. */
const timeZone = /^[A-Z][a-z]+\/[A-Z]\w+$/
const named =
  /(label|text|title|children|note|message|help|lead|summary|caption|description|words)$/i

const isWords = (key: string, text: string): boolean =>
  !silent.has(key) &&
  /\p{L}{2}/u.test(text) &&
  !address.test(text) &&
  !dotted.test(text) &&
  !timeZone.test(text) &&
  (named.test(key) || !choice.test(text))

/** The same props with every text a person reads changed, in lists and elements too. */
export function mapWords<T>(value: T, change: ChangeWords, key = 'children', path = ''): T {
  const into = (item: unknown, name: string) =>
    mapWords(item, change, /^\d+$/.test(name) ? key : name, path === '' ? name : `${path}.${name}`)
  if (typeof value === 'string') return (isWords(key, value) ? change(value, path) : value) as T
  if (Array.isArray(value)) return value.map((item, index) => into(item, String(index))) as T
  if (isValidElement<Readonly<Record<string, unknown>>>(value)) {
    const host = typeof value.type === 'string'
    const props = Object.entries(value.props).filter(([name]) => !host || spoken.has(name))
    const changed = Object.fromEntries(props.map(([name, item]) => [name, into(item, name)]))
    return cloneElement<object>(value as ReactElement<object>, changed) as T
  }
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, into(item, name)]),
  ) as T
}

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype

const identities = new Set(['id', 'name', 'htmlFor', 'form', 'aria-labelledby', 'aria-describedby'])

/** The same props with ids and names of their own, so that several may stand on one page. */
export function withOwnIds<T>(value: T, suffix: string): T {
  if (Array.isArray(value)) return value.map((item: unknown) => withOwnIds(item, suffix)) as T
  if (isValidElement<Readonly<Record<string, unknown>>>(value))
    return cloneElement<object>(value as ReactElement<object>, withOwnIds(value.props, suffix)) as T
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      typeof item === 'string' && identities.has(name)
        ? `${item}-${suffix}`
        : withOwnIds(item, suffix),
    ]),
  ) as T
}
