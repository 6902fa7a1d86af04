import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import type { Translation } from '../digests.ts'
import { inspect } from '../index.ts'
import { wholeTranslations } from '../languages.ts'
import { nearest } from '../nearest.ts'
import { isError, type Problem } from '../problem.ts'
import type { Project } from '../project.ts'
import { readSources, type Sources } from '../read.ts'
import { partsOf, type Translatable, translatables } from '../translatable.ts'
import type { Returned } from '../xliff.ts'
import { type Outcome, refused } from './command.ts'

/** A translation with the text that it is of. */
interface Given extends Translatable {
  readonly given: string
}

/** Writes what translators sent back into its files, if nothing is wrong with any of it. */
export function takeOver(top: string, language: Translation, { units }: Returned): Outcome {
  const sources = readSources(top)
  const before = inspect(sources)
  const texts = new Map(translatables(before.project, language).map((text) => [nameOf(text), text]))
  const unknown = units.filter((unit) => !texts.has(nameOf(unit)))
  if (unknown.length > 0)
    return {
      ...refused(
        unknown.map((unit) => `No text has the id "${unit.id}" in ${unit.file}.`).join('\n'),
        `Nothing was taken over. ${hint(unknown[0]?.id ?? '', [...texts.values()].map(({ id }) => id))}`, // prettier-ignore
      ),
      data: { unknown: unknown.map(({ id }) => id) },
    }
  const outdated = units.filter((unit) => texts.get(nameOf(unit))?.source !== unit.source)
  const left = new Set(outdated.map(nameOf))
  const given = units.flatMap((unit): readonly Given[] => {
    const text = texts.get(nameOf(unit))
    const isNew = text && unit.target.trim() !== '' && text.target?.text !== unit.target
    // What falls back to English holds only what differs.
    const isSame = !isWhole(language) && unit.target === unit.source && !text?.target
    return isNew && !isSame && !left.has(nameOf(unit)) ? [{ ...text, given: unit.target }] : []
  })
  const half = isWhole(language) ? lacking(given, [...texts.values()]) : []
  if (half.length > 0)
    return {
      ...refused(
        half.map(({ id, into }) => `${into} would have no ${id}.`).join('\n'),
        'Nothing was taken over. Translate all parts of a long text.',
      ),
      data: { lacking: half.map(({ id, into }) => `${into} ${id}`) },
    }
  const files = new Map(
    [...Map.groupBy(given, ({ into }) => into)].map(([name, own]) => [
      name,
      textWith(name, own, language, sources, before.project, [...texts.values()]),
    ]),
  )
  const wrong = newProblems(sources, files, before.problems)
  if (wrong.length > 0)
    return {
      ...refused(
        wrong.map(({ file, path, what, fix }) => `${file} ${path}: ${what} ${fix}`).join('\n'),
        'Nothing was taken over.',
      ),
      data: { problems: wrong },
    }
  for (const [name, text] of files) {
    const temporary = join(top, `${name}.${process.pid}.tmp`)
    writeFileSync(temporary, text)
    renameSync(temporary, join(top, name))
  }
  const told = outdated.map(({ id }) => `  ${id}: the English text has changed since it was exported\n`) // prettier-ignore
  return {
    status: 0,
    text: `${given.length} texts changed\n${[...files.keys()].map((name) => `  ${name}\n`).join('')}${told.length > 0 ? `Left out:\n${told.join('')}` : ''}`,
    data: { files: [...files.keys()], changed: given.length, outdated: outdated.map(({ id }) => id) }, // prettier-ignore
  }
}

const nameOf = ({ file, id }: Pick<Translatable, 'file' | 'id'>): string => `${file} ${id}`
const isWhole = (language: Translation): boolean => wholeTranslations.includes(language)

/** The new text of a file. */
function textWith(
  name: string,
  given: readonly Given[],
  language: Translation,
  { files }: Sources,
  project: Project,
  all: readonly Translatable[],
): string {
  const [first] = given
  if (first?.part !== undefined) return joined(given, first.file, files, all)
  if (first?.syntax === 'message' && first.file !== name)
    return catalogueWith(given, language, project)
  let text = files.get(name) ?? ''
  for (const { path, value } of placesOf(given, all))
    text = applyEdits(text, modify(text, [...path], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } })) // prettier-ignore
  return text
}

/** What is written where in a file of records: paragraphs as a whole list, because it may not be there yet. */
function placesOf(given: readonly Given[], all: readonly Translatable[]) {
  const now = new Map(given.map((one) => [nameOf(one), one.given]))
  const listOf = ({ path = [] }: Translatable) =>
    typeof path.at(-1) === 'number' ? path.slice(0, -1) : undefined
  const lists = new Map(given.flatMap((one) => (listOf(one) ? [[String(listOf(one)), one]] : [])))
  const single = given.flatMap((one) =>
    one.path && !listOf(one) ? [{ path: one.path, value: one.given }] : [],
  )
  const whole = [...lists].map(([place, { into, path = [] }]) => ({
    path: path.slice(0, -1),
    value: all.flatMap((one) =>
      one.into === into && String(listOf(one)) === place
        ? (now.get(nameOf(one)) ?? one.target?.text ?? one.source)
        : [],
    ) as unknown,
  }))
  return [...single, ...whole]
}

/** A catalogue in the order of the English one; what falls back to English holds only what differs. */
function catalogueWith(given: readonly Given[], language: Translation, project: Project): string {
  const english = project.catalogues.get('en')?.messages ?? new Map<string, { text: string }>()
  const texts = new Map([...(project.catalogues.get(language)?.messages ?? [])].map(([id, { text }]) => [id, text])) // prettier-ignore
  for (const { id, given: text, source } of given)
    if (!isWhole(language) && text === source) texts.delete(id)
    else texts.set(id, text)
  const sorted = [...english.keys()].flatMap((id) => (texts.has(id) ? [[id, texts.get(id)] as const] : [])) // prettier-ignore
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

/** A long text of its parts, with the gaps of the English one; what has no words is as it is there. */
function joined(
  given: readonly Given[],
  from: string,
  files: Sources['files'],
  all: readonly Translatable[],
): string {
  const english = files.get(from) ?? ''
  const gaps = [...(english.trimEnd().match(/\n{2,}/g) ?? []), '\n']
  const now = new Map(given.map((one) => [one.part, one.given]))
  const there = new Map(all.flatMap(({ file, part, target }) => (file === from && target ? [[part, target.text] as const] : []))) // prettier-ignore
  return partsOf(english)
    .map((part, index) => (now.get(index) ?? there.get(index) ?? part) + gaps[index])
    .join('')
}

/** Parts that are not there yet and do not come: a text would be half in English. */
function lacking(given: readonly Given[], all: readonly Translatable[]): readonly Translatable[] {
  const files = new Set(given.flatMap(({ part, file }) => (part === undefined ? [] : file)))
  const now = new Set(given.map(nameOf))
  return all.filter(
    (one) => one.part !== undefined && files.has(one.file) && !one.target && !now.has(nameOf(one)),
  )
}

const hint = (id: string, known: readonly string[]): string => {
  const near = nearest(id, known)
  return near === undefined ? 'Ids are not translated.' : `Did you mean "${near}"?`
}

/** What is wrong in the new files that was not wrong in the old ones. */
function newProblems(
  sources: Sources,
  texts: ReadonlyMap<string, string>,
  before: readonly Problem[],
) {
  const key = ({ file, code, path, what }: Problem) => [file, code, path, what].join(' ')
  const known = new Set(before.map(key))
  const { problems } = inspect({ ...sources, files: new Map([...sources.files, ...texts]) })
  return problems.filter((problem) => isError(problem) && !known.has(key(problem)))
}
