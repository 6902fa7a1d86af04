import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type TranslationLanguage,
  translationLanguages,
} from '../../i18n/translations/translationHashes.ts'
import { translationDigestsFolder } from '../../run/folders.ts'
import { decodeAndCheckSources } from '../../index.ts'
import { isMissingLanguageProblem, getCatalogueLanguageTag } from '../../i18n/languages.ts'
import { isErrorProblem, type ConfigProblem } from '../../problems/problem.ts'
import { readProjectSources } from '../../input/read.ts'
import type { ProblemCode } from '../../problems/rules.ts'
import { collectTranslatableTexts } from '../../i18n/translations/translationUnits.ts'
import {
  isTranslationStale,
  walkTranslationPairs,
  renewTranslationDigests,
} from '../../i18n/translations/translationState.ts'
import { writeOutputFolders } from '../../run/write.ts'
import { readXliff, writeXliff } from '../../i18n/translations/xliff.ts'
import {
  type GeneratorCommand,
  type GeneratorCommandResult,
  createCommandFailure,
} from '../command.ts'
import { applyTranslations } from './importTranslations.ts'

/** Limit of XLIFF files in bytes. */
const maxBytes = 8 * 1024 * 1024

const languageOf = (name: string): TranslationLanguage | undefined =>
  translationLanguages.find((language) => language === name)
const unknownLanguage = (name: string): GeneratorCommandResult =>
  createCommandFailure(
    `"${name}" is not a language that is translated into.`,
    `Languages are: ${translationLanguages.join(', ')}.`,
  )

/** Exports all texts of a language as XLIFF 2.0, each with its place and maximum length. */
export const exportTranslationsCommand: GeneratorCommand = {
  name: 'translations export',
  parameters: ['<language>', '<file>'],
  about: 'exports all texts for translators: XLIFF 2.0, with context and current translations',
  run: ([name = '', file = ''], { top }) => {
    const language = languageOf(name)
    if (!language) return unknownLanguage(name)
    const { project, problems } = decodeAndCheckSources(readProjectSources(top))
    const blocking = problems.filter(hidesTexts)
    if (blocking.length > 0)
      return {
        ...createCommandFailure(
          `Texts of these files cannot be read, and would be left out:\n${[...new Set(blocking.map(({ file, line, column, code }) => `  ${file}:${line}:${column}  ${code}\n`))].join('')}`,
          'Correct them first: npm run generate.',
        ),
        data: { problems: blocking },
      }
    const units = collectTranslatableTexts(project, language)
    writeFileSync(resolve(file), writeXliff(getCatalogueLanguageTag(language), units))
    const open = units.filter(({ target }) => !target?.isCurrent).length
    const errors = problems.filter(isErrorProblem).length
    return {
      status: 0,
      text: `${units.length} texts in ${file}, ${open} of them to translate\n${errors === 0 ? '' : `The configs have ${errors} problems: npm run generate\n`}`,
      data: { file, texts: units.length, open },
    }
  },
}

const unreadable: ReadonlySet<ProblemCode> = new Set([
  'bad-json',
  'duplicate-key',
  'too-deep',
  'too-large',
  'unreadable-file',
  'missing-file',
  'old-schema',
  'new-schema',
])
const undecoded: ReadonlySet<ProblemCode> = new Set(['bad-value', 'missing-field', 'unknown-field'])

/** True for problems that prevent reading texts; a missing translation does not. */
const hidesTexts = (problem: ConfigProblem): boolean =>
  unreadable.has(problem.code) ||
  (problem.file.startsWith('pages-config/content/') &&
    undecoded.has(problem.code) &&
    !isMissingLanguageProblem(problem))

/** Imports translations, or nothing if one of them has an error. */
export const importTranslationsCommand: GeneratorCommand = {
  name: 'translations import',
  parameters: ['<file>'],
  about: 'imports translated XLIFF, or nothing if a text has an error',
  run: ([file = ''], { top }) => {
    const text = readInput(resolve(file))
    if (typeof text !== 'string') return text
    const returned = readXliff(text)
    if (typeof returned === 'string')
      return createCommandFailure(returned, `Ask for ${file} again.`)
    const language = translationLanguages.find(
      (name) => getCatalogueLanguageTag(name) === returned.language,
    )
    return language
      ? applyTranslations(top, language, returned)
      : unknownLanguage(returned.language)
  },
}

function readInput(path: string): string | GeneratorCommandResult {
  try {
    if (statSync(path).size > maxBytes)
      return createCommandFailure(`${path} has more than ${maxBytes} bytes.`, 'Split it.')
    return readFileSync(path, 'utf8')
  } catch {
    return createCommandFailure(`${path} cannot be read.`, 'Write the path of a file.')
  }
}

/** Marks a translation as current although its English text has changed. */
export const acceptTranslationCommand: GeneratorCommand = {
  name: 'translations accept',
  parameters: ['<language>', '<key or all>'],
  about: 'marks a translation as current although its English text has changed since',
  run: ([name = '', key = ''], { top }) => {
    const language = languageOf(name)
    if (!language) return unknownLanguage(name)
    const { project } = decodeAndCheckSources(readProjectSources(top))
    const stale = [...walkTranslationPairs(project)].filter(
      (pair) => pair.language === language && isTranslationStale(pair, project.translated),
    )
    const accepted = new Set(
      stale.flatMap((pair) => (key === 'all' || pair.key === key ? pair.key : [])),
    )
    if (accepted.size === 0)
      return createCommandFailure(
        `Nothing of this name is out of date in ${language}.`,
        stale.length === 0
          ? 'All translations are up to date.'
          : `Out of date are: ${stale.map((pair) => pair.key).join(', ')}.`,
      )
    const files = renewTranslationDigests(project, (pair) =>
      pair.language === language && accepted.has(pair.key) ? 'accepted' : undefined,
    )
    writeOutputFolders(top, [{ folder: translationDigestsFolder, files }])
    return {
      status: 0,
      text: `${accepted.size} accepted: ${[...accepted].join(', ')}\n`,
      data: { accepted: [...accepted] },
    }
  },
}
