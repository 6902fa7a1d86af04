import { hash } from 'node:crypto'
import { Schema } from 'effect'
import {
  type TranslationDigests,
  type TranslationLanguage,
  translationLanguages,
} from './translationHashes.ts'
import type { OutputFiles } from '../../emit/data.ts'
import { translationDigestsFolder } from '../../run/folders.ts'
import type { JsonFile, JsonPath } from '../../input/json.ts'
import type { ProblemWithoutPosition, ConfigProblem } from '../../problems/problem.ts'
import { locateProblem } from '../../input/json.ts'
import { memoizeByProjectTexts } from '../memoizeByText.ts'
import type { Project } from '../../input/project.ts'
import { listRecordTextReferences } from '../../plan/usages.ts'
import { getCatalogueOfFileName, getEnglishFileName } from '../localizedTexts.ts'

/** The files of digests, from `pages-config`. */
export const translationDigestFiles: readonly string[] = translationLanguages.map(
  (name) => `translated/${name}.json`,
)

const Marks = Schema.Record(
  Schema.String,
  Schema.String.check(Schema.isPattern(/^[0-9a-f]{6}-[0-9a-f]{6}(-reviewed)?$/)),
).annotate({ description: 'Written by the generator: take the file out and let it write anew' })

type Part = <T>(
  schema: Schema.Codec<T, unknown>,
  value: unknown,
  file: JsonFile,
  path: JsonPath,
) => T | undefined

const none: ReadonlyMap<string, string> = new Map()

/** Reads the digests. */
export const readTranslationDigests = (
  parsed: ReadonlyMap<string, JsonFile>,
  part: Part,
  once: <T>(file: JsonFile, of: readonly unknown[], make: () => T) => T,
): TranslationDigests =>
  new Map(
    translationLanguages.map((name) => {
      const file = parsed.get(`${translationDigestsFolder}/${name}.json`)
      const read = (given: JsonFile) =>
        once(given, [], () => new Map(Object.entries(part(Marks, given.value, given, []) ?? {})))
      return [name, file ? read(file) : none]
    }),
  )

/** Translated text with its English original. */
interface Pair {
  readonly language: TranslationLanguage
  /** Id of the message, path of the record's text, or path of the file without language. */
  readonly key: string
  readonly english: string
  readonly text: string
  readonly tell: (finding: ProblemWithoutPosition) => ConfigProblem
}

/** Lists every translated text. */
export function* walkTranslationPairs(project: Project): Generator<Pair, void, undefined> {
  const english = project.catalogues.get('en')?.messages
  for (const language of translationLanguages) {
    const catalogue = project.catalogues.get(language)
    for (const [id, { text }] of catalogue?.messages ?? []) {
      const source = english?.get(id)
      if (catalogue && source)
        yield {
          language,
          key: id,
          english: source.text,
          text,
          tell: (finding) => locateProblem(catalogue.fileOf(id), [id], finding),
        }
    }
  }
  const words = listRecordTextReferences(project)
  const byPlace = new Map(
    words.map(({ file, path, value }) => [formatPlaceInFile(file, path), value]),
  )
  for (const { file, path, value } of words) {
    const at = path.findLastIndex((step) => isTranslation(step))
    const source = at < 0 ? undefined : byPlace.get(formatPlaceInFile(file, path.with(at, 'en')))
    if (source !== undefined)
      yield {
        language: path[at] as TranslationLanguage,
        key: getTextDigestKey(file, path.toSpliced(at, 1)),
        english: source,
        text: value,
        tell: (finding) => locateProblem(file, path, finding),
      }
  }
  const prose = new Map(project.prose.map(({ name, text }) => [name, text]))
  for (const file of project.prose) {
    const language = getCatalogueOfFileName(file.name)
    const source = prose.get(getEnglishFileName(file.name))
    if (source !== undefined && isTranslation(language))
      yield {
        language,
        key: getLongTextDigestKey(getEnglishFileName(file.name)),
        english: source,
        text: file.text,
        tell: (finding) => locateProblem(file, [], finding),
      }
  }
}

const isTranslation = (step: unknown): step is TranslationLanguage =>
  translationLanguages.some((name) => name === step)

/** Name of a text in a file. */
export const formatPlaceInFile = (file: JsonFile, path: JsonPath): string =>
  `${file.name} ${path.join('.')}`

/** Key of a long text by the name of its English file. */
export const getLongTextDigestKey = (name: string): string =>
  name.replace('.en.', '.').replace('pages-config/', '')

/** Path of a record's text with the id of the record, which is independent of the order of records. */
export function getTextDigestKey(file: JsonFile, [first, ...rest]: JsonPath): string {
  const record = Object(Object(file.value)[String(first)]) as { id?: unknown }
  const name = typeof record.id === 'string' ? record.id : first
  return `${file.name.replace('pages-config/', '')} ${[name, ...rest].join('.')}`
}

const digests = new Map<string, string>()

/** Short digest of a text; memoized, because each English one is used for every language. */
function digest(text: string): string {
  const found = digests.get(text) ?? hash('sha256', text).slice(0, 6)
  digests.set(text, found)
  return found
}

const markOf = ({ english, text }: Pair): string => `${digest(english)}-${digest(text)}`
const reviewedMarkOf = (pair: Pair): string => `${markOf(pair)}-reviewed`

/** Returns true if the English text has changed since the last update of the translation. */
export function isTranslationStale(pair: Pair, translated: TranslationDigests): boolean {
  const mark = translated.get(pair.language)?.get(pair.key)
  if (mark === undefined) return false
  const [english, text] = mark.split('-')
  return text === digest(pair.text) && english !== digest(pair.english)
}

/** State of a translation: `reviewed` if a person has confirmed this text for the current English one. */
export function getTranslationState(
  pair: Pair,
  translated: TranslationDigests,
): 'reviewed' | 'stale' | 'unreviewed' {
  if (translated.get(pair.language)?.get(pair.key) === reviewedMarkOf(pair)) return 'reviewed'
  return isTranslationStale(pair, translated) ? 'stale' : 'unreviewed'
}

/** The up-to-date digests without any confirmation; the same object while no text changes. */
export const renewUnacceptedTranslationDigests = memoizeByProjectTexts(
  (project) => renewTranslationDigests(project),
  ({ translated }) => [...translated.values()],
)

/** State that a translator confirms: still valid, or reviewed. */
export type TranslationDecision = 'accepted' | 'reviewed'

/** The up-to-date digests: of new and changed translations, and of confirmed ones. */
export function renewTranslationDigests(
  project: Project,
  decide: (pair: Pair) => TranslationDecision | undefined = () => undefined,
): OutputFiles {
  const marks = new Map(translationLanguages.map((name) => [name, new Map<string, string>()]))
  for (const pair of walkTranslationPairs(project)) {
    marks.get(pair.language)?.set(pair.key, renewMark(pair, project.translated, decide(pair)))
  }
  return new Map(
    [...marks].map(([name, own]) => {
      const lines = [...own.keys()]
        .toSorted()
        .map((key) => `\n  ${JSON.stringify(key)}: "${own.get(key)}"`)
      return [`${name}.json`, lines.length === 0 ? '{}\n' : `{${lines.join(',')}\n}\n`]
    }),
  )
}

function renewMark(
  pair: Pair,
  translated: TranslationDigests,
  decision: TranslationDecision | undefined,
): string {
  if (decision === 'reviewed') return reviewedMarkOf(pair)
  const before = translated.get(pair.language)?.get(pair.key)
  const isKept = before === reviewedMarkOf(pair) || isTranslationStale(pair, translated)
  return before !== undefined && isKept && decision === undefined ? before : markOf(pair)
}
