import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contexts } from '../context.ts'
import { translatedFolder } from '../folders.ts'
import { inspect } from '../index.ts'
import { nearest } from '../nearest.ts'
import { isError, type Problem } from '../problem.ts'
import type { Project } from '../project.ts'
import { readSources, type Sources } from '../read.ts'
import { type Translation, translations } from '../digests.ts'
import { tagOf, wholeTranslations } from '../languages.ts'
import { isStale, pairs, renewed } from '../translated.ts'
import { write } from '../write.ts'
import { readXliff, type Returned, type Unit, writeXliff } from '../xliff.ts'
import { type Command, type Outcome, refused } from './command.ts'

/** A file for translators has at most so many bytes. */
const largest = 8 * 1024 * 1024

const languageOf = (name: string): Translation | undefined =>
  translations.find((one) => one === name)
const unknownLanguage = (name: string): Outcome =>
  refused(`"${name}" is not a language that is translated into.`, `Languages are: ${translations.join(', ')}.`) // prettier-ignore

/** Writes the messages of a language as XLIFF 2.0, each with where it is shown and how long it may be. */
export const exportTranslations: Command = {
  name: 'translations export',
  parameters: ['<language>', '<file>'],
  about: 'writes the messages for translators: XLIFF 2.0, with context and what is there already',
  run: ([name = '', file = ''], { top }) => {
    const language = languageOf(name)
    if (!language) return unknownLanguage(name)
    const { project, problems } = inspect(readSources(top))
    if (problems.some(isError))
      return refused('The page configs have problems.', 'Mend them first: npm run generate.')
    const units = unitsOf(project, language)
    writeFileSync(
      resolve(file),
      writeXliff('pages-config/messages/en.json', tagOf(language), units),
    )
    const open = units.filter(({ target }) => !target?.isCurrent).length
    return {
      status: 0,
      text: `${units.length} messages in ${file}, ${open} of them to translate\n`,
      data: { file, messages: units.length, open },
    }
  },
}

function unitsOf(project: Project, language: Translation): readonly Unit[] {
  const context = contexts(project, language)
  const own = project.catalogues.get(language)?.messages
  const stale = new Set([...pairs(project)].flatMap((pair) => (pair.language === language && isStale(pair, project.translated) ? pair.key : []))) // prettier-ignore
  const english = project.catalogues.get('en')?.messages ?? []
  return [...english].map(([id, { text: source }]) => {
    const text = own?.get(id)?.text
    const notes = context(id)
    if (text === undefined) return { id, notes, source }
    return { id, notes, source, target: { text, isCurrent: !stale.has(id) } }
  })
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

function takeOver(top: string, language: Translation, { units }: Returned): Outcome {
  const sources = readSources(top)
  const before = inspect(sources)
  const english =
    before.project.catalogues.get('en')?.messages ?? new Map<string, { text: string }>()
  const unknown = units.filter(({ id }) => !english.has(id))
  if (unknown.length > 0)
    return {
      ...refused(
        unknown.map(({ id }) => `No message has the id "${id}".`).join('\n'),
        `Nothing was taken over. ${hint(unknown[0]?.id ?? '', english.keys())}`,
      ),
      data: { unknown: unknown.map(({ id }) => id) },
    }
  const old = units.filter(({ id, source }) => english.get(id)?.text !== source)
  const left = new Set(old.map(({ id }) => id))
  const texts = new Map([...(before.project.catalogues.get(language)?.messages ?? [])].map(([id, { text }]) => [id, text])) // prettier-ignore
  let changed = 0
  for (const { id, source, target } of units) {
    if (left.has(id) || target.trim() === '' || texts.get(id) === target) continue
    // What falls back to English holds only what differs.
    if (!wholeTranslations.includes(language) && target === source) {
      if (texts.delete(id)) changed++
      continue
    }
    texts.set(id, target)
    changed++
  }
  const sorted = [...english.keys()].flatMap((id) => (texts.has(id) ? [[id, texts.get(id)] as const] : [])) // prettier-ignore
  const name = `pages-config/messages/${language}.json`
  const json = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
  const wrong = newProblems(sources, name, json, before.problems)
  if (wrong.length > 0)
    return {
      ...refused(
        wrong.map(({ path, what, fix }) => `${path}: ${what} ${fix}`).join('\n'),
        'Nothing was taken over.',
      ),
      data: { problems: wrong },
    }
  const temporary = join(top, `${name}.${process.pid}.tmp`)
  writeFileSync(temporary, json)
  renameSync(temporary, join(top, name))
  const outdated = old.map(
    ({ id }) => `  ${id}: the English text has changed since it was exported\n`,
  )
  return {
    status: 0,
    text: `${changed} messages in ${name} changed\n${outdated.length > 0 ? `Left out:\n${outdated.join('')}` : ''}`,
    data: { file: name, changed, outdated: [...left] },
  }
}

const hint = (id: string, known: Iterable<string>): string => {
  const near = nearest(id, known)
  return near === undefined ? 'Ids are not translated.' : `Did you mean "${near}"?`
}

/** What is wrong in the new catalogue that was not wrong in the old one. */
function newProblems(sources: Sources, name: string, json: string, before: readonly Problem[]) {
  const key = ({ file, code, path, what }: Problem) => [file, code, path, what].join(' ')
  const known = new Set(before.map(key))
  const { problems } = inspect({ ...sources, files: new Map(sources.files).set(name, json) })
  return problems.filter((problem) => isError(problem) && !known.has(key(problem)))
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
