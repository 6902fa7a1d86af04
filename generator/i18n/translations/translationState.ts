import { hash } from 'node:crypto'
import { Schema } from 'effect'
import { type Translated, type Translation, translations } from './translationHashes.ts'
import type { Files } from '../../emit/data.ts'
import { translatedFolder } from '../../run/folders.ts'
import type { JsonFile, Path } from '../../input/json.ts'
import type { Finding, Problem } from '../../problems/problem.ts'
import { problemAt } from '../../input/json.ts'
import { ofWords } from '../memoizeByText.ts'
import type { Project } from '../../input/project.ts'
import { recordTextReferences } from '../../plan/usages.ts'
import { catalogueOf, inEnglish } from '../localizedTexts.ts'

/** The files of digests, from `pages-config`. */
export const translatedFiles: readonly string[] = translations.map(
  (name) => `translated/${name}.json`,
)

const Marks = Schema.Record(
  Schema.String,
  Schema.String.check(Schema.isPattern(/^[0-9a-f]{6}-[0-9a-f]{6}$/)),
).annotate({ description: 'Written by the generator: take the file out and let it write anew' })

type Part = <T>(
  schema: Schema.Codec<T, unknown>,
  value: unknown,
  file: JsonFile,
  path: Path,
) => T | undefined

const none: ReadonlyMap<string, string> = new Map()

/** Reads the digests. */
export const loadTranslated = (
  parsed: ReadonlyMap<string, JsonFile>,
  part: Part,
  once: <T>(file: JsonFile, of: readonly unknown[], make: () => T) => T,
): Translated =>
  new Map(
    translations.map((name) => {
      const file = parsed.get(`${translatedFolder}/${name}.json`)
      const read = (given: JsonFile) =>
        once(given, [], () => new Map(Object.entries(part(Marks, given.value, given, []) ?? {})))
      return [name, file ? read(file) : none]
    }),
  )

/** A text with the English one that it translates. */
interface Pair {
  readonly language: Translation
  /** Id of the message, place of the record's text, or path of the file without language. */
  readonly key: string
  readonly english: string
  readonly text: string
  readonly tell: (finding: Finding) => Problem
}

/** Every text that is a translation. */
export function* pairs(project: Project): Generator<Pair, void, undefined> {
  const english = project.catalogues.get('en')?.messages
  for (const language of translations) {
    const catalogue = project.catalogues.get(language)
    for (const [id, { text }] of catalogue?.messages ?? []) {
      const source = english?.get(id)
      if (catalogue && source)
        yield {
          language,
          key: id,
          english: source.text,
          text,
          tell: (finding) => problemAt(catalogue.file, [id], finding),
        }
    }
  }
  const words = recordTextReferences(project)
  const byPlace = new Map(words.map(({ file, path, value }) => [placeOf(file, path), value]))
  for (const { file, path, value } of words) {
    const at = path.findLastIndex((step) => isTranslation(step))
    const source = at < 0 ? undefined : byPlace.get(placeOf(file, path.with(at, 'en')))
    if (source !== undefined)
      yield {
        language: path[at] as Translation,
        key: keyOf(file, path.toSpliced(at, 1)),
        english: source,
        text: value,
        tell: (finding) => problemAt(file, path, finding),
      }
  }
  const prose = new Map(project.prose.map(({ name, text }) => [name, text]))
  for (const file of project.prose) {
    const language = catalogueOf(file.name)
    const source = prose.get(inEnglish(file.name))
    if (source !== undefined && isTranslation(language))
      yield {
        language,
        key: proseKey(inEnglish(file.name)),
        english: source,
        text: file.text,
        tell: (finding) => problemAt(file, [], finding),
      }
  }
}

const isTranslation = (step: unknown): step is Translation =>
  translations.some((name) => name === step)

/** Name of a place in a file. */
export const placeOf = (file: JsonFile, path: Path): string => `${file.name} ${path.join('.')}`

/** Key of a long text by the name of its English file. */
export const proseKey = (name: string): string =>
  name.replace('.en.', '.').replace('pages-config/', '')

/** Where a record's text stands, its record named by its id so that others may come before it. */
export function keyOf(file: JsonFile, [first, ...rest]: Path): string {
  const record = Object(Object(file.value)[String(first)]) as { id?: unknown }
  const name = typeof record.id === 'string' ? record.id : first
  return `${file.name.replace('pages-config/', '')} ${[name, ...rest].join('.')}`
}

const digests = new Map<string, string>()

/** Short digest of a text; each English one is asked for in every language. */
function digest(text: string): string {
  const found = digests.get(text) ?? hash('sha256', text).slice(0, 6)
  digests.set(text, found)
  return found
}

const markOf = ({ english, text }: Pair): string => `${digest(english)}-${digest(text)}`

/** Whether the English text has changed since the translation was last touched. */
export function isStale(pair: Pair, translated: Translated): boolean {
  const mark = translated.get(pair.language)?.get(pair.key)
  if (mark === undefined) return false
  const [english, text] = mark.split('-')
  return text === digest(pair.text) && english !== digest(pair.english)
}

/** The digests as they should be when nothing is accepted; the same as long as all words are. */
export const renewedWords = ofWords(
  (project) => renewed(project),
  ({ translated }) => [...translated.values()],
)

/** The digests as they should be: of what is new or translated again, and of what is accepted as it is. */
export function renewed(project: Project, accepted: (pair: Pair) => boolean = () => false): Files {
  const marks = new Map(translations.map((name) => [name, new Map<string, string>()]))
  for (const pair of pairs(project)) {
    const before = project.translated.get(pair.language)?.get(pair.key)
    const kept = before !== undefined && isStale(pair, project.translated) && !accepted(pair)
    marks.get(pair.language)?.set(pair.key, kept ? before : markOf(pair))
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
