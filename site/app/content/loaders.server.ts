import type { LoaderFunctionArgs } from 'react-router'
import type { CollectionRecord } from '#data/content/collections.ts'
import type {
  LocalizedNewsTeaser,
  LocalizedNewsItem,
  NewsTopic,
  LocalizedOperatingMode,
} from '#data/content/content.ts'
import type { LocalizedLegalDocument } from '#data/content/documents.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { getPublishedPath } from '#data/pages/draftVersion.ts'
import { isSectionShown, type SectionVisibility } from '#data/pages/sectionVisibility.ts'
import {
  type Locale,
  localeCodes,
  localizePath,
  splitLocaleFromPath,
} from '#data/locale/locales.ts'
import { getShareImagePath } from '#data/pages/shareImages.ts'
import { pageHeads } from '#generated/pageUses.ts'
import { routes } from '#generated/routes.ts'
import type { NewsListLoaderData } from '#sections/NewsList/NewsList.schema.ts'
import type { PageData } from '../pages/pageData.ts'
import {
  listAllRecords,
  resolveRecordLanguage,
  readRequestLocation,
  listPublishedRecords,
  loadRecordOfUrl,
} from './records.server.ts'
import { requestContext } from '../pages/requestContext.ts'
import { getShareImage } from '../seo/shareImages.server.ts'
import { createStructuredData, type StructuredDataRecord } from '../seo/structuredData.server.ts'
import { formatText, loadPageResources } from '../messages/messages.server.ts'

const addresses: ReadonlySet<string> = new Set(routes.flatMap((route) => route.addresses))

function toNews(record: CollectionRecord<'news'>, locale: Locale): LocalizedNewsTeaser {
  const { id, date, topic, picture, title, summary } = resolveRecordLanguage(record, locale)
  return { id, date, topic, ...(picture !== undefined && { picture }), title, summary }
}

/** Lists the news without their texts, newest first. */
const newestFirst = (args: LoaderFunctionArgs): readonly LocalizedNewsTeaser[] =>
  listPublishedRecords('news', readRequestLocation(args))
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map((record) => toNews(record, readRequestLocation(args).locale))

const topics: ReadonlySet<string> = new Set(['product', 'platform', 'support', 'company'])
const isTopic = (value: string | null): value is NewsTopic => value !== null && topics.has(value)

/** Loads a page of the news, filtered by `?topic=` and paginated by `?page=`. */
export function loadNewsList(
  args: LoaderFunctionArgs,
  options: { pageSize?: number },
): NewsListLoaderData {
  const query = args.url.searchParams
  const asked = query.get('topic')
  const topic = isTopic(asked) ? asked : undefined
  const all = newestFirst(args).filter((record) => !topic || record.topic === topic)
  const size = options.pageSize ?? 6
  const pages = Math.max(1, Math.ceil(all.length / size))
  const number = Number(query.get('page') ?? 1)
  const page = Number.isInteger(number) ? Math.min(Math.max(number, 1), pages) : 1
  const records = all.slice((page - 1) * size, page * size)
  return { records, topic, page, pages }
}

/** Lists the latest news. */
export const loadNewsTeaser = (
  args: LoaderFunctionArgs,
  options: { count?: number },
): readonly LocalizedNewsTeaser[] => newestFirst(args).slice(0, options.count ?? 3)

/** Loads the news item of the URL. */
export const loadNewsRecord = (args: LoaderFunctionArgs): LocalizedNewsItem =>
  loadRecordOfUrl(args, 'news')

/** Loads the legal document of the URL. */
export const loadDocumentRecord = (args: LoaderFunctionArgs): LocalizedLegalDocument =>
  loadRecordOfUrl(args, 'documents')

/** Lists the operating modes with their example days. */
export const loadOperatingModes = (args: LoaderFunctionArgs): readonly LocalizedOperatingMode[] =>
  listAllRecords(args, 'operating-modes')

/** Limits of sections by key. */
type Limits = Readonly<Record<string, SectionVisibility>>

/** Decides which sections with limits are shown in the locale of the URL at the time of the request. */
function shownSections<L extends Limits>(
  { context, url }: LoaderFunctionArgs,
  limits: L,
): Readonly<Record<keyof L, boolean>> {
  const { now } = context.get(requestContext)
  const { locale } = splitLocaleFromPath(url.pathname)
  const shown = Object.entries(limits).map(([key, one]) => [key, isSectionShown(one, locale, now)])
  return Object.fromEntries(shown) as Record<keyof L, boolean>
}

/** Assembles the data of a page: head, messages and the records of its sections; `limits` are those of its sections. */
export function loadPageData<R extends object, L extends Limits = Limits>(
  args: LoaderFunctionArgs,
  page: string,
  records: R,
  record?: StructuredDataRecord,
  limits?: L,
): PageData<R, keyof L> {
  const { origin, pathname } = args.url
  const { locale, path: own } = splitLocaleFromPath(pathname)
  // A draft version is shown as the page that it will be.
  const path = getPublishedPath(own)
  const head = pageHeads[page]
  if (!head) throw new Error(`No page "${page}"`)
  const values = record && { title: record.title, summary: record.summary }
  const text = (id: string) => formatText(locale, id as MessageId, values)
  const { flash, consent, now } = args.context.get(requestContext)
  const shown = limits && shownSections(args, limits)
  const described = Object.fromEntries(
    Object.entries(records).filter(([key]) => shown?.[key] !== false),
  )
  const existing = localeCodes.filter((code) => addresses.has(localizePath(code, path)))
  return {
    page,
    locale,
    path,
    title: text(head.title),
    description: text(head.description),
    canonical: origin + localizePath(locale, path),
    alternates: existing.map((code) => ({ locale: code, href: origin + localizePath(code, path) })),
    shareImage: origin + getShareImagePath(getShareImage({ locale, page, path }, record)),
    structured: createStructuredData({
      origin,
      locale,
      now,
      path,
      page,
      records: described,
      record,
    }),
    records,
    ...(shown && { shown }),
    flash,
    consent,
    words: loadPageResources(page, locale, now),
  }
}
