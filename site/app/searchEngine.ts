import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch'
import type { Catalogue } from '#data/locales.ts'
import { type Marked, type SearchKind, searchKinds } from '#data/search.ts'
import { isChinese, makeUnits, nounsIn, queryUnits, type Units } from '#data/searchWords.ts'

/** What is shown of something that was found. */
export interface Found {
  /** `product:ac-charger` */
  readonly id: string
  readonly kind: SearchKind
  readonly title: string
  readonly summary: string
  /** Address in the language of the index. */
  readonly href: string
}

/** Something that can be found. */
export interface SearchEntry extends Found {
  /** Its place among all entries. */
  readonly order: number
  /** What else visitors call it. */
  readonly words: string
  /** Everything else it says. */
  readonly text: string
  readonly publishAt?: string
  readonly expiresAt?: string
}

/** Something found, with the words of the index that led to it. */
export interface Hit extends Found {
  readonly score: number
  readonly order: number
  readonly terms: readonly string[]
}

const weights: Readonly<Record<SearchKind, number>> = {
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

const isKind = (value: unknown): value is SearchKind => searchKinds.some((kind) => kind === value)

const optionsOf = (units: Units): Options<SearchEntry> => ({
  fields: ['title', 'words', 'summary', 'text'],
  storeFields: ['kind', 'title', 'summary', 'href', 'order'],
  tokenize: (text) => units(text).flat(),
  processTerm: (term) => term,
})

/** An index with what turns texts of its language into words. */
export interface SearchIndex {
  readonly index: MiniSearch<SearchEntry>
  readonly units: Units
  readonly catalogue: Catalogue
  /** Nouns that compounds are cut into. */
  readonly nouns: readonly string[]
}

/** Makes an index of entries in one language. */
export function makeIndex(entries: readonly SearchEntry[], catalogue: Catalogue): SearchIndex {
  const texts = entries.flatMap(({ title, words, summary, text }) => [title, words, summary, text])
  const nouns = nounsIn(texts, catalogue)
  const units = makeUnits(catalogue, new Set(nouns))
  const index = new MiniSearch(optionsOf(units))
  index.addAll(entries)
  return { index, units, catalogue, nouns }
}

/** An index as it is sent to browsers. */
export interface WrittenIndex {
  readonly catalogue: Catalogue
  readonly nouns: readonly string[]
  readonly index: AsPlainObject
}

/** Takes up an index that was sent. */
export function readIndex({ catalogue, nouns, index }: WrittenIndex): SearchIndex {
  const units = makeUnits(catalogue, new Set(nouns))
  return { index: MiniSearch.loadJS(index, optionsOf(units)), units, catalogue, nouns }
}

/** The index as it is sent. */
export const writtenIndex = ({ index, catalogue, nouns }: SearchIndex): WrittenIndex => ({
  catalogue,
  nouns,
  index: index.toJSON(),
})

/** Finds what fits, the best first. */
export function find(
  { index, units }: SearchIndex,
  query: string,
  isShown: (id: string) => boolean = () => true,
): readonly Hit[] {
  const asked = queryUnits(units, query)
  const hits = index
    .search(query, {
      tokenize: () => [...new Set(asked.flat())],
      prefix: (term) => term.length > 2 || isChinese(term),
      fuzzy: (term) => (term.length < 4 || isChinese(term) ? false : 0.2),
      boost: { title: 7, words: 4, summary: 1.5, text: 0.7 },
      weights: { prefix: 0.5, fuzzy: 0.3 },
      // Whether a title has two words or four says nothing of what it is about.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      filter: ({ id }) => isShown(String(id)),
    })
    .map((result) => hitOf(result, asked, units))
    .toSorted((a, b) => b.score - a.score)
  const best = hits[0]?.score ?? 0
  return inOrder(hits.filter(({ score }) => score >= best * leastShare))
}

/** What fits so much less than the best is noise. */
const leastShare = 0.02

const nearly = 0.8

/** Neighbours of one kind that fit nearly as well stand in the order of their list. */
function inOrder(hits: readonly Hit[]): readonly Hit[] {
  const groups: Hit[][] = []
  for (const hit of hits) {
    const [first] = groups.at(-1) ?? []
    if (first && first.kind === hit.kind && hit.score >= first.score * nearly)
      groups.at(-1)?.push(hit)
    else groups.push([hit])
  }
  return groups.flatMap((group) => group.toSorted((a, b) => a.order - b.order))
}

/** How much of some words, as they are written, is among others. */
const share = (units: ReturnType<Units>, met: ReadonlySet<string>): number =>
  units.filter((unit) => unit.some((word) => met.has(word))).length / Math.max(1, units.length)

/** What has all that was asked for, and is named by just that, comes before what mentions a part of it. */
function hitOf(result: SearchResult, asked: ReturnType<Units>, units: Units): Hit {
  const { id, title, summary, href, order, terms, queryTerms, match, score } = result
  const kind = isKind(result['kind']) ? result['kind'] : 'page'
  const inTitle = terms.filter((term) => match[term]?.includes('title'))
  const named = units(String(title))
  const ofTitle = share(named, new Set(inTitle))
  const ofQuery = share(asked, new Set(queryTerms))
  const asName = Math.min(1, (ofTitle * named.length) / Math.max(1, asked.length))
  return {
    id: String(id),
    kind,
    title: String(title),
    summary: String(summary),
    href: String(href),
    score: score * weights[kind] * ofQuery ** 3 * (1 + ofTitle ** 2) * (1 + asName),
    order: Number(order),
    terms,
  }
}

/** What has a name like a query that finds nothing. */
export const closest = ({ index, units }: SearchIndex, query: string): readonly SearchResult[] =>
  index
    .search(query, {
      tokenize: () => queryUnits(units, query).flat(),
      fields: ['title', 'words'],
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (isChinese(term) ? false : 0.45),
    })
    .slice(0, 3)

const word = /[\p{L}\p{M}\p{N}\u00AD]+(?:[.,-]\p{N}+)*/gu

/** Parts of a text, with those that some words of the index stand in. */
export function marked(text: string, terms: readonly string[], { units }: SearchIndex): Marked {
  const met = new Set(terms)
  const hits = [...text.matchAll(word)].flatMap(({ 0: found, index: at }) =>
    isChinese(found)
      ? terms.filter(isChinese).flatMap((term) => placesOf(term, text, at, at + found.length))
      : units(found)
            .flat()
            .some((one) => met.has(one))
        ? [{ from: at, to: at + found.length }]
        : [],
  )
  return partsAt(text, hits)
}

interface Place {
  readonly from: number
  readonly to: number
}

function placesOf(term: string, text: string, from: number, to: number): readonly Place[] {
  const at = text.indexOf(term, from)
  if (at < 0 || at >= to) return []
  return [{ from: at, to: at + term.length }, ...placesOf(term, text, at + term.length, to)]
}

function partsAt(text: string, places: readonly Place[]): Marked {
  const parts: { text: string; hit: boolean }[] = []
  let done = 0
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
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
