import { data, type LoaderFunctionArgs } from 'react-router'
import type { InLanguage, News, NewsRecord, NewsTopic, OperatingMode } from '#data/content.ts'
import type { MessageId } from '#data/fields.ts'
import { type Locale, localeCodes, locales, localizePath, splitLocale } from '#data/locales.ts'
import { newsRecords, operatingModeRecords } from '#generated/content.ts'
import { pageHeads } from '#generated/pageUses.ts'
import { routes } from '#generated/routes.ts'
import type { NewsPage } from '#sections/NewsList/NewsList.schema.ts'
import type { PageData } from './pageData.ts'
import { requestContext } from './requestContext.ts'
import { formatText, pageWords } from './words.server.ts'

const addresses: ReadonlySet<string> = new Set(routes.flatMap((route) => route.addresses))

const placeOf = (args: LoaderFunctionArgs) => splitLocale(new URL(args.request.url).pathname)

/** A record with its texts in one language: `au` where it differs, else the catalogue's. */
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
  return locales[locale].catalogues.map((catalogue) => texts[catalogue]).find(Boolean)
}

function published(locale: Locale): readonly NewsRecord[] {
  const { websiteId } = locales[locale]
  return newsRecords
    .filter((record) => record.state && (record.websites?.includes(websiteId) ?? true))
    .toSorted((a, b) => b.date.localeCompare(a.date))
}

const topics: ReadonlySet<string> = new Set(['product', 'platform', 'support', 'company'])
const isTopic = (value: string | null): value is NewsTopic => value !== null && topics.has(value)

/** One page of the news, as `?topic=` and `?page=` ask for it; what they do not name is the first page of all. */
export function newsList(args: LoaderFunctionArgs, options: { pageSize?: number }): NewsPage {
  const query = new URL(args.request.url).searchParams
  const asked = query.get('topic')
  const topic = isTopic(asked) ? asked : undefined
  const { locale } = placeOf(args)
  const all = published(locale).filter((record) => !topic || record.topic === topic)
  const size = options.pageSize ?? 6
  const pages = Math.max(1, Math.ceil(all.length / size))
  const number = Number(query.get('page') ?? 1)
  const page = Number.isInteger(number) ? Math.min(Math.max(number, 1), pages) : 1
  const records = all.slice((page - 1) * size, page * size)
  return { records: records.map((record) => inLanguage(record, locale)), topic, page, pages }
}

/** The newest news. */
export function newsTeaser(args: LoaderFunctionArgs, options: { count?: number }): readonly News[] {
  const { locale } = placeOf(args)
  return published(locale)
    .slice(0, options.count ?? 3)
    .map((record) => inLanguage(record, locale))
}

/** The piece of news that the address names; unknown ones are 404. */
export function newsRecord(args: LoaderFunctionArgs): News {
  const { locale } = placeOf(args)
  const record = published(locale).find(({ id }) => id === args.params['id'])
  if (!record) throw data(null, { status: 404 })
  return inLanguage(record, locale)
}

/** The four operating modes with their worked days. */
export function operatingModes(args: LoaderFunctionArgs): readonly OperatingMode[] {
  const { locale } = placeOf(args)
  return operatingModeRecords.map((record) => inLanguage(record, locale))
}

/** What a page needs to be shown: head, words and the records its sections asked for. */
export function loadPage<R extends object>(
  args: LoaderFunctionArgs,
  page: string,
  records: R,
  record?: { readonly title: string; readonly summary: string },
): PageData<R> {
  const { origin, pathname } = new URL(args.request.url)
  const { locale, path } = splitLocale(pathname)
  const head = pageHeads[page]
  if (!head) throw new Error(`No page "${page}"`)
  const values = record && { title: record.title, summary: record.summary }
  const text = (id: string) => formatText(locale, id as MessageId, values)
  const { flash, consent } = args.context.get(requestContext)
  const existing = localeCodes.filter((code) => addresses.has(localizePath(code, path)))
  return {
    page,
    locale,
    path,
    title: text(head.title),
    description: text(head.description),
    canonical: origin + localizePath(locale, path),
    alternates: existing.map((code) => ({ locale: code, href: origin + localizePath(code, path) })),
    words: pageWords(page, locale),
    records,
    flash,
    consent,
  }
}
