import { once } from '../keeper.ts'

const widest = 100

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}

/**
 * The one way a text gets into code: a string literal that holds any text, and nothing but text,
 * wherever the code ends up (line separators, `</script>`, halves of surrogate pairs).
 */
export function literal(text: string): string {
  if (plain.test(text)) return `'${text}'`
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const body = text
    .toWellFormed()
    .replaceAll(
      /[\\\n\r\t]|[\u0000-\u001F\u007F-\u00A0\u00AD\u200B-\u200F\u2028-\u202F\u2060-\u2069\uFEFF]|<(?=[/!])/g,
      (c) => escapes[c] ?? `\\u${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    )
    .replaceAll(quote, `\\${quote}`)
  return quote + body + quote
}

/** A text that needs no escape and no other quotes. */
const plain = /^[\w ./:#?=,@+{}();%*[\]|&$^~"-]*$/

const identifier = /^[A-Za-z_$][\w$]*$/
const keys = new Map<string, string>()

/** A field's name in code; the same few names come again and again. */
function key(name: string): string {
  const known = keys.get(name)
  if (known !== undefined) return known
  const written = name === '__proto__' ? "['__proto__']" : identifier.test(name) ? name : literal(name) // prettier-ignore
  keys.set(name, written)
  return written
}

const ascii = /^[\u0000-\u007F]*$/

/** Columns a text takes: Chinese characters take two. */
const columns = (text: string): number =>
  ascii.test(text) ? text.length : text.length + (text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0)

/** Code of a value of JSON, broken into lines where it would be too wide. */
export function source(value: unknown, indent = 0, before = 0): string {
  if (typeof value !== 'object' || value === null) return onOneLine(value)
  const inline = within(value, widest - indent - before)
  if (inline !== undefined) return inline
  const out: string[] = []
  putLines(value, indent, out)
  return out.join('')
}

/** Puts down the code of a list or an object, a line for each item. */
function putLines(value: object, indent: number, out: string[]): void {
  const pad = ' '.repeat(indent + 2)
  if (Array.isArray(value)) {
    out.push('[\n')
    if (value.every((item) => typeof item === 'number')) out.push(fill(value.map(String), pad))
    else for (const item of value) putLine(pad, undefined, item, out)
    out.push(pad.slice(2), ']')
    return
  }
  out.push('{\n')
  for (const name of Object.keys(value)) putLine(pad, name, (value as Fields)[name], out)
  out.push(pad.slice(2), '}')
}

/** Puts down an item of a list, or a field by its name. */
function putLine(pad: string, name: string | undefined, value: unknown, out: string[]): void {
  if (value === undefined) return
  const start = name === undefined ? '' : `${key(name)}: `
  const room = widest - pad.length - 1
  const isValue = typeof value !== 'object' || value === null
  const inline = isValue ? onOneLine(value) : within(value, room - start.length)
  // A text that is too wide behind its name stands below it.
  const isBelow = typeof value === 'string' && name !== undefined && name.length > 4 && columns(start) + columns(inline ?? '') > room // prettier-ignore
  out.push(pad, isBelow ? `${start.trimEnd()}\n${pad}  ` : start)
  if (inline === undefined) putLines(value as object, pad.length, out)
  else out.push(inline)
  out.push(',\n')
}

const itemSource = once((item: object) => `  ${source(item, 2, 1)},\n`)

/** Code of a list, as `source` writes it; an object that is in it again keeps its code. */
export const listSource = (items: readonly object[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map(itemSource).join('')}]`

/** A file of JSON: large tables of data, which bundlers and browsers read faster than code. */
export const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

const itemJson = once((item: object) => JSON.stringify(item))

/** A file of JSON with a line for each entry; an object that is in it again keeps its text. */
export const tableJson = (entries: readonly (readonly [name: string, value: object])[]): string =>
  `{\n${entries.map(([name, value]) => `${JSON.stringify(name)}: ${itemJson(value)}`).join(',\n')}\n}\n`

/** Numbers side by side, as many as a line holds. */
function fill(items: readonly string[], pad: string): string {
  const lines = ['']
  for (const item of items) {
    const line = lines.at(-1) ?? ''
    const longer = line === '' ? `${item},` : `${line} ${item},`
    if (pad.length + longer.length <= widest) lines[lines.length - 1] = longer
    else lines.push(`${item},`)
  }
  return lines.map((line) => `${pad}${line}\n`).join('')
}

type Fields = Readonly<Record<string, unknown>>

/** Code of a list or an object on one line of so many columns; none if it is wider. */
function within(value: object, room: number): string | undefined {
  // What is too wide by its names and texts alone is not written out only to be broken.
  if (leastWidth(value, room) > room) return undefined
  const text = onOneLine(value)
  return columns(text) <= room ? text : undefined
}

/** How wide a value is on one line if nothing in it needs an escape; counted no further than there is room. */
function leastWidth(value: unknown, room: number): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 1
  let width = 0
  if (Array.isArray(value)) {
    for (const item of value) if (width <= room) width += leastWidth(item, room - width) + 2
    return width
  }
  for (const name of Object.keys(value)) {
    const item = (value as Fields)[name]
    if (item !== undefined && width <= room)
      width += name.length + leastWidth(item, room - width) + 4
  }
  return width + 2
}

function onOneLine(value: unknown): string {
  if (typeof value === 'string') return literal(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  const fields: string[] = []
  for (const name of Object.keys(value)) {
    const item = (value as Fields)[name]
    if (item !== undefined) fields.push(`${key(name)}: ${onOneLine(item)}`)
  }
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const plainAttribute = /^[\w ./:#?=,@+-]+$/

/** Code of a JSX attribute. */
export function attribute(name: string, value: unknown, indent: number): string {
  if (typeof value === 'string' && plainAttribute.test(value)) return `${name}="${value}"`
  return `${name}={${source(value, indent, name.length + 3)}}`
}

/** An import, its names sorted and broken into lines if need be. */
export function importLine(names: readonly string[], from: string): string {
  const bare = (name: string) => name.replace(/^type /, '').toLowerCase()
  const sorted =
    names.length === 1
      ? names
      : [...new Set(names)].toSorted((a, b) => (bare(a) < bare(b) ? -1 : 1))
  const line = `import { ${sorted.join(', ')} } from '${from}'`
  return line.length <= widest
    ? line
    : `import {\n${sorted.map((name) => `  ${name},\n`).join('')}} from '${from}'`
}

/** First line of everything that is written. */
export const header = (from: string): string =>
  `// Written from ${from} by \`npm run generate\`. Do not edit.\n`
