import { collectionNames, markdownCollections } from '#data/content/collectionNames.ts'
import { messageCatalogueNames } from '#data/locale/locales.ts'
import { getManualFolder } from '#data/products/productDocuments.ts'
import { isPlaceholderText } from '../../commands/new/placeholderTexts.ts'
import { type JsonFile, type JsonPath, locateProblem } from '../../input/json.ts'
import type { ContentFile, Project } from '../../input/project.ts'
import type { ConfigReference } from '../../input/references.ts'
import { listRecordTextReferences } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

const code = 'starting-text'

/** Rejects placeholder texts of `new page` and `new record`. */
export const checkPlaceholderTexts: ProjectCheck = function* (project) {
  const { catalogues, drafted, prose } = project
  for (const { fileOf, messages } of catalogues.values())
    for (const [id, { text }] of messages)
      if (isPlaceholderText(text) && !drafted.has(id))
        yield locateProblem(fileOf(id), [id], {
          code,
          what: 'This is still a placeholder.',
          fix: 'Write your own, or keep "draft" in the page until you have it.',
        })
  const records = publishedRecords(project)
  const started = listRecordTextReferences(project).filter(
    ({ file, path, value }) => isPlaceholderText(value) && records.has(placeOf(file, path[0])),
  )
  // One problem per text, regardless of the number of languages that lack it.
  for (const [first, ...others] of Map.groupBy(started, placeOfText).values())
    if (first)
      yield locateProblem(first.file, textPath(first), {
        code,
        what: `This is still the text that \`new record\` wrote: ${[first, ...others].map(languageOf).join(', ')}.`,
        fix: recordFix,
      })
  const folders = publishedTexts(project)
  for (const file of prose) {
    const offset = lineWithStartingText(file.text)
    if (offset >= 0 && folders.some((start) => file.name.startsWith(start)))
      yield locateProblem({ ...file, root: { ...file.root, offset } }, [], {
        code,
        what: 'This is still the text that `new record` wrote.',
        fix: recordFix,
      })
  }
}

const recordFix = 'Write your own, or keep "state" of the record false until you have it.'

const isLanguage = (step: unknown): boolean => messageCatalogueNames.some((code) => code === step)
const textPath = ({ path }: ConfigReference): JsonPath =>
  path.slice(0, path.findLastIndex(isLanguage))
const languageOf = ({ path }: ConfigReference): string => String(path.findLast(isLanguage))
const placeOfText = (reference: ConfigReference): string =>
  `${reference.file.name} ${textPath(reference).join('.')}`

const placeOf = ({ name }: JsonFile, index: unknown): string => `${name} ${String(index)}`

interface Published {
  readonly id: string
  readonly state?: boolean
}

/** Returns the places (file and path) of the published records. */
function publishedRecords({ records }: Project): ReadonlySet<string> {
  return new Set(
    collectionNames.flatMap((name) => {
      const { file, entries }: ContentFile<Published> = records[name]
      return entries.flatMap(({ value, path }) =>
        file && value && value.state !== false ? placeOf(file, path[0]) : [],
      )
    }),
  )
}

/** Prefixes of the names of Markdown files of published records. */
function publishedTexts({ records }: Project): readonly string[] {
  const texts = markdownCollections.flatMap((name) => {
    const { entries }: ContentFile<Published> = records[name]
    return entries.flatMap(({ value }) =>
      value?.state ? `pages-config/content/${name}/${value.id}.` : [],
    )
  })
  const manuals = records.products.entries.flatMap(({ value }) =>
    value?.state ? `pages-config/manuals/${getManualFolder(value)}/` : [],
  )
  return [...texts, ...manuals]
}

/** Returns the offset of the first line that is a placeholder text; -1 if there is none. */
function lineWithStartingText(text: string): number {
  let offset = 0
  for (const line of text.split('\n')) {
    if (isPlaceholderText(line)) return offset
    offset += line.length + 1
  }
  return -1
}
