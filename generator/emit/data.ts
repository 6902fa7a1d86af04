import {
  type PictureManifestEntry,
  resolvePictureUrls,
  getPicturePlaceholderClass,
  getPlaceholderColour,
} from '#data/content/pictures.ts'
import { collectionNames } from '#data/content/collectionNames.ts'
import { type MessageCatalogueName, localeCodes, locales } from '#data/locale/locales.ts'
import { memoizeByDependencies, memoize } from '../run/memo.ts'
import { collectMessageIdsInCode } from '../i18n/codeMessages.ts'
import { findLocalizedMessage } from '../i18n/localizedMessage.ts'
import { parseMessage } from '../i18n/messages.ts'
import type { PagePlan, SitePlan } from '../plan/plan.ts'
import { type ContentFile, findContentEntry, type Project } from '../input/project.ts'
import { hyphenate, hyphenateHeadings } from '../i18n/softHyphens.ts'
import {
  getAltTextMessageId,
  listFiguresInMessage,
  listReferencesInFile,
  listReferencesOfKind,
  collectShellResourceNames,
  type ResourceNamesInUse,
} from '../plan/usages.ts'
import {
  formatGeneratedFileHeader,
  formatJsonFile,
  formatAsSource,
  formatTableAsJson,
} from './source.ts'

/** Texts of files by path relative to their output folder. */
export type OutputFiles = ReadonlyMap<string, string>

/** Emits the messages, figures, pictures and records that pages show. */
export function emitSiteData(plan: SitePlan, project: Project): OutputFiles {
  const shell = collectShellResourceNames(project)
  const all: readonly ResourceNamesInUse[] = [
    shell,
    ...plan.pages.map(({ uses }) => uses),
    headUses(plan, project),
    { messages: [...collectMessageIdsInCode(project)], figures: [], pictures: [] },
  ]
  const names = (kind: keyof ResourceNamesInUse) => {
    const found = new Set<string>()
    for (const uses of all) for (const name of uses[kind]) found.add(name)
    return [...found].toSorted()
  }
  const messages = names('messages')
  const pictures = valuesByName(names('pictures'), project.pictures)
  const files = Object.fromEntries(
    Object.entries(pictures).map(([name, picture]) => [name, resolvePictureUrls(picture)]),
  )
  return new Map([
    ...messageFiles(emitMessages, messageDependencies(messages, project), () =>
      emitMessages(messages, project),
    ),
    [
      'figures.ts',
      `${formatGeneratedFileHeader('pages-config/content/figures.json')}import type { SourcedFigure } from '#data/messages/figures.ts'

export const figures: Readonly<Record<string, SourcedFigure>> = ${formatAsSource(valuesByName(names('figures'), project.figures))}
`,
    ],
    [
      'pictures.ts',
      `${formatGeneratedFileHeader('pages-config/pictures.json')}import type { PictureFile } from '#data/content/pictures.ts'

export const pictures: Readonly<Record<string, PictureFile>> = ${formatAsSource(files)}
`,
    ],
    ['placeholders.css', emitPlaceholders(pictures)],
    ['content.ts', content],
    ['content.json', emitRecords(project)],
    ['pageUses.ts', emitUses(shell)],
    ['pageHeads.json', formatTableAsJson(plan.pages.map((page) => [page.id, headOf(page)]))],
    ['pageUses.json', formatTableAsJson(plan.pages.map((page) => [page.id, usesOfPage(page)]))],
  ])
}

const valuesByName = <T>(
  names: readonly string[],
  content: ContentFile<T>,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = findContentEntry(content, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )

function headUses({ pages }: SitePlan, project: Project): ResourceNamesInUse {
  const pictures = pages.flatMap(({ shareImage }) => shareImage ?? [])
  const messages = [
    ...pages.flatMap(({ title, description }) => [title, description]),
    ...pictures.map(getAltTextMessageId),
  ]
  return {
    messages,
    figures: messages.flatMap((id) => listFiguresInMessage(id, project)),
    pictures,
  }
}

/** Messages shown as headings or in narrow columns, where long words have to break. */
const collectHyphenatedMessageIds = (project: Project): ReadonlySet<string> =>
  new Set(
    [...listReferencesOfKind(project, 'heading'), ...listReferencesOfKind(project, 'label')].map(
      ({ value }) => value,
    ),
  )

const messageFiles = memoizeByDependencies<OutputFiles>()

/** Returns the dependencies of the message files, for memoization. */
function messageDependencies(ids: readonly string[], project: Project) {
  const { catalogues, softHyphens } = project
  return [
    ids.join(),
    [...collectHyphenatedMessageIds(project)].toSorted().join(),
    softHyphens.join(),
    ...catalogues.values(),
  ]
}

/** Emits one file per catalogue fallback chain, named after its first catalogue. */
function emitMessages(ids: readonly string[], project: Project): OutputFiles {
  const hyphenated = collectHyphenatedMessageIds(project)
  const textOf = (id: string, chain: readonly MessageCatalogueName[]): string | undefined => {
    const found = findLocalizedMessage(id, chain, project)
    return found?.catalogue === 'de' && hyphenated.has(id)
      ? hyphenate(found.message, project.softHyphens)
      : found?.message.text
  }
  const chains = new Map(
    localeCodes.map((locale) => [locales[locale].catalogues[0], locales[locale].catalogues]),
  )
  const names = [...chains.keys()].toSorted()
  const files = [...chains].map(([name, chain]) => {
    const texts = ids.map((id) => [id, textOf(id, chain)] as const)
    return [`messages/${name}.json`, formatJsonFile(Object.fromEntries(texts))] as const
  })
  const table = localeCodes.map((locale) => {
    const [first] = locales[locale].catalogues
    return first === locale ? locale : `${locale}: ${first}`
  })
  return new Map([
    ...files,
    [
      'messages.ts',
      `${formatGeneratedFileHeader('pages-config/messages')}import type { Locale } from '#data/locale/locales.ts'
${names.map((name) => `import ${name} from './messages/${name}.json' with { type: 'json' }\n`).join('')}
/** ICU text by locale and message id. */
export const messages: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
${table.map((entry) => `  ${entry},\n`).join('')}}
`,
    ],
  ])
}

/** Emits the records, which have been decoded by their schemas, as JSON: one line per record. */
function emitRecords(project: Project): string {
  const texts = Map.groupBy(project.texts, ([key]) => key.split('/')[0])
  const records = collectionNames.map((name) => {
    const trees = texts.get(name)?.flatMap(([key, found]) => [key, ...found.values()]) ?? []
    const lines = recordLines(project.records[name], [project.softHyphens, ...trees], () => {
      const values = withTexts(name, hyphenated(project.records[name], project), project)
      return values.map((value) => JSON.stringify(value)).join(',\n')
    })
    return `${JSON.stringify(name)}: [\n${lines}\n]`
  })
  return `{\n${records.join(',\n')}\n}\n`
}

const recordLines = memoizeByDependencies<string>()

const content = `${formatGeneratedFileHeader('pages-config/content')}import type { RecordsByCollection } from '#data/content/collections.ts'
import content from './content.json' with { type: 'json' }

/** Records by collection. */
export const records = content as unknown as RecordsByCollection
`

/** Adds their long texts to records, with soft hyphens in German headings. */
function withTexts(
  collection: string,
  values: readonly unknown[],
  { texts, softHyphens }: Project,
) {
  return values.map((value) => {
    const { id } = value as { id?: string }
    const found = texts.get(`${collection}/${id}`)
    if (!found) return value
    const text = [...found].map(([catalogue, tree]) => [
      catalogue,
      catalogue === 'de' ? hyphenateHeadings(tree, softHyphens) : tree,
    ])
    return { ...(value as object), text: Object.fromEntries(text) as unknown }
  })
}

/** Returns copies of the records with soft hyphens in German headings. */
function hyphenated(content: ContentFile<unknown>, project: Project): readonly unknown[] {
  const values = structuredClone(content.entries.map(({ value }) => value))
  for (const { kind, value, path } of listReferencesInFile(project, content.file)) {
    if (kind !== 'headingWords' || path.at(-1) !== 'de') continue
    const parent = path
      .slice(0, -1)
      .reduce<unknown>(
        (node, step) => (node as Readonly<Record<string | number, unknown>>)[step],
        values,
      )
    Object.assign(parent as object, { de: hyphenate(parseMessage(value), project.softHyphens) })
  }
  return values
}

const headOf = memoize(({ title, description, shareImage }: PagePlan) => ({
  title,
  description,
  shareImage,
}))

const usesOfPage = memoize(({ uses, limited }: PagePlan) =>
  limited.length === 0 ? uses : { ...uses, limited },
)

const emitUses = (
  shell: ResourceNamesInUse,
): string => `${formatGeneratedFileHeader('pages-config')}import type { FigureName, MessageId, PictureName } from '#data/pages/configFields.ts'
import type { SectionVisibility } from '#data/pages/sectionVisibility.ts'
import heads from './pageHeads.json' with { type: 'json' }
import uses from './pageUses.json' with { type: 'json' }

/** Names of the messages, figures and pictures that a page or the shell shows. */
export interface PageResourceNames {
  readonly messages: readonly MessageId[]
  readonly figures: readonly FigureName[]
  readonly pictures: readonly PictureName[]
  /** Messages that the page shows only while a section with limits is shown. */
  readonly limited?: readonly (SectionVisibility & { readonly messages: readonly MessageId[] })[]
}

/** Title, description and share image by page id. */
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

/** Names that the sections of a page show, by page id. */
export const resourcesByPage = uses as Readonly<Record<string, PageResourceNames>>

/** Names that the shell of every page shows. */
export const shellResources: PageResourceNames = ${formatAsSource(shell)}
`

/** Emits a class for each colour that opaque pictures show until they have loaded. Bright pictures are dimmed in dark mode. */
function emitPlaceholders(pictures: Readonly<Record<string, PictureManifestEntry>>): string {
  const rules = new Map(
    Object.values(pictures).flatMap(({ placeholder }) =>
      placeholder
        ? [
            [
              getPicturePlaceholderClass(placeholder),
              `#${getPlaceholderColour(placeholder)}`,
            ] as const,
          ]
        : [],
    ),
  )
  const css = [...rules]
    .toSorted(([first], [second]) => (first < second ? -1 : 1))
    .map(([name, colour]) => `.${name} {\n  background: ${colour};\n}\n`)
  return `/* Written from pages-config/pictures.json by \`npm run generate\`. Do not edit. */\n\n${[...css, dimBrightPictures].join('\n')}`
}

/** Bright pictures would glare on a dark page. */
const dimBrightPictures = `[class*='bright-'] {
  [data-theme='dark'] & {
    filter: brightness(0.78);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      filter: brightness(0.78);
    }
  }
}
`
