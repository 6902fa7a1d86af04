import type { LoaderFunctionArgs } from 'react-router'
import { isShownAt } from '#data/content.ts'
import { type Locale, locales, localizePath } from '#data/locales.ts'
import { type Result, type SearchKind, searchKinds, type SearchPage } from '#data/search.ts'
import { longestQuery } from '#data/searchWords.ts'
import { site } from '#generated/site.ts'
import { placeOf } from './records.server.ts'
import {
  closest,
  find,
  type Hit,
  makeIndex,
  marked,
  type SearchEntry,
  type SearchIndex,
  writtenIndex,
} from './searchEngine.ts'
import { searchEntries } from './searchEntries.server.ts'
import { formatText } from './words.server.ts'

interface Held {
  readonly index: SearchIndex
  readonly entries: readonly SearchEntry[]
  /** What is shown for a time only. */
  readonly timed: ReadonlyMap<string, SearchEntry>
}

const indexes = new Map<Locale, Held>()

/** The index of a variant, made when the first visitor searches. */
function indexIn(locale: Locale): Held {
  const known = indexes.get(locale)
  if (known) return known
  const entries = searchEntries(locale)
  const timed = entries.filter(({ publishAt, expiresAt }) => publishAt ?? expiresAt)
  const held = {
    index: makeIndex(entries, locales[locale].catalogues[0]),
    entries,
    timed: new Map(timed.map((entry) => [entry.id, entry])),
  }
  indexes.set(locale, held)
  return held
}

const shownAt =
  ({ timed }: Held, now: number) =>
  (id: string): boolean =>
    isShownAt(now, timed.get(id) ?? {})

const fewOfAKind = 4
const mostOfAKind = 50
const longestSummary = 180

/** What `?q=` finds, by kinds, or of the one kind that `?kind=` names. */
export function searchResults(args: LoaderFunctionArgs): SearchPage {
  const { locale, now } = placeOf(args)
  const asked = args.url.searchParams
  const query = (asked.get('q') ?? '').trim().slice(0, longestQuery)
  const kind = searchKinds.find((name) => name === asked.get('kind'))
  const held = indexIn(locale)
  const isShown = shownAt(held, now)
  const hits = query === '' ? [] : find(held.index, query, isShown)
  const groups = [...Map.groupBy(hits, (hit) => hit.kind)].map(([name, all]) => ({
    kind: name,
    total: all.length,
    results: shownOf(all, name, kind).map((hit) => resultOf(hit, held.index)),
  }))
  const near = query === '' || hits.length > 0 ? [] : closest(held.index, query)
  return {
    query,
    kind: groups.some((group) => group.kind === kind) ? kind : undefined,
    total: hits.length,
    groups,
    closest: near
      .filter(({ id }) => isShown(String(id)))
      .map(({ title, href }) => ({ label: String(title), href: String(href) })),
    popular: site.search.map(({ label, href }) => ({
      label: formatText(locale, label),
      href: localizePath(locale, href),
    })),
  }
}

/** Ids of the records of a kind that a query finds. */
export function foundIds(
  args: LoaderFunctionArgs,
  query: string,
  kind: SearchKind,
): ReadonlySet<string> {
  const { locale, now } = placeOf(args)
  const held = indexIn(locale)
  const start = `${kind}:`
  const isWanted = shownAt(held, now)
  const hits = find(held.index, query, (id) => id.startsWith(start) && isWanted(id))
  return new Set(hits.map(({ id }) => id.slice(start.length)))
}

const shownOf = (all: readonly Hit[], kind: SearchKind, only: SearchKind | undefined) =>
  only === undefined ? all.slice(0, fewOfAKind) : kind === only ? all.slice(0, mostOfAKind) : []

const resultOf = (hit: Hit, index: SearchIndex): Result => ({
  id: hit.id,
  kind: hit.kind,
  title: marked(hit.title, hit.terms, index),
  summary: marked(shortened(hit.summary), hit.terms, index),
  href: hit.href,
})

const shortened = (text: string) =>
  text.length > longestSummary ? `${text.slice(0, longestSummary - 1).trimEnd()}…` : text

/** Most suggestions that a browser shows at once. */
const mostSuggestions = 7

const written = new Map<Locale, { readonly shown: string; readonly json: string }>()

/** The index of a variant with the words that stand beside its suggestions, as it is sent to browsers. */
export function sentIndex(locale: Locale, now: number): string {
  const held = indexIn(locale)
  const isShown = shownAt(held, now)
  const shown = [...held.timed.keys()].filter(isShown).join(' ')
  const known = written.get(locale)
  if (known?.shown === shown) return known.json
  // What is not shown yet is not sent either.
  const all = held.entries.filter(({ id }) => isShown(id))
  const index =
    all.length === held.entries.length ? held.index : makeIndex(all, locales[locale].catalogues[0])
  const json = JSON.stringify({
    ...writtenIndex(index),
    kinds: Object.fromEntries(
      searchKinds.map((kind) => [kind, formatText(locale, `search.one.${kind}`)]),
    ),
    counts: Array.from({ length: mostSuggestions + 1 }, (_, n) =>
      formatText(locale, 'search.suggestions', { n }),
    ),
  })
  written.set(locale, { shown, json })
  return json
}
