import type { LoaderFunctionArgs } from 'react-router'
import { isPublishedAt } from '#data/pages/schedule.ts'
import { type Locale, locales, localizePath } from '#data/locale/locales.ts'
import {
  type SearchResultEntry,
  type SearchEntryKind,
  searchEntryKinds,
  type SearchResultsData,
} from '#data/search/search.ts'
import { maxQueryLength } from '#data/search/tokenizer.ts'
import { site } from '#generated/site.ts'
import { readRequestLocation } from '../content/records.server.ts'
import {
  findSimilarTitles,
  searchInIndex,
  type SearchHit,
  makeSearchIndex,
  highlightMatches,
  type SearchEntry,
  type SearchIndex,
  serializeSearchIndex,
} from './searchEngine.ts'
import { createSearchEntries } from './searchEntries.server.ts'
import { formatText, createVisibleSectionsCacheKey } from '../messages/messages.server.ts'

interface LocaleIndex {
  /** Differs between times at which pages show other sections. */
  readonly shownSections: string
  readonly index: SearchIndex
  readonly entries: readonly SearchEntry[]
  /** Entries with a publication schedule, by id. */
  readonly timed: ReadonlyMap<string, SearchEntry>
}

const indexes = new Map<Locale, LocaleIndex>()

/** Returns the search index of a locale; it is created on first use, and when pages show other sections. */
function indexIn(locale: Locale, now: number): LocaleIndex {
  const cached = indexes.get(locale)
  const shownSections = createVisibleSectionsCacheKey(locale, now)
  if (cached?.shownSections === shownSections) return cached
  const entries = createSearchEntries(locale, now)
  const timed = entries.filter(({ publishAt, expiresAt }) => publishAt ?? expiresAt)
  const localeIndex = {
    shownSections,
    index: makeSearchIndex(entries, locales[locale].catalogues[0]),
    entries,
    timed: new Map(timed.map((entry) => [entry.id, entry])),
  }
  indexes.set(locale, localeIndex)
  return localeIndex
}

const publishedFilter =
  ({ timed }: LocaleIndex, now: number) =>
  (id: string): boolean =>
    isPublishedAt(now, timed.get(id) ?? {})

const overviewResults = 4
const maxResultsOfKind = 50
const maxSummaryLength = 180

/** Loads the results of `?q=`, grouped by kind or limited to `?kind=`. */
export function loadSearchResults(args: LoaderFunctionArgs): SearchResultsData {
  const { locale, now } = readRequestLocation(args)
  const searchParams = args.url.searchParams
  const query = (searchParams.get('q') ?? '').trim().slice(0, maxQueryLength)
  const kind = searchEntryKinds.find((name) => name === searchParams.get('kind'))
  const localeIndex = indexIn(locale, now)
  const isShown = publishedFilter(localeIndex, now)
  const hits = query === '' ? [] : searchInIndex(localeIndex.index, query, isShown)
  const groups = [...Map.groupBy(hits, (hit) => hit.kind)].map(([name, all]) => ({
    kind: name,
    total: all.length,
    results: limitResults(all, name, kind).map((hit) => toResult(hit, localeIndex.index)),
  }))
  const similar = query === '' || hits.length > 0 ? [] : findSimilarTitles(localeIndex.index, query)
  return {
    query,
    kind: groups.some((group) => group.kind === kind) ? kind : undefined,
    total: hits.length,
    groups,
    closest: similar
      .filter(({ id }) => isShown(String(id)))
      .map(({ title, href }) => ({ label: String(title), href: String(href) })),
    popular: (site.search ?? []).map(({ label, href }) => ({
      label: formatText(locale, label),
      href: localizePath(locale, href),
    })),
  }
}

/** Returns the ids of the records of a kind that match a query. */
export function searchRecordIds(
  args: LoaderFunctionArgs,
  query: string,
  kind: SearchEntryKind,
): ReadonlySet<string> {
  const { locale, now } = readRequestLocation(args)
  const localeIndex = indexIn(locale, now)
  const start = `${kind}:`
  const isWanted = publishedFilter(localeIndex, now)
  const hits = searchInIndex(localeIndex.index, query, (id) => id.startsWith(start) && isWanted(id))
  return new Set(hits.map(({ id }) => id.slice(start.length)))
}

const limitResults = (
  all: readonly SearchHit[],
  kind: SearchEntryKind,
  only: SearchEntryKind | undefined,
) =>
  only === undefined
    ? all.slice(0, overviewResults)
    : kind === only
      ? all.slice(0, maxResultsOfKind)
      : []

const toResult = (hit: SearchHit, index: SearchIndex): SearchResultEntry => ({
  id: hit.id,
  kind: hit.kind,
  title: highlightMatches(hit.title, hit.terms, index),
  summary: highlightMatches(truncated(hit.summary), hit.terms, index),
  href: hit.href,
})

const truncated = (text: string) =>
  text.length > maxSummaryLength ? `${text.slice(0, maxSummaryLength - 1).trimEnd()}…` : text

/** Maximum number of suggestions shown in the browser. */
const maxSuggestions = 7

/** Index as JSON with its sources, by which it is cached. */
interface SentIndex {
  readonly from: LocaleIndex
  readonly shown: string
  readonly json: string
}

const sentIndexes = new Map<Locale, SentIndex>()

/** Returns the search index of a locale as JSON for browsers, with the labels of suggestions. */
export function createSearchIndexJson(locale: Locale, now: number): string {
  const localeIndex = indexIn(locale, now)
  const isShown = publishedFilter(localeIndex, now)
  const shown = [...localeIndex.timed.keys()].filter(isShown).join(' ')
  const cached = sentIndexes.get(locale)
  if (cached?.from === localeIndex && cached.shown === shown) return cached.json
  // Unpublished entries must not be sent.
  const all = localeIndex.entries.filter(({ id }) => isShown(id))
  const index =
    all.length === localeIndex.entries.length
      ? localeIndex.index
      : makeSearchIndex(all, locales[locale].catalogues[0])
  const json = JSON.stringify({
    ...serializeSearchIndex(index),
    kinds: Object.fromEntries(
      searchEntryKinds.map((kind) => [kind, formatText(locale, `search.one.${kind}`)]),
    ),
    counts: Array.from({ length: maxSuggestions + 1 }, (_, n) =>
      formatText(locale, 'search.suggestions', { n }),
    ),
  })
  sentIndexes.set(locale, { from: localeIndex, shown, json })
  return json
}
