import { germanFieldDescriptions } from './germanFieldDescriptions.ts'
import { germanFileProblemTexts } from './germanFileProblemTexts.ts'
import { germanPageProblemTexts } from './germanPageProblemTexts.ts'
import { germanProblemPhrases } from './germanProblemPhrases.ts'
import { germanSectionTexts } from './germanSectionTexts.ts'
import { germanMessageProblemTexts } from './germanMessageProblemTexts.ts'

/** English texts of problems with their German ones; `$1` to `$9` are arguments. */
export const germanProblemTexts: Readonly<Record<string, string>> = {
  ...germanPageProblemTexts,
  ...germanMessageProblemTexts,
  ...germanFileProblemTexts,
}

interface Template {
  readonly pattern: RegExp
  readonly german: string
}

const argument = /\$\d/

/** Creates the patterns of a table; the one with the most words of its own matches first. */
function createTemplates(table: Readonly<Record<string, string>>): readonly Template[] {
  const ownLength = (english: string) => english.replaceAll(/\$\d/g, '').length
  return Object.entries(table)
    .toSorted(([a], [b]) => ownLength(b) - ownLength(a))
    .map(([english, german]) => ({
      pattern: new RegExp(
        `^${english
          .split(argument)
          .map((text) => RegExp.escape(text))
          .join('(.+?)')}$`,
        's',
      ),
      german,
    }))
}

const problems = createTemplates(germanProblemTexts)
const phrases = createTemplates({ ...germanProblemPhrases, ...germanFieldDescriptions })

function translate(
  english: string,
  templates: readonly Template[],
  translateArgument: (text: string) => string,
): string | undefined {
  for (const { pattern, german } of templates) {
    const found = pattern.exec(english)
    // Names in quotation marks stand in the files.
    if (found)
      return german.replaceAll(
        /(?<quote>„?)\$(?<number>\d)/g,
        (_, quote: string, number: string) => {
          const text = found[Number(number)] ?? ''
          return quote + (quote === '' ? translateArgument(text) : text)
        },
      )
  }
  return undefined
}

/** Translates sections in a list, and other phrases. */
function translatePhrase(english: string): string {
  const names = english.split(', ')
  if (names.every((name) => Object.hasOwn(germanSectionTexts, name)))
    return names.map((name) => germanSectionTexts[name]?.name).join(', ')
  return translate(english, phrases, translatePhrase) ?? english
}

/** Translates a sentence, which may begin with the place of a problem. */
function translateSentence(english: string): string {
  const [, place = '', sentence = ''] = /^(\S+:\d+ )?(.*)$/s.exec(english) ?? []
  return place + (translate(sentence, problems, translatePhrase) ?? sentence)
}

const known = new Map<string, string>()

/** Translates a sentence of a problem of the generator or a refusal of the server; one without German text stays English. */
export function translateProblem(english: string): string {
  const german = known.get(english) ?? translateSentence(english)
  known.set(english, german)
  return german
}

/** Translates the description of a field. */
export const translateDescription = translatePhrase
