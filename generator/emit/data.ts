import { type EncodedPicture, pictureFile, placeholderClass } from '#data/pictures.ts'
import { collectionNames } from '#data/collectionNames.ts'
import { type Catalogue, localeCodes, locales } from '#data/locales.ts'
import { documentMessages } from '#data/documentMessages.ts'
import { serverMessages } from '#data/serverMessages.ts'
import { keeper, once } from '../keeper.ts'
import { readMessage } from '../messages.ts'
import type { PagePlan, Plan } from '../plan.ts'
import { type Content, entryOf, type Project } from '../project.ts'
import { hyphenate, hyphenateHeadings } from '../softHyphens.ts'
import { altOf, figuresIn, referencesIn, referencesOf, shellUses, type Uses } from '../uses.ts'
import { header, json, source, tableJson } from './source.ts'

/** Files by their path below the folder they are written to. */
export type Files = ReadonlyMap<string, string>

/** The words, figures, pictures and records that pages show, as data. */
export function emitData(plan: Plan, project: Project): Files {
  const shell = shellUses(project)
  const all: readonly Uses[] = [
    shell,
    ...plan.pages.map(({ uses }) => uses),
    headUses(plan, project),
    { messages: serverMessages, figures: [], pictures: [] },
    { messages: documentMessages, figures: [], pictures: [] },
  ]
  const names = (of: keyof Uses) => {
    const found = new Set<string>()
    for (const uses of all) for (const name of uses[of]) found.add(name)
    return [...found].toSorted()
  }
  const messages = names('messages')
  const pictures = named(names('pictures'), project.pictures)
  const files = Object.fromEntries(
    Object.entries(pictures).map(([name, picture]) => [name, pictureFile(name, picture)]),
  )
  return new Map([
    ...messageFiles(emitMessages, messagesOf(messages, project), () => emitMessages(messages, project)), // prettier-ignore
    [
      'figures.ts',
      `${header('pages-config/content/figures.json')}import type { Figure } from '#data/figures.ts'

export const figures: Readonly<Record<string, Figure>> = ${source(named(names('figures'), project.figures))}
`,
    ],
    [
      'pictures.ts',
      `${header('pages-config/pictures.json')}import type { PictureFile } from '#data/pictures.ts'

export const pictures: Readonly<Record<string, PictureFile>> = ${source(files)}
`,
    ],
    ['placeholders.css', emitPlaceholders(pictures)],
    ['content.ts', emitContent(project)],
    ['pageUses.ts', emitUses(shell)],
    ['pageHeads.json', tableJson(plan.pages.map((page) => [page.id, headOf(page)]))],
    ['pageUses.json', tableJson(plan.pages.map((page) => [page.id, page.uses]))],
  ])
}

const named = <T>(names: readonly string[], content: Content<T>): Readonly<Record<string, T>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = entryOf(content, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )

function headUses({ pages }: Plan, project: Project): Uses {
  const pictures = pages.flatMap(({ shareImage }) => shareImage ?? [])
  const messages = [
    ...pages.flatMap(({ title, description }) => [title, description]),
    ...pictures.map(altOf),
  ]
  return { messages, figures: messages.flatMap((id) => figuresIn(id, project)), pictures }
}

const headingsOf = (project: Project): ReadonlySet<string> =>
  new Set(referencesOf(project, 'heading').map(({ value }) => value))

const messageFiles = keeper<Files>()

/** What the files of messages are made of. */
function messagesOf(ids: readonly string[], project: Project) {
  const { catalogues, softHyphens } = project
  return [ids.join(), [...headingsOf(project)].toSorted().join(), softHyphens.join(), ...catalogues.values()] // prettier-ignore
}

/** One file for each list of catalogues that a locale shows, named after the first. */
function emitMessages(ids: readonly string[], project: Project): Files {
  const headings = headingsOf(project)
  const textOf = (id: string, chain: readonly Catalogue[]): string | undefined => {
    for (const catalogue of chain) {
      const message = project.catalogues.get(catalogue)?.messages.get(id)
      if (message && catalogue === 'de' && headings.has(id))
        return hyphenate(message, project.softHyphens)
      if (message) return message.text
    }
    // Words of drafts are written in English first.
    return project.catalogues.get('en')?.messages.get(id)?.text
  }
  const chains = new Map(
    localeCodes.map((locale) => [locales[locale].catalogues[0], locales[locale].catalogues]),
  )
  const names = [...chains.keys()].toSorted()
  const files = [...chains].map(([name, chain]) => {
    const texts = ids.map((id) => [id, textOf(id, chain)] as const)
    return [`messages/${name}.json`, json(Object.fromEntries(texts))] as const
  })
  const table = localeCodes.map((locale) => {
    const [first] = locales[locale].catalogues
    return first === locale ? locale : `${locale}: ${first}`
  })
  return new Map([
    ...files,
    [
      'messages.ts',
      `${header('pages-config/messages')}import type { Locale } from '#data/locales.ts'
${names.map((name) => `import ${name} from './messages/${name}.json' with { type: 'json' }\n`).join('')}
/** ICU text by message id, as each variant shows it. */
export const messages: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
${table.map((entry) => `  ${entry},\n`).join('')}}
`,
    ],
  ])
}

function emitContent(project: Project): string {
  const records = Object.fromEntries(
    collectionNames.map((name) => [
      name,
      withTexts(name, hyphenated(project.records[name], project), project),
    ]),
  )
  return `${header('pages-config/content')}import type { Records } from '#data/collections.ts'

export const records: Records = ${source(records)}
`
}

/** Records with their long texts; German headings in them have their soft hyphens. */
function withTexts(kind: string, values: readonly unknown[], { texts, softHyphens }: Project) {
  return values.map((value) => {
    const { id } = value as { id?: string }
    const found = texts.get(`${kind}/${id}`)
    if (!found) return value
    const text = [...found].map(([catalogue, tree]) => [
      catalogue,
      catalogue === 'de' ? hyphenateHeadings(tree, softHyphens) : tree,
    ])
    return { ...(value as object), text: Object.fromEntries(text) as unknown }
  })
}

/** Records as they are shown: German headings have their soft hyphens. */
function hyphenated(content: Content<unknown>, project: Project): readonly unknown[] {
  const values = structuredClone(content.entries.map(({ value }) => value))
  for (const { kind, value, path } of referencesIn(project, content.file)) {
    if (kind !== 'headingWords' || path.at(-1) !== 'de') continue
    const parent = path
      .slice(0, -1)
      .reduce<unknown>(
        (node, step) => (node as Readonly<Record<string | number, unknown>>)[step],
        values,
      )
    Object.assign(parent as object, { de: hyphenate(readMessage(value), project.softHyphens) })
  }
  return values
}

const headOf = once(({ title, description, shareImage }: PagePlan) => ({
  title,
  description,
  shareImage,
}))

const emitUses = (
  shell: Uses,
): string => `${header('pages-config')}import type { FigureName, MessageId, PictureName } from '#data/fields.ts'
import heads from './pageHeads.json' with { type: 'json' }
import uses from './pageUses.json' with { type: 'json' }

/** What a page or the frame shows, by name. */
export interface Uses {
  readonly messages: readonly MessageId[]
  readonly figures: readonly FigureName[]
  readonly pictures: readonly PictureName[]
}

/** Messages of a page's title and description, and the picture it is shared with, by page id. */
export const pageHeads = heads as Readonly<
  Record<
    string,
    {
      readonly title: MessageId
      readonly description: MessageId
      readonly shareImage?: PictureName
    }
  >
>

/** What the sections of a page show, by page id. */
export const pageUses = uses as Readonly<Record<string, Uses>>

/** What the frame around every page shows. */
export const shellUses: Uses = ${source(shell)}
`

/** A class for each opaque picture that shows its colours until it is there. */
function emitPlaceholders(pictures: Readonly<Record<string, EncodedPicture>>): string {
  const rules = Object.entries(pictures).flatMap(([name, { placeholder }]) =>
    placeholder
      ? [
          `.${placeholderClass(name)} {\n  background: linear-gradient(${placeholder.join(', ')});\n}\n`,
        ]
      : [],
  )
  return `/* Written from pages-config/pictures.json by \`npm run generate\`. Do not edit. */\n\n${rules.join('\n')}`
}
