// Page configs have at most 100 columns, and their sections are indented by four.
const maxWidth = 96

/** Prints a section entry of a page config: one field per line, nested values on one line if they fit. */
export const formatSectionConfig = (section: string, props: object): string =>
  print({ section, ...props }, 0, 0, true)

function print(value: unknown, indent: number, prefixLength: number, open = false): string {
  const inline = onOneLine(value)
  // Leaves room for a trailing comma.
  if (!open && indent + prefixLength + inline.length < maxWidth) return inline
  if (typeof value !== 'object' || value === null) return inline
  const pad = ' '.repeat(indent + 2)
  const end = ' '.repeat(indent)
  const printItem = (item: unknown, name: string) =>
    `${pad}${name}${print(item, indent + 2, name.length)}`
  if (Array.isArray(value))
    return `[\n${value.map((item) => printItem(item, '')).join(',\n')}\n${end}]`
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  return `{\n${fields.map(([name, item]) => printItem(item, `${JSON.stringify(name)}: `)).join(',\n')}\n${end}}`
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  if (fields.length === 0) return '{}'
  return `{ ${fields.map(([name, item]) => `${JSON.stringify(name)}: ${onOneLine(item)}`).join(', ')} }`
}
