import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Translation, translations } from '../digests.ts'
import { translatedFolder } from '../folders.ts'
import { inspect } from '../index.ts'
import { tagOf } from '../languages.ts'
import { isError } from '../problem.ts'
import { readSources } from '../read.ts'
import { translatables } from '../translatable.ts'
import { isStale, pairs, renewed } from '../translated.ts'
import { write } from '../write.ts'
import { readXliff, writeXliff } from '../xliff.ts'
import { type Command, type Outcome, refused } from './command.ts'
import { takeOver } from './takeOver.ts'

/** A file for translators has at most so many bytes. */
const largest = 8 * 1024 * 1024

const languageOf = (name: string): Translation | undefined =>
  translations.find((one) => one === name)
const unknownLanguage = (name: string): Outcome =>
  refused(`"${name}" is not a language that is translated into.`, `Languages are: ${translations.join(', ')}.`) // prettier-ignore

/** Writes all words of a language as XLIFF 2.0, each with where it is shown and how long it may be. */
export const exportTranslations: Command = {
  name: 'translations export',
  parameters: ['<language>', '<file>'],
  about: 'writes all words for translators: XLIFF 2.0, with context and what is there already',
  run: ([name = '', file = ''], { top }) => {
    const language = languageOf(name)
    if (!language) return unknownLanguage(name)
    const { project, problems } = inspect(readSources(top))
    if (problems.some(isError))
      return refused('The page configs have problems.', 'Mend them first: npm run generate.')
    const units = translatables(project, language)
    writeFileSync(resolve(file), writeXliff(tagOf(language), units))
    const open = units.filter(({ target }) => !target?.isCurrent).length
    return {
      status: 0,
      text: `${units.length} texts in ${file}, ${open} of them to translate\n`,
      data: { file, texts: units.length, open },
    }
  },
}

/** Takes translations over if nothing is wrong with any of them. */
export const importTranslations: Command = {
  name: 'translations import',
  parameters: ['<file>'],
  about: 'takes over what translators send back, if nothing is wrong with any of it',
  run: ([file = ''], { top }) => {
    const text = readIn(resolve(file))
    if (typeof text !== 'string') return text
    const returned = readXliff(text)
    if (typeof returned === 'string') return refused(returned, `Ask for ${file} again.`)
    const language = translations.find((name) => tagOf(name) === returned.language)
    return language ? takeOver(top, language, returned) : unknownLanguage(returned.language)
  },
}

function readIn(path: string): string | Outcome {
  try {
    if (statSync(path).size > largest)
      return refused(`${path} has more than ${largest} bytes.`, 'Split it.')
    return readFileSync(path, 'utf8')
  } catch {
    return refused(`${path} cannot be read.`, 'Write the path of a file.')
  }
}

/** Says that a translation is still right though its English text has changed. */
export const acceptTranslation: Command = {
  name: 'translations accept',
  parameters: ['<language>', '<key or all>'],
  about: 'says that a translation is right though its English text has changed since',
  run: ([name = '', key = ''], { top }) => {
    const language = languageOf(name)
    if (!language) return unknownLanguage(name)
    const { project } = inspect(readSources(top))
    const stale = [...pairs(project)].filter((pair) => pair.language === language && isStale(pair, project.translated)) // prettier-ignore
    const accepted = new Set(stale.flatMap((pair) => (key === 'all' || pair.key === key ? pair.key : []))) // prettier-ignore
    if (accepted.size === 0)
      return refused(
        `Nothing of this name is out of date in ${language}.`,
        stale.length === 0 ? 'All translations are up to date.' : `Out of date are: ${stale.map((pair) => pair.key).join(', ')}.`, // prettier-ignore
      )
    const files = renewed(project, (pair) => pair.language === language && accepted.has(pair.key))
    write(top, [{ folder: translatedFolder, files }])
    return {
      status: 0,
      text: `${accepted.size} accepted: ${[...accepted].join(', ')}\n`,
      data: { accepted: [...accepted] },
    }
  },
}
