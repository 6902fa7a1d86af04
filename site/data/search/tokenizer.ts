import type { MessageCatalogueName } from '../locale/locales.ts'

/** Maximum characters of a query; longer ones are truncated. */
export const maxQueryLength = 100
const maxWords = 12

/** Language-specific rules of the tokenizer. */
interface LanguageRules {
  /** Reduces the forms of a word to one stem. */
  readonly stem: (word: string) => string
  /** Stop words. */
  readonly stopWords: ReadonlySet<string>
  /** Normalizes alternative spellings of letters. */
  readonly fold: (word: string) => string
}

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const english: LanguageRules = {
  stem: (word) =>
    word.replace(/^(.{3,}?)(?:ies|y)$/, '$1i').replace(/^(.{3,}?)(?:ings?|ed|es|s)$/, '$1'),
  fold: (word) => word,
  stopWords: wordSet(
    'a an and are as at be by can do does for from have how i in into is it its me my of on or our so that the this to was we what when where which with you your',
  ),
}

const german: LanguageRules = {
  stem: (word) => word.replace(/^(.{3,}?)(?:ungen|ung|ern|em|en|er|es|e|n|s)$/, '$1'),
  // Umlauts may be typed as ae, oe and ue.
  fold: (word) => word.replaceAll(/([aou])e/g, '$1'),
  stopWords: wordSet(
    'am an auf aus bei bis da das dem den der des die ein eine einem einen einer es für ich ihr ihre ihrem ihren im in ist kann man mein meine mit oder sich sie sind so über um und vom von vor was welche welcher wenn wer wie wir wird wo zu zum zur',
  ),
}

const chinese: LanguageRules = {
  stem: english.stem,
  fold: (word) => word,
  stopWords: wordSet('的 了 吗 呢 是 在 和 与 我 您 你 怎么 如何 什么 哪些 怎么办'),
}

const languages: Readonly<Partial<Record<MessageCatalogueName, LanguageRules>>> = {
  en: english,
  au: english,
  de: german,
  cn: chinese,
}

const han = /\p{Script=Han}/u
const runs = /\p{Script=Han}+|\P{Script=Han}+/gu
const wordPattern = /\d+(?:[.,]\d+)?|[\p{L}\p{M}\p{N}]+(?:[-‑][\p{L}\p{M}\p{N}]+)*/gu

let segmenter: Intl.Segmenter | undefined

/** Segments Chinese text into words, or into characters in browsers without Intl.Segmenter. */
function segmentChinese(run: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [...run]
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  return [...segmenter.segment(run)].map(({ segment }) => segment)
}

/**
 * Tokenizes a run of Chinese characters to words with their overlapping character pairs. Segmentation differs between
 * browsers, so that a word of the query may not be a word of the index; the pairs still match.
 */
function chineseTokens(run: string): readonly Unit[] {
  const letters = [...run]
  const pairAt = (at: number) => letters.slice(at, at + 2).join('')
  let end = 0
  return segmentChinese(run).map((segment) => {
    const start = end
    end += [...segment].length
    const first = Math.max(0, end - start > 1 ? start : start - 1)
    const last = Math.min(letters.length - 2, end - 1)
    const pairs = Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => pairAt(first + n))
    return [...new Set(end - start > 1 || letters.length === 1 ? [segment, ...pairs] : pairs)]
  })
}

/** Splits a hyphenated word and adds the joined form: `Wi-Fi` also matches `wifi`. */
function hyphenVariants(word: string): readonly string[] {
  const parts = word.split(/[-‑]/)
  return parts.length === 1 ? parts : [...parts, parts.join('')]
}

const minPartLength = 4
const minCompoundLength = 8

/** Splits a German compound recursively into known nouns: `gewerbespeicherschrank` is `gewerbespeicher` and `schrank`. */
function splitCompound(
  word: string,
  stem: LanguageRules['stem'],
  known: ReadonlySet<string>,
): Unit {
  for (let cut = minPartLength; cut <= word.length - minPartLength; cut++) {
    const first = stem(word.slice(0, cut))
    const rest = word.slice(cut)
    // The first part of a compound may be unknown, such as an adjective, if the second is long enough.
    if (known.has(rest) && (known.has(first) || rest.length >= minCompoundLength))
      return [
        first,
        rest,
        ...compoundParts(first, stem, known),
        ...compoundParts(rest, stem, known),
      ]
  }
  return []
}

const compoundParts = (
  word: string,
  stem: LanguageRules['stem'],
  known: ReadonlySet<string>,
): Unit => (word.length < minCompoundLength ? [] : splitCompound(word, stem, known))

/** Index terms of one word of the text. */
type Unit = readonly string[]

/** Tokenizer: splits text into words, each with its index terms. */
export type Tokenizer = (text: string) => readonly Unit[]

/**
 * Creates the tokenizer of a language: lower case, without accents, stemmed, without stop words.
 *
 * @param known nouns for splitting compounds
 */
export function makeTokenizer(
  catalogue: MessageCatalogueName,
  known: ReadonlySet<string> = new Set(),
): Tokenizer {
  const { stem, stopWords, fold } = languages[catalogue] ?? english
  const normalize = (word: string) =>
    stem(fold(word.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '')))
  const tokenOf = (run: string): Unit =>
    hyphenVariants(run.replace(',', '.'))
      .filter((word) => word !== '' && !stopWords.has(word))
      .map(normalize)
      .flatMap((word) => [word, ...compoundParts(word, stem, known)])
  return (text) => {
    const cleaned = text.normalize('NFKC').replaceAll('\u00AD', '').toLowerCase()
    return [...cleaned.matchAll(wordPattern)]
      .flatMap(([match]) =>
        [...match.matchAll(runs)].flatMap(([run]) =>
          han.test(run)
            ? chineseTokens(run).filter(([segment = '']) => !stopWords.has(segment))
            : [tokenOf(run)],
        ),
      )
      .filter((unit) => unit.length > 0)
  }
}

/** Extracts the nouns of German texts, recognized by their capital letter; empty for other languages. */
export function extractNouns(
  texts: readonly string[],
  catalogue: MessageCatalogueName,
): readonly string[] {
  if (catalogue !== 'de') return []
  const units = makeTokenizer(catalogue)
  const nouns = texts.flatMap((text) => text.match(/\p{Lu}\p{Ll}{3,}/gu) ?? [])
  const words = new Set(nouns.flatMap((noun) => units(noun).flat()))
  return [...words].filter((word) => word.length >= minPartLength).toSorted()
}

/** Tokenizes a query, within the limits of length and words. */
export const tokenizeQuery = (units: Tokenizer, query: string): readonly Unit[] =>
  units(query.slice(0, maxQueryLength)).slice(0, maxWords)

/** Returns true for Chinese words, for which fuzzy matching makes no sense. */
export const isChineseText = (word: string): boolean => han.test(word)
