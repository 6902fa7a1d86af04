import { data, type LoaderFunctionArgs } from 'react-router'
import type { CollectionName, PageCollection } from '#data/collectionNames.ts'
import { recordParameter, type RecordOf } from '#data/collections.ts'
import { type InLanguage, isShownAt } from '#data/content.ts'
import { type Locale, locales, splitLocale } from '#data/locales.ts'
import type { RouteEntry } from '#data/routeTable.ts'
import { records } from '#generated/content.ts'
import { requestContext } from './requestContext.ts'
import { figureTexts } from './words.server.ts'

/** Variant and unprefixed path that a request asks for, and when. */
export const placeOf = (args: LoaderFunctionArgs) => ({
  ...splitLocale(args.url.pathname),
  now: args.context.get(requestContext).now,
})

/** A record with its texts in one language, `au` where it differs, and figures in the place of their names. */
export function inLanguage<T extends object>(record: T, locale: Locale): InLanguage<T> {
  const entries = Object.entries(record).map(([key, value]: [string, unknown]) => [
    key,
    textIn(value, locale),
  ])
  return Object.fromEntries(entries) as InLanguage<T>
}

function textIn(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) =>
      typeof item === 'object' && item !== null ? inLanguage(item, locale) : item,
    )
  if (typeof value !== 'object' || value === null || !('en' in value)) return value
  const texts = value as Readonly<Record<string, unknown>>
  const found = locales[locale].catalogues.map((catalogue) => texts[catalogue]).find(Boolean)
  return Array.isArray(found) ? found.map((text) => written(text, locale)) : written(found, locale)
}

function written(text: unknown, locale: Locale): unknown {
  if (typeof text !== 'string') return text
  const figures = figureTexts(locale)
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole)
}

/** The records of a kind that a variant shows at a moment, in the order of their file. */
export function published<N extends PageCollection>(
  name: N,
  { locale, now }: { readonly locale: Locale; readonly now: number },
): readonly RecordOf<N>[] {
  return inVariant(name, locale).filter((record) => isShownAt(now, record))
}

/** The records of a kind that a variant shows at some time, in the order of their file. */
export function inVariant<N extends PageCollection | 'faqs'>(
  name: N,
  locale: Locale,
): readonly RecordOf<N>[] {
  const { websiteId } = locales[locale]
  const all: readonly RecordOf<N>[] = records[name]
  return all.filter(({ state, websites }) => state && (websites?.includes(websiteId) ?? true))
}

/** The record that the address names; unknown ones are 404. */
export function recordAt<N extends PageCollection>(
  args: LoaderFunctionArgs,
  name: N,
): InLanguage<RecordOf<N>> {
  const { locale } = placeOf(args)
  const id = args.params[recordParameter[name]]
  // The server knows when a page is shown; its body is made before that.
  const record = inVariant(name, locale).find((one) => one.id === id)
  if (!record) throw data(null, { status: 404 })
  return inLanguage(record, locale)
}

/** All records of a kind without pages, in the variant's language. */
export function allRecords<N extends CollectionName>(
  args: LoaderFunctionArgs,
  name: N,
): readonly InLanguage<RecordOf<N>>[] {
  const { locale } = placeOf(args)
  const all: readonly RecordOf<N>[] = records[name]
  return all.map((record) => inLanguage(record, locale))
}

/** The addresses of a page that are shown at a moment. */
export const shownAddresses = ({ addresses, shown }: RouteEntry, now: number): readonly string[] =>
  shown === undefined ? addresses : addresses.filter((at) => isShownAt(now, shown[at] ?? {}))
