import { cloneElement, isValidElement, type ReactElement } from 'react'

/** Transforms a text; `path` is its position, e.g. `items.0.label`. */
export type TransformText = (text: string, path: string) => string

/** HTML attributes with text for users. */
const textAttributes = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'children',
  'placeholder',
  'title',
])

/** Props without text for users. */
const technicalProps = new Set([
  'accept',
  'action',
  'autoComplete',
  'avif',
  'code',
  'country',
  'current',
  // The drawing of an icon.
  'd',
  'defaultValue',
  'flag',
  'form',
  'href',
  'icon',
  'id',
  'kind',
  'lang',
  'locale',
  'method',
  'mode',
  'name',
  'pattern',
  'poster',
  'rel',
  'selected',
  'short',
  'sizes',
  'src',
  'srcLang',
  'target',
  'type',
  'value',
])

const urlPattern = /^([#/.]|[a-z]+:)/
/** Message ids and file names: `figure.cycles.label`. */
const idPattern = /^[a-z][\w-]*(\.[\w-]+)+$/
/** A value of a closed union: `primary`, `self-power`. */
const unionValuePattern = /^[a-z][a-zA-Z0-9-]*$/
/** A time zone: `Europe/Berlin`. */
const timeZonePattern = /^[A-Z][a-z]+\/[A-Z]\w+$/
const textPropPattern =
  /(label|text|title|children|note|message|help|lead|summary|caption|description|words)$/i

const isText = (key: string, text: string): boolean =>
  !technicalProps.has(key) &&
  /\p{L}{2}/u.test(text) &&
  !urlPattern.test(text) &&
  !idPattern.test(text) &&
  !timeZonePattern.test(text) &&
  (textPropPattern.test(key) || !unionValuePattern.test(text))

/** Returns the props with every user-visible text transformed, in nested lists and elements too. */
export function transformVisibleTexts<T>(
  value: T,
  change: TransformText,
  key = 'children',
  path = '',
): T {
  const mapItem = (item: unknown, name: string) =>
    transformVisibleTexts(
      item,
      change,
      /^\d+$/.test(name) ? key : name,
      path === '' ? name : `${path}.${name}`,
    )
  if (typeof value === 'string') return (isText(key, value) ? change(value, path) : value) as T
  if (Array.isArray(value)) return value.map((item, index) => mapItem(item, String(index))) as T
  if (isValidElement<Readonly<Record<string, unknown>>>(value)) {
    const host = typeof value.type === 'string'
    const props = Object.entries(value.props).filter(([name]) => !host || textAttributes.has(name))
    const changed = Object.fromEntries(props.map(([name, item]) => [name, mapItem(item, name)]))
    return cloneElement<object>(value as ReactElement<object>, changed) as T
  }
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapItem(item, name)]),
  ) as T
}

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype

const idAttributes = new Set([
  'id',
  'name',
  'htmlFor',
  'form',
  'aria-labelledby',
  'aria-describedby',
])

/** Returns the props with unique ids and names, so that several instances fit on one page. */
export function withUniqueIds<T>(value: T, suffix: string): T {
  if (Array.isArray(value)) return value.map((item: unknown) => withUniqueIds(item, suffix)) as T
  if (isValidElement<Readonly<Record<string, unknown>>>(value))
    return cloneElement<object>(
      value as ReactElement<object>,
      withUniqueIds(value.props, suffix),
    ) as T
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      typeof item === 'string' && idAttributes.has(name)
        ? `${item}-${suffix}`
        : withUniqueIds(item, suffix),
    ]),
  ) as T
}
