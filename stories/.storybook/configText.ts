// Lines of a config are at most 100 wide, and its sections stand four columns in.
const widest = 96

/** An entry of a page config as `pages-config` writes it: fields one a line, what fits on a line on one. */
export const configText = (section: string, props: object): string =>
  text({ section, ...props }, 0, 0, true)

function text(value: unknown, indent: number, before: number, open = false): string {
  const inline = onOneLine(value)
  // A comma may follow.
  if (!open && indent + before + inline.length < widest) return inline
  if (typeof value !== 'object' || value === null) return inline
  const pad = ' '.repeat(indent + 2)
  const end = ' '.repeat(indent)
  const into = (item: unknown, name: string) =>
    `${pad}${name}${text(item, indent + 2, name.length)}`
  if (Array.isArray(value)) return `[\n${value.map((item) => into(item, '')).join(',\n')}\n${end}]`
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  return `{\n${fields.map(([name, item]) => into(item, `${JSON.stringify(name)}: `)).join(',\n')}\n${end}}`
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  if (fields.length === 0) return '{}'
  return `{ ${fields.map(([name, item]) => `${JSON.stringify(name)}: ${onOneLine(item)}`).join(', ')} }`
}
