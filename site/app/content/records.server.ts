import { data, type LoaderFunctionArgs } from 'react-router'
import type { CollectionName, PageCollection } from '#data/content/collectionNames.ts'
import { recordRouteParameters, type CollectionRecord } from '#data/content/collections.ts'
import type { SingleLanguageRecord } from '#data/content/content.ts'
import { isPublishedAt } from '#data/pages/schedule.ts'
import { type Locale, locales, splitLocaleFromPath } from '#data/locale/locales.ts'
import type { RouteEntry } from '#data/pages/routeTable.ts'
import { records } from '#generated/content.ts'
import { requestContext } from '../pages/requestContext.ts'
import { formatAllFigures } from '../messages/messages.server.ts'

/** Returns locale, unprefixed path and time of a request. */
export const readRequestLocation = (args: LoaderFunctionArgs) => ({
  ...splitLocaleFromPath(args.url.pathname),
  now: args.context.get(requestContext).now,
})

const resolvedRecords = new WeakMap<object, Map<Locale, unknown>>()

/**
 * Resolves the localized texts of a record to one language and inserts figures. Memoized, as lists on several pages show the same
 * records, which nothing changes.
 */
export function resolveRecordLanguage<T extends object>(
  record: T,
  locale: Locale,
): SingleLanguageRecord<T> {
  const resolved = resolvedRecords.get(record) ?? new Map<Locale, unknown>()
  resolvedRecords.set(record, resolved)
  const found = resolved.get(locale) ?? resolveTexts(record, locale)
  resolved.set(locale, found)
  return found as SingleLanguageRecord<T>
}

function resolveTexts<T extends object>(record: T, locale: Locale): SingleLanguageRecord<T> {
  const entries = Object.entries(record).map(([key, value]: [string, unknown]) => [
    key,
    resolveText(value, locale),
  ])
  return Object.fromEntries(entries) as SingleLanguageRecord<T>
}

function resolveText(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) =>
      typeof item === 'object' && item !== null ? resolveTexts(item, locale) : item,
    )
  if (typeof value !== 'object' || value === null || !('en' in value)) return value
  const texts = value as Readonly<Record<string, unknown>>
  const found = locales[locale].catalogues.map((catalogue) => texts[catalogue]).find(Boolean)
  return Array.isArray(found)
    ? found.map((text) => insertFigures(text, locale))
    : insertFigures(found, locale)
}

function insertFigures(text: unknown, locale: Locale): unknown {
  if (typeof text !== 'string') return text
  const figures = formatAllFigures(locale)
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole)
}

/** Lists the records of a collection that are published in a locale at `now`, in file order. */
export function listPublishedRecords<N extends PageCollection>(
  name: N,
  { locale, now }: { readonly locale: Locale; readonly now: number },
): readonly CollectionRecord<N>[] {
  return listRecordsInLocale(name, locale).filter((record) => isPublishedAt(now, record))
}

/** Lists the records of a collection in a locale regardless of their schedule, in file order. */
export function listRecordsInLocale<N extends PageCollection | 'faqs'>(
  name: N,
  locale: Locale,
): readonly CollectionRecord<N>[] {
  const { websiteId } = locales[locale]
  const all: readonly CollectionRecord<N>[] = records[name]
  return all.filter(({ state, websites }) => state && (websites?.includes(websiteId) ?? true))
}

/** Loads the record of the URL; throws a 404 response if it does not exist. */
export function loadRecordOfUrl<N extends PageCollection>(
  args: LoaderFunctionArgs,
  name: N,
): SingleLanguageRecord<CollectionRecord<N>> {
  const { locale } = readRequestLocation(args)
  const id = args.params[recordRouteParameters[name]]
  // The server checks the schedule; pages are prerendered before their publication.
  const record = listRecordsInLocale(name, locale).find((one) => one.id === id)
  if (!record) throw data(null, { status: 404 })
  return resolveRecordLanguage(record, locale)
}

/** Lists all records of a collection in the language of the request. */
export function listAllRecords<N extends CollectionName>(
  args: LoaderFunctionArgs,
  name: N,
): readonly SingleLanguageRecord<CollectionRecord<N>>[] {
  const { locale } = readRequestLocation(args)
  const all: readonly CollectionRecord<N>[] = records[name]
  return all.map((record) => resolveRecordLanguage(record, locale))
}

/** Lists the paths of a route that are published at `now`. */
export const listPublishedPathsOfRoute = (
  { addresses, shown }: RouteEntry,
  now: number,
): readonly string[] =>
  shown === undefined ? addresses : addresses.filter((at) => isPublishedAt(now, shown[at] ?? {}))
