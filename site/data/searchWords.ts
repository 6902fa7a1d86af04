import type { Catalogue } from './locales.ts'

/** Beyond this a query is cut. */
export const longestQuery = 100
const mostWords = 12

/** How words are told apart in a language. */
interface Language {
  /** Makes forms of one word the same. */
  readonly stem: (word: string) => string
  /** Words that say nothing about a page. */
  readonly empty: ReadonlySet<string>
  /** Spellings that stand for one letter. */
  readonly fold: (word: string) => string
}

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const english: Language = {
  stem: (word) => word.replace(/^(.{3,}?)(?:ies|y)$/, '$1i').replace(/^(.{3,}?)(?:ings?|ed|es|s)$/, '$1'), // prettier-ignore
  fold: (word) => word,
  empty: wordsIn(
    'a an and are as at be by can do does for from have how i in into is it its me my of on or our so that the this to was we what when where which with you your',
  ),
}

const german: Language = {
  stem: (word) => word.replace(/^(.{3,}?)(?:ungen|ung|ern|em|en|er|es|e|n|s)$/, '$1'),
  // Whoever has no umlauts writes ae, oe and ue.
  fold: (word) => word.replaceAll(/([aou])e/g, '$1'),
  empty: wordsIn(
    'am an auf aus bei bis da das dem den der des die ein eine einem einen einer es für ich ihr ihre ihrem ihren im in ist kann man mein meine mit oder sich sie sind so über um und vom von vor was welche welcher wenn wer wie wir wird wo zu zum zur',
  ),
}

const chinese: Language = {
  stem: english.stem,
  fold: (word) => word,
  empty: wordsIn('的 了 吗 呢 是 在 和 与 我 您 你 怎么 如何 什么 哪些 怎么办'),
}

const languages: Readonly<Partial<Record<Catalogue, Language>>> = {
  en: english,
  au: english,
  de: german,
  cn: chinese,
}

const han = /\p{Script=Han}/u
const runs = /\p{Script=Han}+|\P{Script=Han}+/gu
const written = /\d+(?:[.,]\d+)?|[\p{L}\p{M}\p{N}]+(?:[-‑][\p{L}\p{M}\p{N}]+)*/gu

let segmenter: Intl.Segmenter | undefined

/** Words of Chinese; browsers that do not know them get along with single characters. */
function segments(run: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [...run]
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  return [...segmenter.segment(run)].map(({ segment }) => segment)
}

/**
 * Words of a run of Chinese characters, each with the pairs of characters it has part in: dictionaries of browsers
 * differ, so a word of a query need not be one of the index.
 */
function chineseUnits(run: string): readonly Unit[] {
  const letters = [...run]
  const pairAt = (at: number) => letters.slice(at, at + 2).join('')
  let end = 0
  return segments(run).map((segment) => {
    const start = end
    end += [...segment].length
    const first = Math.max(0, end - start > 1 ? start : start - 1)
    const last = Math.min(letters.length - 2, end - 1)
    const pairs = Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => pairAt(first + n))
    return [...new Set(end - start > 1 || letters.length === 1 ? [segment, ...pairs] : pairs)]
  })
}

/** `Wi-Fi` is found as `wifi`, too. */
function joinedAndParts(word: string): readonly string[] {
  const parts = word.split(/[-‑]/)
  return parts.length === 1 ? parts : [...parts, parts.join('')]
}

const shortestPart = 4
const shortestCompound = 8

/** Cuts a compound into two nouns, as often as it can be: `gewerbespeicherschrank` is `gewerbespeicher` and `schrank`. */
function partsOf(word: string, stem: Language['stem'], known: ReadonlySet<string>): Unit {
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
    const first = stem(word.slice(0, cut))
    const rest = word.slice(cut)
    // Before a long noun there may be any word, such as an adjective.
    if (known.has(rest) && (known.has(first) || rest.length >= shortestCompound))
      return [first, rest, ...inParts(first, stem, known), ...inParts(rest, stem, known)]
  }
  return []
}

const inParts = (word: string, stem: Language['stem'], known: ReadonlySet<string>): Unit =>
  word.length < shortestCompound ? [] : partsOf(word, stem, known)

/** A word as it is written, with everything that it is found by. */
type Unit = readonly string[]

/** Turns text into what it is searched by. */
export type Units = (text: string) => readonly Unit[]

/**
 * Makes what turns texts of a language into words: lower case, without accents and endings, without words that
 * say nothing.
 *
 * @param known nouns that compounds are cut into
 */
export function makeUnits(catalogue: Catalogue, known: ReadonlySet<string> = new Set()): Units {
  const { stem, empty, fold } = languages[catalogue] ?? english
  const plain = (word: string) =>
    stem(fold(word.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '')))
  const unitOf = (run: string): Unit =>
    joinedAndParts(run.replace(',', '.'))
      .filter((word) => word !== '' && !empty.has(word))
      .map(plain)
      .flatMap((word) => [word, ...inParts(word, stem, known)])
  return (text) => {
    const cleaned = text.normalize('NFKC').replaceAll('\u00AD', '').toLowerCase()
    return [...cleaned.matchAll(written)]
      .flatMap(([match]) =>
        [...match.matchAll(runs)].flatMap(([run]) =>
          han.test(run)
            ? chineseUnits(run).filter(([segment = '']) => !empty.has(segment))
            : [unitOf(run)],
        ),
      )
      .filter((unit) => unit.length > 0)
  }
}

/** The nouns of texts in a language that writes compounds as one word; they have a capital letter there. */
export function nounsIn(texts: readonly string[], catalogue: Catalogue): readonly string[] {
  if (catalogue !== 'de') return []
  const units = makeUnits(catalogue)
  const nouns = texts.flatMap((text) => text.match(/\p{Lu}\p{Ll}{3,}/gu) ?? [])
  const words = new Set(nouns.flatMap((noun) => units(noun).flat()))
  return [...words].filter((word) => word.length >= shortestPart).toSorted()
}

/** The words of what a visitor typed. */
export const queryUnits = (units: Units, query: string): readonly Unit[] =>
  units(query.slice(0, longestQuery)).slice(0, mostWords)

/** Whether a word is Chinese: there a letter more or less is another word. */
export const isChinese = (word: string): boolean => han.test(word)
