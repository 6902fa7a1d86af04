import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import type { TranslationLanguage } from '../../i18n/translations/translationHashes.ts'
import { decodeAndCheckSources } from '../../index.ts'
import { findCatalogueOfFile } from '../../input/catalogues.ts'
import { fullTranslationLanguages } from '../../i18n/languages.ts'
import { findNearestName } from '../../problems/nearest.ts'
import { isErrorProblem, type ConfigProblem } from '../../problems/problem.ts'
import type { Project } from '../../input/project.ts'
import { readProjectSources, type ProjectSources } from '../../input/read.ts'
import {
  splitMarkdownIntoBlocks,
  type TranslatableText,
  collectTranslatableTexts,
} from '../../i18n/translations/translationUnits.ts'
import type { XliffTranslations } from '../../i18n/translations/xliff.ts'
import { type GeneratorCommandResult, createCommandFailure } from '../command.ts'

/** A text with its new translation. */
interface NewTranslation extends TranslatableText {
  readonly translation: string
}

/** Writes imported translations into their files, or nothing if one has an error. */
export function applyTranslations(
  top: string,
  language: TranslationLanguage,
  { units }: XliffTranslations,
): GeneratorCommandResult {
  const sources = readProjectSources(top)
  const before = decodeAndCheckSources(sources)
  const texts = new Map(
    collectTranslatableTexts(before.project, language).map((text) => [keyOf(text), text]),
  )
  const unknown = units.filter((unit) => !texts.has(keyOf(unit)))
  if (unknown.length > 0)
    return {
      ...createCommandFailure(
        unknown.map((unit) => `No text has the id "${unit.id}" in ${unit.file}.`).join('\n'),
        `Nothing was taken over. ${hint(
          unknown[0]?.id ?? '',
          [...texts.values()].map(({ id }) => id),
        )}`,
      ),
      data: { unknown: unknown.map(({ id }) => id) },
    }
  const outdated = units.filter((unit) => texts.get(keyOf(unit))?.source !== unit.source)
  const skipped = new Set(outdated.map(keyOf))
  const given = units.flatMap((unit): readonly NewTranslation[] => {
    const text = texts.get(keyOf(unit))
    const isNew = text && unit.target.trim() !== '' && text.target?.text !== unit.target
    // A catalogue that falls back to English holds only differing texts.
    const isSame = !isWhole(language) && unit.target === unit.source && !text?.target
    return isNew && !isSame && !skipped.has(keyOf(unit))
      ? [{ ...text, translation: unit.target }]
      : []
  })
  const missing = isWhole(language) ? missingParts(given, [...texts.values()]) : []
  if (missing.length > 0)
    return {
      ...createCommandFailure(
        missing.map(({ id, into }) => `${into} would have no ${id}.`).join('\n'),
        'Nothing was taken over. Translate all parts of a long text.',
      ),
      data: { lacking: missing.map(({ id, into }) => `${into} ${id}`) },
    }
  const files = new Map(
    [...Map.groupBy(given, ({ into }) => into)].map(([name, own]) => [
      name,
      translatedFile(name, own, language, sources, before.project, [...texts.values()]),
    ]),
  )
  const added = newProblems(sources, files, before.problems)
  if (added.length > 0)
    return {
      ...createCommandFailure(
        added.map(({ file, path, what, fix }) => `${file} ${path}: ${what} ${fix}`).join('\n'),
        'Nothing was taken over.',
      ),
      data: { problems: added },
    }
  for (const [name, text] of files) {
    const temporary = join(top, `${name}.${process.pid}.tmp`)
    writeFileSync(temporary, text)
    renameSync(temporary, join(top, name))
  }
  const outdatedLines = outdated.map(
    ({ id }) => `  ${id}: the English text has changed since it was exported\n`,
  )
  return {
    status: 0,
    text: `${given.length} texts changed\n${[...files.keys()].map((name) => `  ${name}\n`).join('')}${outdatedLines.length > 0 ? `Left out:\n${outdatedLines.join('')}` : ''}`,
    data: {
      files: [...files.keys()],
      changed: given.length,
      outdated: outdated.map(({ id }) => id),
    },
  }
}

// A message may be moved to another file of its catalogue before its translation returns.
const keyOf = ({ file, id }: Pick<TranslatableText, 'file' | 'id'>): string =>
  `${findCatalogueOfFile(file) ?? file} ${id}`
const isWhole = (language: TranslationLanguage): boolean =>
  fullTranslationLanguages.includes(language)

/** Returns the text of a file with the new translations. */
function translatedFile(
  name: string,
  given: readonly NewTranslation[],
  language: TranslationLanguage,
  { files }: ProjectSources,
  project: Project,
  all: readonly TranslatableText[],
): string {
  const [first] = given
  if (first?.part !== undefined) return joinedParts(given, first.file, files, all)
  if (first?.syntax === 'message' && first.file !== name)
    return translatedCatalogue(name, given, language, project)
  let text = files.get(name) ?? ''
  for (const { path, value } of recordEdits(given, all))
    text = applyEdits(
      text,
      modify(text, [...path], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }),
    )
  return text
}

/** Returns the edits of a record file. Paragraphs are replaced as a whole list because the list may not exist yet. */
function recordEdits(given: readonly NewTranslation[], all: readonly TranslatableText[]) {
  const translations = new Map(given.map((one) => [keyOf(one), one.translation]))
  const listOf = ({ path = [] }: TranslatableText) =>
    typeof path.at(-1) === 'number' ? path.slice(0, -1) : undefined
  const lists = new Map(given.flatMap((one) => (listOf(one) ? [[String(listOf(one)), one]] : [])))
  const single = given.flatMap((one) =>
    one.path && !listOf(one) ? [{ path: one.path, value: one.translation }] : [],
  )
  const whole = [...lists].map(([place, { into, path = [] }]) => ({
    path: path.slice(0, -1),
    value: all.flatMap((one) =>
      one.into === into && String(listOf(one)) === place
        ? (translations.get(keyOf(one)) ?? one.target?.text ?? one.source)
        : [],
    ) as unknown,
  }))
  return [...single, ...whole]
}

/** Returns a file of a catalogue in the order of the English one; one that falls back to English holds only differing texts. */
function translatedCatalogue(
  name: string,
  given: readonly NewTranslation[],
  language: TranslationLanguage,
  project: Project,
): string {
  const english = project.catalogues.get('en')?.messages ?? new Map<string, { text: string }>()
  const catalogue = project.catalogues.get(language)
  const texts = new Map(
    [...(catalogue?.messages ?? [])].flatMap(([id, { text }]) =>
      catalogue?.fileOf(id).name === name ? [[id, text]] : [],
    ),
  )
  for (const { id, translation: text, source } of given)
    if (!isWhole(language) && text === source) texts.delete(id)
    else texts.set(id, text)
  const sorted = [...english.keys()].flatMap((id) =>
    texts.has(id) ? [[id, texts.get(id)] as const] : [],
  )
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

/** Joins the parts of a long text with the line breaks of the English one; parts without text are copied from it. */
function joinedParts(
  given: readonly NewTranslation[],
  from: string,
  files: ProjectSources['files'],
  all: readonly TranslatableText[],
): string {
  const english = files.get(from) ?? ''
  const gaps = [...(english.trimEnd().match(/\n{2,}/g) ?? []), '\n']
  const translations = new Map(given.map((one) => [one.part, one.translation]))
  const current = new Map(
    all.flatMap(({ file, part, target }) =>
      file === from && target ? [[part, target.text] as const] : [],
    ),
  )
  return splitMarkdownIntoBlocks(english)
    .map((part, index) => (translations.get(index) ?? current.get(index) ?? part) + gaps[index])
    .join('')
}

/** Returns the parts of long texts that would stay untranslated: the text would be partly in English. */
function missingParts(
  given: readonly NewTranslation[],
  all: readonly TranslatableText[],
): readonly TranslatableText[] {
  const files = new Set(given.flatMap(({ part, file }) => (part === undefined ? [] : file)))
  const translated = new Set(given.map(keyOf))
  return all.filter(
    (one) =>
      one.part !== undefined && files.has(one.file) && !one.target && !translated.has(keyOf(one)),
  )
}

const hint = (id: string, known: readonly string[]): string => {
  const near = findNearestName(id, known)
  return near === undefined ? 'Ids are not translated.' : `Did you mean "${near}"?`
}

/** Returns the errors that the new files add to those of the old ones. */
function newProblems(
  sources: ProjectSources,
  texts: ReadonlyMap<string, string>,
  before: readonly ConfigProblem[],
) {
  const key = ({ file, code, path, what }: ConfigProblem) => [file, code, path, what].join(' ')
  const known = new Set(before.map(key))
  const { problems } = decodeAndCheckSources({
    ...sources,
    files: new Map([...sources.files, ...texts]),
  })
  return problems.filter((problem) => isErrorProblem(problem) && !known.has(key(problem)))
}
