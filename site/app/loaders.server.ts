import type { LoaderFunctionArgs } from 'react-router'
import { askedIds } from '#data/askedIds.ts'
import type { News, NewsRecord, NewsTopic, OperatingMode } from '#data/content.ts'
import type { LegalText } from '#data/documents.ts'
import { referencePattern } from '#data/enquiry.ts'
import type { MessageId } from '#data/fields.ts'
import { localeCodes, localizePath, splitLocale } from '#data/locales.ts'
import { shareAddress } from '#data/shareImages.ts'
import { configurationOf } from '#data/sizing.ts'
import { pageHeads } from '#generated/pageUses.ts'
import { routes } from '#generated/routes.ts'
import type { ContactRequest } from '#sections/ContactForm/ContactForm.schema.ts'
import type { NewsPage } from '#sections/NewsList/NewsList.schema.ts'
import type { PageData } from './pageData.ts'
import { allRecords, inLanguage, placeOf, published, recordAt } from './records.server.ts'
import { requestContext } from './requestContext.ts'
import { shareImageOf } from './share.server.ts'
import { structuredData, type Telling } from './structuredData.server.ts'
import { formatText, pageWords, withWords } from './words.server.ts'

const addresses: ReadonlySet<string> = new Set(routes.flatMap((route) => route.addresses))

const newestFirst = (args: LoaderFunctionArgs): readonly NewsRecord[] =>
  published('news', placeOf(args)).toSorted((a, b) => b.date.localeCompare(a.date))

const topics: ReadonlySet<string> = new Set(['product', 'platform', 'support', 'company'])
const isTopic = (value: string | null): value is NewsTopic => value !== null && topics.has(value)

/** One page of the news, as `?topic=` and `?page=` ask for it; what they do not name is the first page of all. */
export function newsList(args: LoaderFunctionArgs, options: { pageSize?: number }): NewsPage {
  const query = args.url.searchParams
  const asked = query.get('topic')
  const topic = isTopic(asked) ? asked : undefined
  const { locale } = placeOf(args)
  const all = newestFirst(args).filter((record) => !topic || record.topic === topic)
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
  return newestFirst(args)
    .slice(0, options.count ?? 3)
    .map((record) => inLanguage(record, locale))
}

/** The piece of news that the address names. */
export const newsRecord = (args: LoaderFunctionArgs): News => recordAt(args, 'news')

/** The legal document that the address names. */
export const documentRecord = (args: LoaderFunctionArgs): LegalText => recordAt(args, 'documents')

/** The four operating modes with their worked days. */
export const operatingModes = (args: LoaderFunctionArgs): readonly OperatingMode[] =>
  allRecords(args, 'operating-modes')

/** A product's name as plain text. */
function nameOf(id: string, args: LoaderFunctionArgs): string {
  const { locale } = placeOf(args)
  const record = published('products', placeOf(args)).find((one) => one.id === id)
  return record ? inLanguage(record, locale).title.replaceAll('\u00AD', '') : ''
}

/** What the address of the contact form says, and a key that makes a repeated post the same one. */
export function contactRequest(args: LoaderFunctionArgs): ContactRequest {
  const query = args.url.searchParams
  const sent = query.get('sent') ?? ''
  const all = published('products', placeOf(args))
  const asked = askedIds(query.getAll('product'), new Set(all.map(({ id }) => id)), 3)
  return {
    key: args.context.get(requestContext).calls.newKey(),
    products: asked.map((id) => nameOf(id, args)),
    configuration: configurationOf(query.get('configuration')),
    sent: referencePattern.test(sent) ? sent : undefined,
  }
}

/** What a page needs to be shown: head, words and the records its sections asked for. */
export function loadPage<R extends object>(
  args: LoaderFunctionArgs,
  page: string,
  records: R,
  record?: Telling,
): PageData<R> {
  const { origin, pathname } = args.url
  const { locale, path } = splitLocale(pathname)
  const head = pageHeads[page]
  if (!head) throw new Error(`No page "${page}"`)
  const values = record && { title: record.title, summary: record.summary }
  const text = (id: string) => formatText(locale, id as MessageId, values)
  const asked = args.context.get(requestContext)
  const { flash, consent, now } = asked
  const existing = localeCodes.filter((code) => addresses.has(localizePath(code, path)))
  const data = {
    page,
    locale,
    path,
    title: text(head.title),
    description: text(head.description),
    canonical: origin + localizePath(locale, path),
    alternates: existing.map((code) => ({ locale: code, href: origin + localizePath(code, path) })),
    shareImage: origin + shareAddress(shareImageOf({ locale, page, path }, record)),
    structured: structuredData({ origin, locale, now, path, page, records, record }),
    records,
    flash,
    consent,
  }
  return withWords(data, pageWords(page, locale), asked)
}
