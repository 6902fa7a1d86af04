import type { MessageCatalogueName } from '#data/locale/locales.ts'
import { memoizeBetweenRuns } from '../../run/memo.ts'
import { memoizeByProjectTexts } from '../../i18n/memoizeByText.ts'
import {
  syntaxPlaceholderCharacter,
  type LocalizedTextPair,
  collectTextsInCatalogues,
} from '../../i18n/localizedTexts.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { ProjectCheck } from '../check.ts'

/**
 * Maximum length of a sentence, and maximum length of two consecutive sentences that read as fragments: in words, in
 * characters for Chinese.
 */
const limits: Readonly<
  Record<MessageCatalogueName, { readonly long: number; readonly short: number }>
> = {
  en: { long: 32, short: 2 },
  au: { long: 32, short: 2 },
  de: { long: 30, short: 2 },
  cn: { long: 55, short: 4 },
}

/** Requires sentences short enough to be read aloud, and not so short that two consecutive ones are fragments. */
export const checkSentenceLengths: ProjectCheck = memoizeByProjectTexts((project) => {
  const linesOf = startRun()
  return collectTextsInCatalogues(project).flatMap((text) =>
    legal.test(text.name)
      ? []
      : problemsIn(
          text,
          linesOf(`${text.catalogue} ${text.words}`, () => sentencesByLine(text)),
        ),
  )
})

/** Laws are cited by their full names, and legal documents have terms of their own. */
const legal = /^pages-config\/content\/documents\//
const table = /^\s*[|#`]/

/** Texts are split again only after they have changed. */
const startRun = memoizeBetweenRuns<readonly TextLine[]>()

interface TextLine {
  readonly length: number
  readonly sentences: readonly Sentence[]
}

const sentencesByLine = ({ words, catalogue }: LocalizedTextPair): readonly TextLine[] =>
  words.split('\n').map((line) => ({
    length: line.length,
    sentences: table.test(line) ? [] : sentencesOf(line, catalogue),
  }))

function problemsIn(text: LocalizedTextPair, lines: readonly TextLine[]): readonly ConfigProblem[] {
  const { long, short } = limits[text.catalogue]
  const problems: ConfigProblem[] = []
  let offset = 0
  for (const { sentences: parts, length: lineLength } of lines) {
    for (const [index, { start, length, isWhole }] of parts.entries()) {
      const next = parts[index + 1]
      if (length > long)
        problems.push(
          text.tell(
            {
              code: 'long-sentence',
              what: `A sentence has ${length} ${text.catalogue === 'cn' ? 'characters' : 'words'}, at most ${long} can be read in one breath.`,
              fix: 'Make two of it.',
            },
            offset + start,
          ),
        )
      if (next && isWhole && next.isWhole && Math.max(length, next.length) <= short)
        problems.push(
          text.tell(
            {
              code: 'fragments',
              what: 'Two sentences in a row are fragments.',
              fix: 'Write one sentence with an actor, a verb and a reason.',
            },
            offset + start,
          ),
        )
    }
    offset += lineLength + 1
  }
  return problems
}

interface Sentence {
  readonly start: number
  /** Counts words, in Chinese characters. */
  readonly length: number
  /** True if it ends with a full stop and has no argument, because the words of an argument are unknown. */
  readonly isWhole: boolean
}

function sentencesOf(line: string, catalogue: MessageCatalogueName): readonly Sentence[] {
  const end =
    catalogue === 'cn'
      ? /[。！？；：]/g
      : /[;:](?=\s)|[.!?](?=[*_]*\s+[^\p{Ll}\s])(?<!\b\d{1,2}\.)/gu
  const found: Sentence[] = []
  let start = 0
  for (const at of [...line.matchAll(end)].map(({ index }) => index + 1).concat(line.length)) {
    const words = line.slice(start, at)
    const length = lengthOf(words, catalogue)
    if (length > 0)
      found.push({
        start,
        length,
        isWhole: /[.。]\s*$/.test(words) && !words.includes(syntaxPlaceholderCharacter),
      })
    start = at
  }
  return found
}

/** Counts words; in Chinese, characters without names in title marks and text in brackets. */
const lengthOf = (words: string, catalogue: MessageCatalogueName): number =>
  catalogue === 'cn'
    ? (words.replaceAll(/《[^》]*》|（[^）]*）/g, '').match(/\p{Script=Han}|[A-Za-z\d.,]+/gu)
        ?.length ?? 0)
    : (words.match(/[\p{L}\d][\p{L}\d’'.,–-]*/gu)?.length ?? 0)
