import { SourcedFigure } from '#data/messages/figures.ts'
import { collectionNames } from '#data/content/collectionNames.ts'
import { collections } from '#data/content/collections.ts'
import { FragmentConfig, PageConfig, SiteConfig } from '#data/pages/pageConfig.ts'
import { sectionVisibilityFields } from '#data/pages/sectionVisibility.ts'
import { configLimits } from '../input/limits.ts'
import { pageSectionRegistry } from '../input/registry.ts'
import { configRules } from '../problems/rules.ts'
import { type JsonSchema, toJsonSchema } from './jsonSchema.ts'

/** Returns the chapters of the manual by topic. */
export function listAuthorManualChapters(): ReadonlyMap<string, string> {
  const sections = pageSectionRegistry.names.map((name) => {
    const { description } = pageSectionRegistry.metaOf(name)
    const schema = pageSectionRegistry.schemaOf(name)
    return [
      name,
      `### ${name}\n\n${description}\n\n${schema ? fields(ownFields(toJsonSchema(schema))) : ''}`,
    ] as const
  })
  const records = collectionNames.map(
    (name) => [name, `### ${name}\n\n${fields(toJsonSchema(collections[name]))}`] as const,
  )
  const codes = Object.entries(configRules).map(
    ([code, { severity, about }]) =>
      [code, `### ${code}\n\n${severity === 'error' ? '' : 'A warning. '}${about}\n`] as const,
  )
  return new Map([
    ['page', page()],
    [
      'fragment',
      `## A fragment\n\nSections that several pages share: \`fragments/x.json\`. A page shows them at \`{ "fragment": "x" }\`; problems in them are reported once, in their own file.\n\n${fields(toJsonSchema(FragmentConfig))}`,
    ],
    ['draft', draft()],
    ['limits', limitsText()],
    [
      'sections',
      `## Sections\n\nEvery section may carry an \`anchor\`, which links can lead to: \`/about-us#partners\`.

\`"locales": ["de"]\` shows a section only in these languages of the page; \`"from"\` and \`"until"\`, moments in universal time such as
\`2027-03-01T08:00Z\`, only between the two. The server decides: a page that has a section with \`from\` or \`until\` is rendered for each
request and changes at that moment, without a build; \`locales\` alone is decided when the page is built. While it is hidden, its words are
neither sent nor found by the search. The section with the
heading, the first picture or the form of a page is always shown.
`,
    ],
    ...sections,
    [
      'figures',
      `## Figures\n\n\`content/figures.json\` names each published or derived quantity once, e.g. \`"homePower": { "from": 5, "to": 13, "unit": "kW", "source": "…" }\`. A section names it in a field for figures, a message in braces: \`{homePower}\`. It is shown in the number format of each language, with its unit.\n\n${fields(toJsonSchema(SourcedFigure))}`,
    ],
    ['records', '## Records\n\n`content/<name>.json` holds the records of a collection.\n'],
    ...records,
    ['site', `## site.json\n\n${fields(toJsonSchema(SiteConfig))}`],
    ['problems', '## Problems\n\nThe problems that `npm run generate` reports, by code.\n'],
    ...codes,
  ])
}

/** Emits the page author's manual: every field of a config, from the descriptions in the schemas. */
export const emitAuthorManual = (): string =>
  `<!-- Written from the schemas by \`npm run generate\`. Do not edit. -->

# The page author's manual

All fields of page configs. \`README.md\` beside this file is the introduction; an editor that supports JSON Schema shows
the same descriptions while you type. \`npm run generate -- docs Hero\` prints a chapter.

${[...listAuthorManualChapters().values()].join('\n')}`

const page = () => `## A page

\`pages/solutions/agri-ess.json\` is the page \`/solutions/agri-ess\` in every language; \`index.json\` is the home page;
\`_id.json\` is one page for each record that \`data\` names. \`npm run generate -- new page /solutions/agri-ess\` writes one.

${fields(toJsonSchema(PageConfig))}`

const draft = () => `## A draft

\`"draft": true\` keeps a page out of the site: it has no address and is in no menu, site map, search or feed; pages
that visitors see cannot link to it. \`npm run dev\` shows it at its future address. On the server it is shown by a link that
\`npm run generate -- preview /solutions/agri-ess\` prints, one for each language: it is valid for a week and needs \`PREVIEW_SECRET\` to be
the same there and here. Messages that only drafts show need only an English text; the checks require the other languages once
\`draft\` is removed.

The draft of a published page stands beside it: \`about-us.draft.json\` beside \`about-us.json\`, with \`"draft": true\`. \`preview /about-us\`
prints its links, which show what is new, changed, moved or removed. What it says differently are messages of its own,
\`page.about-us.draft.hero.title\` in the place of \`page.about-us.hero.title\`: the published page does not change. The page editor begins and
publishes such a draft. By hand, its file replaces that of the page, without \`draft\`, and its messages those of the page.
`

const limitsText = () => `## Limits

| what | at most | problem |
| --- | --- | --- |
| sections of a page, including its fragments | ${configLimits.sections} | \`too-many-sections\` |
| page configs of a site | ${configLimits.pages} | \`too-many-pages\` |
| nesting depth of objects and lists in a file | ${configLimits.nesting} | \`too-deep\` |
| bytes of a file | ${configLimits.fileBytes} | \`too-large\` |
`

interface Row {
  readonly name: string
  readonly schema: JsonSchema
  readonly required: boolean
}

function fields(schema: JsonSchema): string {
  const rows = rowsOf(schema, '')
  if (rows.length === 0) return 'It has no fields.\n'
  const lines = rows.map(
    ({ name, schema: field, required }) =>
      `| \`${name}\`${required ? '' : ' (optional)'} | ${kindOf(field)} | ${cell(describe(field))} |\n`,
  )
  return `| field | value | what it is |\n| --- | --- | --- |\n${lines.join('')}`
}

/** Returns the schema of a section without the fields of every section, which the chapter on sections describes. */
function ownFields(schema: JsonSchema): JsonSchema {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  const own = properties.filter(([name]) => name !== 'anchor' && !(name in sectionVisibilityFields))
  return { ...schema, properties: Object.fromEntries(own) }
}

/** Returns a row per field of an object, each followed by its nested fields, `items[].title`. */
function rowsOf(schema: JsonSchema, prefix: string): readonly Row[] {
  const required = (schema['required'] ?? []) as readonly string[]
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  const own = properties
    .filter(([name]) => name !== '$schema')
    .flatMap(([name, field]): readonly Row[] => {
      const path = prefix + name
      const inside = field['type'] === 'array' ? (field['items'] as JsonSchema | undefined) : field
      const deeper = inside ? rowsOf(inside, `${path}${inside === field ? '.' : '[].'}`) : []
      return [{ name: path, schema: field, required: required.includes(name) }, ...deeper]
    })
  const alternatives = (schema['anyOf'] ?? []) as readonly JsonSchema[]
  const seen = new Set(own.map(({ name }) => name))
  return [
    ...own,
    ...alternatives
      .flatMap((alternative) => rowsOf(alternative, prefix))
      .filter(({ name }) => !seen.has(name) && seen.add(name))
      .map((row) => ({ ...row, required: false })),
  ]
}

const referenceNames: Readonly<Record<string, string>> = {
  link: 'path or address',
  message: 'message id',
}

function kindOf(schema: JsonSchema): string {
  const { type, enum: values, const: only, anyOf, items, allOf } = schema
  const [first] = (allOf ?? []) as readonly JsonSchema[]
  const name = typeof first?.['$ref'] === 'string' ? first['$ref'].split('/').at(-1) : undefined
  if (name) return referenceNames[name] ?? name.replace(/^record-(.*)$/, 'id in content/$1.json')
  if (only !== undefined) return code(only)
  if (Array.isArray(values)) return values.map(code).join(', ')
  if (type === 'array')
    return `list${items ? ` of ${kindOf(items as JsonSchema)}` : ''}${range(schema, 'Items')}`
  if (Array.isArray(anyOf))
    return [...new Set((anyOf as readonly JsonSchema[]).map(kindOf))].join(' or ')
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

/** Formats the limits of a schema: `, 2 to 6`. */
function range(schema: JsonSchema, keyword: 'Items' | 'Length' | 'imum'): string {
  const all = [schema, ...((schema['allOf'] ?? []) as readonly JsonSchema[])]
  const find = (key: string) => all.map((part) => part[key]).find((value) => value !== undefined)
  const [least, most] = [find(`min${keyword}`), find(`max${keyword}`)] as [number?, number?]
  if (least === undefined && most === undefined) return ''
  if (most === undefined) return keyword === 'Length' ? '' : `, at least ${least}`
  return least === undefined ? `, at most ${most}` : `, ${least} to ${most}`
}

function describe({ description, default: defaultValue }: JsonSchema): string {
  const text = typeof description === 'string' ? description.replace(/\.$/, '') : ''
  return defaultValue === undefined
    ? text
    : `${text}${text === '' ? '' : '; '}${code(defaultValue)} if left out`
}

const cell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')
