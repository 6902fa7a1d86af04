import { collectionNames } from '#data/collectionNames.ts'
import { collections } from '#data/collections.ts'
import { FragmentConfig, PageConfig, SiteConfig } from '#data/pageConfig.ts'
import { limits } from '../limits.ts'
import { registry } from '../registry.ts'
import { rules } from '../rules.ts'
import { type Json, schemaOf } from './jsonSchema.ts'

/** Chapters of the manual, by the name of what they are about. */
export function chapters(): ReadonlyMap<string, string> {
  const sections = registry.names.map((name) => {
    const { description } = registry.metaOf(name)
    const schema = registry.schemaOf(name)
    return [name, `### ${name}\n\n${description}\n\n${schema ? fields(schemaOf(schema)) : ''}`] as const // prettier-ignore
  })
  const records = collectionNames.map(
    (name) => [name, `### ${name}\n\n${fields(schemaOf(collections[name]))}`] as const,
  )
  const codes = Object.entries(rules).map(
    ([code, { severity, about }]) =>
      [code, `### ${code}\n\n${severity === 'error' ? '' : 'A warning. '}${about}\n`] as const,
  )
  return new Map([
    ['page', page()],
    ['fragment', `## A fragment\n\nSections that several pages share: \`fragments/x.json\`. A page shows them where it says \`{ "fragment": "x" }\`; what is wrong in them is told once, in their own file.\n\n${fields(schemaOf(FragmentConfig))}`], // prettier-ignore
    ['draft', draft()],
    ['limits', limitsText()],
    ['sections', `## Sections\n\nEvery section may carry an \`anchor\`, which links can lead to: \`/about-us#partners\`.\n`], // prettier-ignore
    ...sections,
    ['records', '## Records\n\n`content/<name>.json` holds the records of a kind.\n'],
    ...records,
    ['site', `## site.json\n\n${fields(schemaOf(SiteConfig))}`],
    ['problems', '## Problems\n\nWhat `npm run generate` may tell, by the code it begins with.\n'],
    ...codes,
  ])
}

/** The page author's manual: everything that a config may say, from the descriptions in the schemas. */
export const emitManual = (): string =>
  `<!-- Written from the schemas by \`npm run generate\`. Do not edit. -->

# The page author's manual

What page configs may say. \`README.md\` beside this file says how to go about it; an editor that knows JSON Schema shows
the same while you type. \`npm run generate -- docs Hero\` prints a chapter.

${[...chapters().values()].join('\n')}`

const page = () => `## A page

\`pages/solutions/agri-ess.json\` is the page \`/solutions/agri-ess\` in every language; \`index.json\` is the home page;
\`_id.json\` is one page for each record that \`data\` names. \`npm run generate -- new page /solutions/agri-ess\` writes one.

${fields(schemaOf(PageConfig))}`

const draft = () => `## A draft

\`"draft": true\` keeps a page out of the site: it has no address, and no menu, site map, search or feed knows it; pages
that visitors see cannot link to it. \`npm run dev\` shows it at its future address. On the server it is shown by a link that
\`npm run generate -- preview /solutions/agri-ess\` prints: it is good for a week, needs \`PREVIEW_SECRET\` to be the same there and
here, and shows the draft in every language. Words that only drafts show need English text alone; the checks ask for the
others once \`draft\` is taken out.
`

const limitsText = () => `## Limits

| what | at most | told as |
| --- | --- | --- |
| sections of a page, those of its fragments too | ${limits.sections} | \`too-many-sections\` |
| page configs of a site | ${limits.pages} | \`too-many-pages\` |
| objects and lists within one another in a file | ${limits.nesting} | \`too-deep\` |
| bytes of a file | ${limits.fileBytes} | \`too-large\` |
`

interface Row {
  readonly name: string
  readonly schema: Json
  readonly required: boolean
}

function fields(schema: Json): string {
  const rows = rowsOf(schema, '')
  if (rows.length === 0) return 'It has no fields.\n'
  const lines = rows.map(
    ({ name, schema: field, required }) =>
      `| \`${name}\`${required ? '' : ' (optional)'} | ${kindOf(field)} | ${cell(describe(field))} |\n`,
  )
  return `| field | value | what it is |\n| --- | --- | --- |\n${lines.join('')}`
}

/** The fields of an object; those inside it follow it, `items[].title`. */
function rowsOf(schema: Json, before: string): readonly Row[] {
  const required = (schema['required'] ?? []) as readonly string[]
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
  const own = properties
    .filter(([name]) => name !== '$schema' && !(name === 'anchor' && before === ''))
    .flatMap(([name, field]): readonly Row[] => {
      const path = before + name
      const inside = field['type'] === 'array' ? (field['items'] as Json | undefined) : field
      const deeper = inside ? rowsOf(inside, `${path}${inside === field ? '.' : '[].'}`) : []
      return [{ name: path, schema: field, required: required.includes(name) }, ...deeper]
    })
  const shapes = (schema['anyOf'] ?? []) as readonly Json[]
  const seen = new Set(own.map(({ name }) => name))
  return [
    ...own,
    ...shapes
      .flatMap((shape) => rowsOf(shape, before))
      .filter(({ name }) => !seen.has(name) && seen.add(name))
      .map((row) => ({ ...row, required: false })),
  ]
}

const named: Readonly<Record<string, string>> = {
  link: 'path or address',
  message: 'message id',
}

function kindOf(schema: Json): string {
  const { type, enum: values, const: only, anyOf, items, allOf } = schema
  const [first] = (allOf ?? []) as readonly Json[]
  const name = typeof first?.['$ref'] === 'string' ? first['$ref'].split('/').at(-1) : undefined
  if (name) return named[name] ?? name.replace(/^record-(.*)$/, 'id in content/$1.json')
  if (only !== undefined) return code(only)
  if (Array.isArray(values)) return values.map(code).join(', ')
  if (type === 'array') return `list${items ? ` of ${kindOf(items as Json)}` : ''}${range(schema, 'Items')}` // prettier-ignore
  if (Array.isArray(anyOf)) return [...new Set((anyOf as readonly Json[]).map(kindOf))].join(' or ')
  const kind = kinds[String(type)] ?? 'anything'
  return `${kind}${range(schema, 'Length')}${range(schema, 'imum')}`
}

const kinds: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  integer: 'whole number',
  null: 'null',
  number: 'number',
  object: 'object',
  string: 'text',
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``

/** `, 2 to 6` where the schema says so. */
function range(schema: Json, of: 'Items' | 'Length' | 'imum'): string {
  const all = [schema, ...((schema['allOf'] ?? []) as readonly Json[])]
  const find = (key: string) => all.map((one) => one[key]).find((value) => value !== undefined)
  const [least, most] = [find(`min${of}`), find(`max${of}`)] as [number?, number?]
  if (least === undefined && most === undefined) return ''
  if (most === undefined) return of === 'Length' ? '' : `, at least ${least}`
  return least === undefined ? `, at most ${most}` : `, ${least} to ${most}`
}

function describe({ description, default: usual }: Json): string {
  const text = typeof description === 'string' ? description.replace(/\.$/, '') : ''
  return usual === undefined ? text : `${text}${text === '' ? '' : '; '}${code(usual)} if left out`
}

const cell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')
