import { memoize } from '../run/memo.ts'

const maxWidth = 100

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}

/**
 * Formats a text as a string literal. All texts in generated code pass through it: the literal is
 * safe in any place (line separators, `</script>`, lone surrogates).
 */
export function formatStringLiteral(text: string): string {
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

/** Matches texts that need no escapes and no other quotes. */
const plain = /^[\w ./:#?=,@+{}();%*[\]|&$^~"-]*$/

const identifier = /^[A-Za-z_$][\w$]*$/
const keys = new Map<string, string>()

/** Formats a property name; memoized because the same few names recur. */
function key(name: string): string {
  const known = keys.get(name)
  if (known !== undefined) return known
  const formatted =
    name === '__proto__'
      ? "['__proto__']"
      : identifier.test(name)
        ? name
        : formatStringLiteral(name)
  keys.set(name, formatted)
  return formatted
}

const ascii = /^[\u0000-\u007F]*$/

/** Returns the display width of a text: CJK characters take two columns. */
const columns = (text: string): number =>
  ascii.test(text) ? text.length : text.length + (text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0)

/** Formats a JSON value as code, on several lines if it is too wide. `used` columns of the first line are taken. */
export function formatAsSource(value: unknown, indent = 0, used = 0): string {
  if (typeof value !== 'object' || value === null) return onOneLine(value)
  const inline = within(value, maxWidth - indent - used)
  if (inline !== undefined) return inline
  const out: string[] = []
  appendLines(value, indent, out)
  return out.join('')
}

/** Appends the code of a list or an object with one line per item. */
function appendLines(value: object, indent: number, out: string[]): void {
  const pad = ' '.repeat(indent + 2)
  if (Array.isArray(value)) {
    out.push('[\n')
    if (value.every((item) => typeof item === 'number')) out.push(fill(value.map(String), pad))
    else for (const item of value) appendLine(pad, undefined, item, out)
    out.push(pad.slice(2), ']')
    return
  }
  out.push('{\n')
  for (const name of Object.keys(value)) appendLine(pad, name, (value as Fields)[name], out)
  out.push(pad.slice(2), '}')
}

/** Appends an item of a list, or a field with its name. */
function appendLine(pad: string, name: string | undefined, value: unknown, out: string[]): void {
  if (value === undefined) return
  const start = name === undefined ? '' : `${key(name)}: `
  const room = maxWidth - pad.length - 1
  const isValue = typeof value !== 'object' || value === null
  const inline = isValue ? onOneLine(value) : within(value, room - start.length)
  // The formatter puts a text that is too wide for the line of its name on the next one.
  const isBelow =
    typeof value === 'string' &&
    name !== undefined &&
    name.length > 4 &&
    columns(start) + columns(inline ?? '') > room
  out.push(pad, isBelow ? `${start.trimEnd()}\n${pad}  ` : start)
  if (inline === undefined) appendLines(value as object, pad.length, out)
  else out.push(inline)
  out.push(',\n')
}

const itemSource = memoize((item: object) => `  ${formatAsSource(item, 2, 1)},\n`)

/** Formats a list like `source`, memoizing the code of each object. */
export const formatListAsSource = (items: readonly object[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map(itemSource).join('')}]`

/** Formats a JSON file, for large tables, which bundlers and browsers parse faster than code. */
export const formatJsonFile = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

const itemJson = memoize((item: object) => JSON.stringify(item))

/** Formats a JSON file with one line per entry, memoizing the text of each object. */
export const formatTableAsJson = (
  entries: readonly (readonly [name: string, value: object])[],
): string =>
  `{\n${entries.map(([name, value]) => `${JSON.stringify(name)}: ${itemJson(value)}`).join(',\n')}\n}\n`

/** Fills lines with as many numbers as fit. */
function fill(items: readonly string[], pad: string): string {
  const lines = ['']
  for (const item of items) {
    const line = lines.at(-1) ?? ''
    const longer = line === '' ? `${item},` : `${line} ${item},`
    if (pad.length + longer.length <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(`${item},`)
  }
  return lines.map((line) => `${pad}${line}\n`).join('')
}

type Fields = Readonly<Record<string, unknown>>

/** Formats a list or an object on one line; undefined if it is wider than `room` columns. */
function within(value: object, room: number): string | undefined {
  // The lower bound avoids formatting values that cannot fit.
  if (leastWidth(value, room) > room) return undefined
  const text = onOneLine(value)
  return columns(text) <= room ? text : undefined
}

/** Returns a lower bound of the width on one line, without escapes; stops counting beyond `room`. */
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
  if (typeof value === 'string') return formatStringLiteral(value)
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

/** Formats a JSX attribute. */
export function formatJsxAttribute(name: string, value: unknown, indent: number): string {
  if (typeof value === 'string' && plainAttribute.test(value)) return `${name}="${value}"`
  return `${name}={${formatAsSource(value, indent, name.length + 3)}}`
}

/** Formats an import with sorted names, on several lines if it is too wide. */
export function formatImportLine(names: readonly string[], from: string): string {
  const bare = (name: string) => name.replace(/^type /, '').toLowerCase()
  const sorted =
    names.length === 1
      ? names
      : [...new Set(names)].toSorted((a, b) => (bare(a) < bare(b) ? -1 : 1))
  const line = `import { ${sorted.join(', ')} } from '${from}'`
  return line.length <= maxWidth
    ? line
    : `import {\n${sorted.map((name) => `  ${name},\n`).join('')}} from '${from}'`
}

/** Formats the first line of generated files. */
export const formatGeneratedFileHeader = (from: string): string =>
  `// Written from ${from} by \`npm run generate\`. Do not edit.\n`
