import { TYPE } from '@formatjs/icu-messageformat-parser'
import type { TranslationLanguage } from '../../i18n/translations/translationHashes.ts'
import { type JsonFile, type JsonPath, locateProblem } from '../../input/json.ts'
import { getCatalogueLanguageName, fullTranslationLanguages } from '../../i18n/languages.ts'
import { isPlainTextMessage, parseMessage, walkMessageParts } from '../../i18n/messages.ts'
import { memoizeByProjectTexts } from '../../i18n/memoizeByText.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { Project } from '../../input/project.ts'
import { listRecordTextReferences } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Text in another language with its English original. */
interface Pair {
  readonly language: TranslationLanguage
  readonly english: string
  readonly text: string
  readonly file: JsonFile
  readonly path: JsonPath
}

const sameWords = 'content/same-words.json'

/**
 * Rejects untranslated texts: Chinese texts with Latin words other than names and units, and texts of other languages
 * equal to the English.
 */
export const checkUntranslatedTexts: ProjectCheck = memoizeByProjectTexts((project) => [
  ...problemsOf(project),
])

function* problemsOf(project: Project): Generator<ConfigProblem> {
  const everywhere = new Set(project.sameWords.names)
  for (const { language, english, text, file, path } of pairs(project)) {
    const tell = (what: string, fix: string): ConfigProblem =>
      locateProblem(file, path, { code: 'untranslated', what, fix })
    if (language !== 'cn' && text !== english) continue
    const words = [...new Set(latinWords(text))].filter((word) => !everywhere.has(word))
    if (language === 'cn' && words.length > 0)
      yield tell(
        `The Chinese text has ${words.map((word) => `"${word}"`).join(', ')} in it.`,
        `Translate it; a name or unit that stays as it is belongs to "names" in ${sameWords}.`,
      )
    const shared = project.sameWords[language]
    if (language !== 'cn' && words.some((word) => !shared?.includes(word)))
      yield tell(
        `The ${getCatalogueLanguageName(language)} text is the English one.`,
        `Translate it; words that both languages share belong to "${language}" in ${sameWords}.`,
      )
  }
}

function* pairs(project: Project): Generator<Pair, void, undefined> {
  const english = project.catalogues.get('en')?.messages
  for (const language of fullTranslationLanguages) {
    const catalogue = project.catalogues.get(language)
    for (const [id, { text, isInvalid }] of catalogue?.messages ?? []) {
      const source = english?.get(id)?.text
      if (catalogue && source !== undefined && !isInvalid && !project.drafted.has(id))
        yield { language, english: source, text, file: catalogue.fileOf(id), path: [id] }
    }
  }
  const records = listRecordTextReferences(project)
  const place = (file: JsonFile, path: JsonPath) => `${file.name} ${path.join('.')}`
  const byPlace = new Map(records.map(({ file, path, value }) => [place(file, path), value]))
  for (const { file, path, value } of records) {
    const at = path.findLastIndex(isWhole)
    if (at < 0) continue
    const english = byPlace.get(place(file, path.with(at, 'en'))) ?? ''
    yield { language: path[at] as TranslationLanguage, english, text: value, file, path }
  }
}

const isWhole = (step: unknown): boolean => fullTranslationLanguages.some((code) => code === step)

/** Words of at least two Latin letters, without arguments, tags and addresses. */
function latinWords(text: string): readonly string[] {
  if (!/[A-Za-z]{2}/.test(text)) return []
  const plain = isPlainTextMessage(text) ? text : literalsOf(text)
  const bare = /[@/]/.test(plain) ? plain.replaceAll(/\S+[@/]\S+\.\S+|\S+@\S+/g, ' ') : plain
  return bare.match(/[A-Za-z]{2,}/g) ?? []
}

const literalsOf = (text: string): string =>
  [...walkMessageParts(parseMessage(text).parts)]
    .map((part) => (part.type === TYPE.literal ? part.value : ' '))
    .join(' ')
