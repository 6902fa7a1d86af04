import type { MessageCatalogueName } from '#data/locale/locales.ts'
import { findNearestName } from '../../problems/nearest.ts'
import type { TerminologyList } from '../../i18n/terms.ts'
import { collectTextsInCatalogues } from '../../i18n/localizedTexts.ts'
import { memoizeByProjectTexts } from '../../i18n/memoizeByText.ts'
import type { ConfigProblem, ProblemWithoutPosition } from '../../problems/problem.ts'
import { memoizeBetweenRuns, memoizeByDependencies } from '../../run/memo.ts'
import type { Project } from '../../input/project.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires texts to follow the term list: its words, and its spelling of numbers, units and punctuation. */
export const checkTerms: ProjectCheck = memoizeByProjectTexts((project) => [...problemsOf(project)])

function* problemsOf(project: Project): Generator<ConfigProblem> {
  const lists = new Map(
    Object.entries(project.terms).map(([name, list]) => {
      const catalogue = name as MessageCatalogueName
      const { startRun, ...patterns } = compiledLists(list, [name], () => ({
        ...compiled(list, catalogue),
        startRun: memoizeBetweenRuns<readonly Finding[]>(),
      }))
      return [name, { patterns, findingsOf: startRun() }]
    }),
  )
  for (const text of collectTextsInCatalogues(project)) {
    const { catalogue, words, english } = text
    const list = lists.get(catalogue)
    const findings = list?.findingsOf(`${words}\n${english}`, () => [
      ...findingsIn(words, english, list.patterns),
    ])
    for (const { finding, start } of findings ?? []) yield text.tell(finding, start)
  }
}

interface Finding {
  readonly finding: ProblemWithoutPosition
  readonly start: number
}

type TermPatterns = ReturnType<typeof compiled>

const compiledLists = memoizeByDependencies<
  TermPatterns & {
    /** Texts are searched again only after they have changed. */
    readonly startRun: ReturnType<typeof memoizeBetweenRuns<readonly Finding[]>>
  }
>()

function* findingsIn(words: string, translated: string, list: TermPatterns): Generator<Finding> {
  const isSuspect = list.suspect(words)
  const isAsked = list.asks(translated)
  if (!isSuspect && !isAsked) return
  const lowerCase = translated.toLowerCase()
  for (const { use, never, en, right, english } of list.terms) {
    const wrong = isSuspect
      ? never.flatMap(({ word, what }) => places(words, what).map((place) => ({ ...place, word })))
      : []
    // A string search takes a tenth of the time of a pattern, and most texts contain few terms.
    const asked =
      isAsked && english
        ? lowerCase.includes(english.lowerCase) && translated.search(english.what) >= 0
        : false
    if (wrong.length === 0 && !asked) continue
    const allowed = right.flatMap((what) => places(words, what))
    for (const { start, end, word } of wrong)
      if (!allowed.some((place) => place.start <= start && end <= place.end))
        yield {
          finding: {
            code: 'wrong-term',
            what: `"${words.slice(start, end)}" is not a word of this site.`,
            fix: `Write "${findNearestName(word, use) ?? use[0]}".`,
          },
          start,
        }
    if (asked && allowed.length === 0)
      yield {
        finding: {
          code: 'missing-term',
          what: `The English text has "${en}", this one has no word of this site for it.`,
          fix: `Write ${use.map((word) => `"${word}"`).join(' or ')}.`,
        },
        start: 0,
      }
  }
  if (!isSuspect) return
  for (const { pattern, what, fix } of list.forms)
    for (const { start } of places(words, pattern))
      yield { finding: { code: 'wrong-form', what, fix }, start }
}

/** A term list with its compiled patterns; a combined pattern first skips the texts without any, which are most. */
function compiled(list: TerminologyList, catalogue: MessageCatalogueName) {
  const terms = list.terms.map(({ use, never = [], en }) => {
    const lowerCase = new Set(use.map((word) => word.toLowerCase()))
    const isCaseWrong = never.some((word) => lowerCase.has(word.toLowerCase()))
    const compile = (word: string) => patternOf(word, catalogue, isCaseWrong)
    return {
      use,
      en,
      right: use.map(compile),
      never: never.map((word) => ({ word, what: compile(word) })),
      english:
        en === undefined ? undefined : { lowerCase: en.toLowerCase(), what: patternOf(en, 'en') },
    }
  })
  const forms = list.forms.map(({ never, what, fix }) => ({
    pattern: new RegExp(never, 'gu'),
    what,
    fix,
  }))
  return {
    terms,
    forms,
    suspect: anyOf([
      ...terms.flatMap(({ never }) => never.map(({ what }) => what)),
      ...forms.map(({ pattern }) => pattern),
    ]),
    asks: anyOf(terms.flatMap(({ english }) => english?.what ?? [])),
  }
}

/**
 * English terms match at the start of a word, ignoring case unless the case is the mistake; German and Chinese terms
 * also match inside words.
 */
function patternOf(word: string, catalogue: MessageCatalogueName, isCaseSensitive = false): RegExp {
  const plain = word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  if (catalogue !== 'en' && catalogue !== 'au') return new RegExp(plain, 'gu')
  return new RegExp(`(?<!\\p{L})${isCaseSensitive ? plain : `(?i:${plain})`}`, 'gu')
}

/** Returns true if one of the patterns matches a text. */
function anyOf(patterns: readonly RegExp[]): (text: string) => boolean {
  if (patterns.length === 0) return () => false
  const any = new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'u')
  return (text) => any.test(text)
}

const places = (text: string, what: RegExp) =>
  [...text.matchAll(what)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
