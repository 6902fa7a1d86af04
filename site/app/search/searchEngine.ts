import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch'
import type { MessageCatalogueName } from '#data/locale/locales.ts'
import {
  type HighlightedText,
  type SearchEntryKind,
  searchEntryKinds,
} from '#data/search/search.ts'
import {
  isChineseText,
  makeTokenizer,
  extractNouns,
  tokenizeQuery,
  type Tokenizer,
} from '#data/search/tokenizer.ts'

/** Stored fields of a search entry. */
export interface StoredSearchFields {
  /** Kind and record id: `product:ac-charger`. */
  readonly id: string
  readonly kind: SearchEntryKind
  readonly title: string
  readonly summary: string
  /** URL path in the locale of the index. */
  readonly href: string
}

/** Entry of the search index. */
export interface SearchEntry extends StoredSearchFields {
  /** Position among all entries. */
  readonly order: number
  /** Synonyms of the title. */
  readonly words: string
  /** Full text. */
  readonly text: string
  readonly publishAt?: string
  readonly expiresAt?: string
}

/** Search hit with the matching index terms. */
export interface SearchHit extends StoredSearchFields {
  readonly score: number
  readonly order: number
  readonly terms: readonly string[]
}

const weights: Readonly<Record<SearchEntryKind, number>> = {
  product: 1.5,
  page: 1.4,
  faq: 1.25,
  document: 1,
  article: 1,
  news: 0.95,
  case: 1,
  event: 0.75,
  video: 0.75,
}

const isKind = (value: unknown): value is SearchEntryKind =>
  searchEntryKinds.some((kind) => kind === value)

const optionsOf = (units: Tokenizer): Options<SearchEntry> => ({
  fields: ['title', 'words', 'summary', 'text'],
  storeFields: ['kind', 'title', 'summary', 'href', 'order'],
  tokenize: (text) => units(text).flat(),
  processTerm: (term) => term,
})

/** Search index with the tokenizer of its language. */
export interface SearchIndex {
  readonly index: MiniSearch<SearchEntry>
  readonly units: Tokenizer
  readonly catalogue: MessageCatalogueName
  /** Nouns for splitting compounds. */
  readonly nouns: readonly string[]
}

/** Creates the index of entries in one language. */
export function makeSearchIndex(
  entries: readonly SearchEntry[],
  catalogue: MessageCatalogueName,
): SearchIndex {
  const texts = entries.flatMap(({ title, words, summary, text }) => [title, words, summary, text])
  const nouns = extractNouns(texts, catalogue)
  const units = makeTokenizer(catalogue, new Set(nouns))
  const index = new MiniSearch(optionsOf(units))
  index.addAll(entries)
  return { index, units, catalogue, nouns }
}

/** Serialized index for browsers. */
export interface SerializedSearchIndex {
  readonly catalogue: MessageCatalogueName
  readonly nouns: readonly string[]
  readonly index: AsPlainObject
}

/** Deserializes an index in several tasks, so that keys are answered in the meantime. */
export async function deserializeSearchIndex({
  catalogue,
  nouns,
  index,
}: SerializedSearchIndex): Promise<SearchIndex> {
  const units = makeTokenizer(catalogue, new Set(nouns))
  return { index: await MiniSearch.loadJSAsync(index, optionsOf(units)), units, catalogue, nouns }
}

/** Serializes an index. */
export const serializeSearchIndex = ({
  index,
  catalogue,
  nouns,
}: SearchIndex): SerializedSearchIndex => ({
  catalogue,
  nouns,
  index: index.toJSON(),
})

/** Searches the index; best hits first. */
export function searchInIndex(
  { index, units }: SearchIndex,
  query: string,
  isShown: (id: string) => boolean = () => true,
): readonly SearchHit[] {
  const queryTokens = tokenizeQuery(units, query)
  const hits = index
    .search(query, {
      tokenize: () => [...new Set(queryTokens.flat())],
      prefix: (term) => term.length > 1 || isChineseText(term),
      fuzzy: (term) => (term.length < 4 || isChineseText(term) ? false : 0.2),
      boost: { title: 7, words: 4, summary: 1.5, text: 0.7 },
      weights: { prefix: 0.5, fuzzy: 0.3 },
      // The length of a text is not relevant for its score.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      filter: ({ id }) => isShown(String(id)),
    })
    .map((result) => toHit(result, queryTokens, units))
    .toSorted((a, b) => b.score - a.score)
  const best = hits[0]?.score ?? 0
  return restoreOrder(hits.filter(({ score }) => score >= best * minScoreShare))
}

/** Hits below this share of the best score are dropped. */
const minScoreShare = 0.02

const similarScore = 0.8

/** Sorts adjacent hits of the same kind with similar scores by their original order. */
function restoreOrder(hits: readonly SearchHit[]): readonly SearchHit[] {
  const groups: SearchHit[][] = []
  for (const hit of hits) {
    const [first] = groups.at(-1) ?? []
    if (first && first.kind === hit.kind && hit.score >= first.score * similarScore)
      groups.at(-1)?.push(hit)
    else groups.push([hit])
  }
  return groups.flatMap((group) => group.toSorted((a, b) => a.order - b.order))
}

/** Returns the share of tokens with a matching term, 0 to 1. */
const matchedShare = (units: ReturnType<Tokenizer>, matchedTerms: ReadonlySet<string>): number =>
  units.filter((unit) => unit.some((term) => matchedTerms.has(term))).length /
  Math.max(1, units.length)

/** Converts a result to a hit; the score favours hits that match all of the query and whose title is close to it. */
function toHit(
  result: SearchResult,
  queryTokens: ReturnType<Tokenizer>,
  units: Tokenizer,
): SearchHit {
  const { id, title, summary, href, order, terms, queryTerms, match, score } = result
  const kind = isKind(result['kind']) ? result['kind'] : 'page'
  const inTitle = terms.filter((term) => match[term]?.includes('title'))
  const titleTokens = units(String(title))
  const titleShare = matchedShare(titleTokens, new Set(inTitle))
  const queryShare = matchedShare(queryTokens, new Set(queryTerms))
  const titleMatch = Math.min(
    1,
    (titleShare * titleTokens.length) / Math.max(1, queryTokens.length),
  )
  return {
    id: String(id),
    kind,
    title: String(title),
    summary: String(summary),
    href: String(href),
    score: score * weights[kind] * queryShare ** 3 * (1 + titleShare ** 2) * (1 + titleMatch),
    order: Number(order),
    terms,
  }
}

/** Finds entries with a title similar to the query, for queries without hits. */
export const findSimilarTitles = (
  { index, units }: SearchIndex,
  query: string,
): readonly SearchResult[] =>
  index
    .search(query, {
      tokenize: () => tokenizeQuery(units, query).flat(),
      fields: ['title', 'words'],
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (isChineseText(term) ? false : 0.45),
    })
    .slice(0, 3)

const wordPattern = /[\p{L}\p{M}\p{N}\u00AD]+(?:[.,-]\p{N}+)*/gu

/** Splits a text into parts and marks the matches of index terms. */
export function highlightMatches(
  text: string,
  terms: readonly string[],
  { units }: SearchIndex,
): HighlightedText {
  const matchedTerms = new Set(terms)
  const hits = [...text.matchAll(wordPattern)].flatMap(({ 0: found, index: at }) =>
    isChineseText(found)
      ? terms.filter(isChineseText).flatMap((term) => findRanges(term, text, at, at + found.length))
      : units(found)
            .flat()
            .some((one) => matchedTerms.has(one))
        ? [{ from: at, to: at + found.length }]
        : [],
  )
  return splitAtRanges(text, hits)
}

interface TextRange {
  readonly from: number
  readonly to: number
}

function findRanges(term: string, text: string, from: number, to: number): readonly TextRange[] {
  const at = text.indexOf(term, from)
  if (at < 0 || at >= to) return []
  return [{ from: at, to: at + term.length }, ...findRanges(term, text, at + term.length, to)]
}

function splitAtRanges(text: string, ranges: readonly TextRange[]): HighlightedText {
  const parts: { text: string; hit: boolean }[] = []
  let done = 0
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (to <= done) continue
    if (from > done) parts.push({ text: text.slice(done, from), hit: false })
    const last = parts.at(-1)
    const own = text.slice(Math.max(done, from), to)
    if (last?.hit) last.text += own
    else parts.push({ text: own, hit: true })
    done = to
  }
  return done < text.length ? [...parts, { text: text.slice(done), hit: false }] : parts
}
