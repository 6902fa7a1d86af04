import { listDraftVersionMessageIds } from '../../i18n/draftMessages.ts'
import { memoizeByProjectTexts } from '../../i18n/memoizeByText.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import { syntaxPlaceholderCharacter, collectTextsInCatalogues } from '../../i18n/localizedTexts.ts'
import type { Project } from '../../input/project.ts'
import { memoizeBetweenRuns } from '../../run/memo.ts'
import type { ProjectCheck } from '../check.ts'

/** Minimum number of words; shorter sentences may be equal by chance. */
const most = 12
const sentences = /[^.!?。！？]+[.!?。！？]*/gu
/** Legal documents and manuals may repeat texts, because each must be complete; captions repeat the transcript. */
const apart = ['pages-config/content/documents', 'pages-config/manuals', 'site/public/films']

/** Rejects long sentences that appear in two places: readers of both would have read one for nothing. */
export const checkRepeatedTexts: ProjectCheck = memoizeByProjectTexts(
  (project) => [...problemsOf(project)],
  (project) => [[...listDraftVersionMessageIds(project)].join()],
)

function* problemsOf(project: Project): Generator<ConfigProblem> {
  const seen = new Map<string, () => ConfigProblem>()
  const drafted = listDraftVersionMessageIds(project)
  const sentencesOf = startRun()
  for (const text of collectTextsInCatalogues(project)) {
    const { catalogue, name, words, message } = text
    if (message !== undefined && drafted.has(message)) continue
    if (apart.some((start) => name.startsWith(start))) continue
    for (const { sentence, start } of sentencesOf(words, () => splitSentences(words))) {
      const key = `${catalogue} ${sentence}`
      const first = seen.get(key)
      const here = (also: string) =>
        text.tell(
          {
            code: 'repeated-text',
            what: `This sentence stands in ${also} as well.`,
            fix: 'Say it once, or say here what is different.',
          },
          start,
        )
      if (!first) seen.set(key, () => here(''))
      else if (isLong(sentence)) {
        const { file, line, column } = first()
        yield here(`${file}:${line}:${column}`)
      }
    }
  }
}

interface Sentence {
  readonly sentence: string
  /** Offset of its first word in the text. */
  readonly start: number
}

/** Texts are split again only after they have changed. */
const startRun = memoizeBetweenRuns<readonly Sentence[]>()

/** Splits a text that may contain a sentence of the minimum length. */
const splitSentences = (words: string): readonly Sentence[] =>
  mayBeLong(words)
    ? [...words.matchAll(sentences)].map(({ 0: found, index }) => ({
        sentence: found.replaceAll(syntaxPlaceholderCharacter, ' ').replaceAll(/\s+/g, ' ').trim(),
        start: index + found.search(/[^\s\uFFFC]/),
      }))
    : []

/** Returns true if a text may contain a sentence of the minimum length. */
const mayBeLong = (words: string): boolean =>
  words.length > most && (han.test(words) || words.split(/[\s\uFFFC]/).length > most)

const han = /\p{Script=Han}/u
const chinese = new Intl.Segmenter('zh', { granularity: 'word' })

/** Chinese is written without spaces between words. */
function isLong(sentence: string): boolean {
  if (!han.test(sentence)) return sentence.split(' ').length > most
  return [...chinese.segment(sentence)].filter(({ isWordLike }) => isWordLike).length > most
}
