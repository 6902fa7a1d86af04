import { collectionNames, markdownCollections } from '#data/content/collectionNames.ts'
import type { StoredCollectionRecord } from '#data/content/collections.ts'
import { filmFileExtensions } from '#data/content/media.ts'
import {
  productDocumentKinds,
  documentLanguages,
  type DocumentLanguage,
} from '#data/products/productDocuments.ts'
import { getRouteParameter, getPagePath } from '../../plan/addresses.ts'
import { decodeAndCheckSources } from '../../index.ts'
import { isErrorProblem } from '../../problems/problem.ts'
import type { ContentFile, Project } from '../../input/project.ts'
import { readProjectSources } from '../../input/read.ts'
import { type GeneratorCommand, writeProjectFile, createCommandFailure } from '../command.ts'
import { placeholderRecordTexts } from './placeholderTexts.ts'
import {
  recordTemplates,
  type ExtensibleCollection,
  copiedRecordFields,
} from './recordTemplates.ts'

const languages = Object.keys(documentLanguages) as readonly DocumentLanguage[]
const extensible = collectionNames.filter(
  (name): name is ExtensibleCollection => name !== 'operating-modes',
)
const isExtensible = (name: string): name is ExtensibleCollection =>
  extensible.some((collection) => collection === name)

/** Appends an unpublished record and writes the files that it needs. */
export const newRecordCommand: GeneratorCommand = {
  name: 'new record',
  parameters: ['<collection>', '<id>'],
  about: 'scaffolds an unpublished record: new record news a-new-plant',
  run: ([collection = '', id = ''], { top }) => {
    if (collection === 'operating-modes')
      return createCommandFailure(
        'There are four operating modes and no others.',
        'Edit those in pages-config/content/operating-modes.json.',
      )
    if (!isExtensible(collection))
      return createCommandFailure(
        `There are no records "${collection}".`,
        `Choose one of: ${extensible.join(', ')}.`,
      )
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      return createCommandFailure(
        `"${id}" cannot be an id.`,
        'Write it like a-new-plant: lower-case letters, digits and hyphens.',
      )
    const sources = readProjectSources(top)
    const { project, problems } = decodeAndCheckSources(sources)
    if (problems.some(isErrorProblem))
      return createCommandFailure(
        'The page configs have problems.',
        'Fix them first: npm run generate.',
      )
    const name = `pages-config/content/${collection}.json`
    if (project.records[collection].entries.some((entry) => entry.id === id))
      return createCommandFailure(`${name} has a record "${id}" already.`, 'Choose another id.')
    const template = exampleOf(collection, project)
    if (!template)
      return createCommandFailure(
        `${name} has no published record to copy from.`,
        `Write the first one by hand: pages-config/schema/${collection}.schema.json describes its fields.`,
      )
    const files = createRecordFiles(collection, id, project, today())
    const existing = [...files.keys()].find((file) => file !== name && sources.files.has(file))
    if (existing) return createCommandFailure(`${existing} already exists.`, 'Choose another id.')
    const after = decodeAndCheckSources({
      ...sources,
      files: new Map([...sources.files, ...files]),
    })
    const [problem] = after.problems.filter(isErrorProblem)
    if (problem) return createCommandFailure(problem.what, problem.fix)
    for (const [file, text] of files) writeProjectFile(top, file, text)
    const steps = remainingSteps(collection, id, template.id, project)
    return {
      status: 0,
      text: `The record "${id}" of ${collection} was created, not published.
${[...files.keys()].map((file) => `  ${file}\n`).join('')}
Next
${steps.map((step, index) => `  ${index + 1}. ${step}\n`).join('')}`,
      data: { collection, id, changed: [...files.keys()], next: steps },
    }
  },
}

const today = (): string => new Date().toISOString().slice(0, 10)

/** Returns the first published record of a collection. */
function exampleOf<N extends ExtensibleCollection>(
  collection: N,
  { records }: Pick<Project, 'records'>,
): StoredCollectionRecord<N> | undefined {
  const { entries }: ContentFile<StoredCollectionRecord<N>> = records[collection]
  return entries.find(({ value }) => value?.state)?.value
}

/** Returns the content file with the new record at its end, and the Markdown files of the record. Pure. */
export function createRecordFiles(
  collection: ExtensibleCollection,
  id: string,
  project: Project,
  day: string,
): ReadonlyMap<string, string> {
  const { file } = project.records[collection]
  const record = recordOf(collection, id, project, day)
  if (!file || !record) throw new Error(`There is no record of ${collection}`)
  return new Map([
    [file.name, withItem(file.text, record)],
    ...markdownFiles(collection, id, project),
  ])
}

function recordOf<N extends ExtensibleCollection>(
  collection: N,
  id: string,
  project: Project,
  today: string,
): StoredCollectionRecord<N> | undefined {
  const template = exampleOf(collection, project)
  return template && recordTemplates[collection]({ id, today, template })
}

/** Appends an item to the text of a JSON list without changing the rest. */
function withItem(list: string, item: unknown): string {
  const end = list.lastIndexOf(']')
  const before = list.slice(0, end).trimEnd()
  const text = `\n${JSON.stringify(item, null, 2)}`.replaceAll('\n', '\n  ')
  return `${before}${before.endsWith('[') ? '' : ','}${inlineLists(text)}\n${list.slice(end)}`
}

/** Puts lists of scalars on one line where they fit, as the formatter does. */
const inlineLists = (json: string): string =>
  json.replaceAll(
    /^(.*)\[\s*([^[\]{}]*?)\s*\](,?)$/gm,
    (whole, start: string, items: string, end: string) => {
      const line = `${start}[${items.replaceAll(/\n\s*/g, ' ')}]${end}`
      return line.length <= 100 ? line : whole
    },
  )

/** Returns the Markdown files of a record, or of the manuals of a product, in every document language. */
function markdownFiles(
  collection: ExtensibleCollection,
  id: string,
  { prose }: Pick<Project, 'prose'>,
): readonly (readonly [file: string, text: string])[] {
  if (markdownCollections.some((name) => name === collection))
    return languages.map((language) => [
      `pages-config/content/${collection}/${id}.${language}.md`,
      `${placeholderRecordTexts[language]}\n`,
    ])
  if (collection !== 'products') return []
  const shared = (part: string, language: DocumentLanguage): readonly string[] =>
    prose.some(({ name }) => name === `pages-config/manuals/shared/${part}.${language}.md`)
      ? [`{> ${part}}`]
      : []
  return manualKinds.flatMap((kind) =>
    languages.map((language) => {
      const [use, specification] = chapters[language]
      const blocks = [
        ...shared('about', language),
        `## ${use}`,
        placeholderRecordTexts[language],
        `## ${specification}`,
        '[specification]',
        ...shared('end', language),
      ]
      return [
        `pages-config/manuals/${id}/${kind}.${language}.md`,
        `${blocks.join('\n\n')}\n`,
      ] as const
    }),
  )
}

const manualKinds = productDocumentKinds.filter((kind) => kind !== 'datasheet')
const chapters: Readonly<Record<DocumentLanguage, readonly [string, string]>> = {
  en: ['Safety', 'Technical specifications'],
  cn: ['安全', '技术参数'],
  de: ['Sicherheit', 'Technische Daten'],
}

/** Lists the remaining steps for the author. */
function remainingSteps(
  collection: ExtensibleCollection,
  id: string,
  templateId: string,
  project: Project,
): readonly string[] {
  const fields = copiedRecordFields[collection] ?? []
  const page = project.pages.find(
    (one) => one.config?.data === collection && getRouteParameter(one.id) !== undefined,
  )
  const address = page && getPagePath(page.id).replace(/:[^/]*$/, id)
  return [
    'Write its texts in English, Chinese and German.',
    ...(fields.length > 0
      ? [`Replace the fields copied from "${templateId}": ${fields.join(', ')}.`]
      : []),
    ...(collection === 'products'
      ? [
          `Write its manuals in pages-config/manuals/${id}; or remove that folder and name one that it shares: "manuals" in "documents".`,
          'Name it in "products" of content/maintenance-tasks.json and content/warranties.json.',
        ]
      : []),
    ...(collection === 'videos'
      ? [
          `Put its files into site/public/films: ${filmFileExtensions.map((part) => `${id}.${part}`).join(', ')}.`,
        ]
      : []),
    `Set "state" to true and run npm run generate: it lists what is missing.${address ? ` Its page is ${address}.` : ''}`,
  ]
}
