import type {
  BreadcrumbList,
  Event,
  FAQPage,
  NewsArticle,
  Organization,
  Product,
  SearchAction,
  TechArticle,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts'
import { zonedTimeToUtc } from '#data/content/events.ts'
import { type Locale, locales, localizePath } from '#data/locale/locales.ts'
import { searchPath } from '#data/pages/resourcePaths.ts'
import { pageHeads } from '#generated/pageUses.ts'
import { pictures } from '#generated/pictures.ts'
import { routes } from '#generated/routes.ts'
import { site } from '#generated/site.ts'
import type { FaqListLoaderData } from '#sections/FaqList/FaqList.schema.ts'
import { getProductPath } from '../content/products.server.ts'
import { resolveRecordLanguage, listPublishedRecords } from '../content/records.server.ts'
import { formatAllFigures, formatText, stripSiteName } from '../messages/messages.server.ts'

/** Structured data of a page, JSON-LD. */
export type StructuredData = readonly WithContext<Thing>[]

/** Page for which structured data is created. */
export interface StructuredDataPage {
  readonly origin: string
  readonly locale: Locale
  /** Time of the request, in ms since the epoch. */
  readonly now: number
  /** Path without prefix. */
  readonly path: string
  readonly page: string
  /** Data of its sections. */
  readonly records: object
  /** Record of a data page. */
  readonly record: StructuredDataRecord | undefined
}

const context = 'https://schema.org'
const { name } = site.brand

/** Creates the structured data of a page; it only contains what the page itself shows. */
export function createStructuredData(page: StructuredDataPage): StructuredData {
  const describe = describeByPage.get(page.page)
  return [
    ...(page.path === '/' ? [organization(page), webSite(page)] : breadcrumbs(page)),
    ...product(page),
    ...questions(page),
    ...(page.record && describe ? [describe(page, page.record)] : []),
  ]
}

const organizationId = ({ origin }: StructuredDataPage) => `${origin}/#organization`
const addressOf = ({ origin, locale }: StructuredDataPage, path: string) =>
  origin + localizePath(locale, path)

const organization = (page: StructuredDataPage): WithContext<Organization> => ({
  '@context': context,
  '@type': 'Organization',
  '@id': organizationId(page),
  name,
  url: page.origin,
  logo: `${page.origin}/apple-touch-icon.png`,
})

const webSite = (page: StructuredDataPage): WithContext<WebSite> => ({
  '@context': context,
  '@type': 'WebSite',
  name,
  url: addressOf(page, '/'),
  inLanguage: locales[page.locale].textTag,
  publisher: { '@id': organizationId(page) },
  ...(site.search && {
    potentialAction: {
      '@type': 'SearchAction',
      target: `${addressOf(page, searchPath)}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    } as SearchAction,
  }),
})

const pageAt = new Map(routes.flatMap(({ addresses, page }) => addresses.map((at) => [at, page])))

/** Creates the breadcrumbs of a page from its path. */
function breadcrumbs(page: StructuredDataPage): WithContext<BreadcrumbList>[] {
  const segments = page.path.slice(1).split('/')
  const paths = ['/', ...segments.map((_, end) => `/${segments.slice(0, end + 1).join('/')}`)]
  const items = paths.flatMap((path) => {
    const id = pageAt.get(localizePath(page.locale, path))
    const head = id === undefined ? undefined : pageHeads[id]
    if (!head) return []
    const own = path === page.path ? page.record?.title : undefined
    return {
      name: path === '/' ? name : (own ?? stripSiteName(formatText(page.locale, head.title))),
      item: addressOf(page, path),
    }
  })
  return [
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...item,
      })),
    },
  ]
}

/** Fields of a record that structured data uses. */
export interface StructuredDataRecord {
  readonly title: string
  readonly summary: string
  readonly picture?: string
  readonly date?: string
  readonly zone?: string
  readonly starts?: string
  readonly ends?: string
  readonly place?: string
}

type Describe = (page: StructuredDataPage, record: StructuredDataRecord) => WithContext<Thing>

const common = (page: StructuredDataPage, { title, summary, picture }: StructuredDataRecord) => {
  const file = picture === undefined ? undefined : pictures[picture]
  return {
    '@context': context,
    name: title,
    description: summary,
    url: addressOf(page, page.path),
    ...(file && { image: page.origin + file.src }),
  } as const
}

const article = (page: StructuredDataPage, record: StructuredDataRecord) =>
  ({
    ...common(page, record),
    headline: record.title,
    inLanguage: locales[page.locale].textTag,
    author: { '@type': 'Organization', '@id': organizationId(page), name, url: page.origin },
    publisher: { '@id': organizationId(page) },
    ...(record.date !== undefined && { datePublished: record.date }),
  }) as const

const news: Describe = (page, record): WithContext<NewsArticle> => ({
  '@type': 'NewsArticle',
  ...article(page, record),
})

const techArticle: Describe = (page, record): WithContext<TechArticle> => ({
  '@type': 'TechArticle',
  ...article(page, record),
})

const event: Describe = (page, record): WithContext<Event> => {
  const { starts = '', ends = '', zone = 'UTC', place = '' } = record
  return {
    '@type': 'Event',
    ...common(page, record),
    startDate: new Date(zonedTimeToUtc(starts, zone)).toISOString(),
    endDate: new Date(zonedTimeToUtc(ends, zone)).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: place, address: place },
    organizer: { '@id': organizationId(page) },
  }
}

/** Functions that describe the record of a data page, by page id. */
const describeByPage: ReadonlyMap<string, Describe> = new Map([
  ['explore/news/_id', news],
  ['explore/blog/_keytitle', techArticle],
  ['explore/expo/_id', event],
  ['explore/activity/_id', event],
])

/** Describes the product of a page, on product pages with and without their own config. */
function product(page: StructuredDataPage): WithContext<Product>[] {
  const { locale, path } = page
  const found = listPublishedRecords('products', page).find(
    (record) => getProductPath(record) === path,
  )
  if (!found) return []
  const record = resolveRecordLanguage(found, locale)
  const texts = formatAllFigures(locale)
  return [
    {
      '@type': 'Product',
      ...common(page, record),
      sku: record.id,
      brand: { '@type': 'Brand', name },
      manufacturer: { '@id': organizationId(page) },
      additionalProperty: record.facts.map(({ figure, label }) => ({
        '@type': 'PropertyValue',
        name: formatText(locale, label),
        value: texts[figure] ?? '',
      })),
    },
  ]
}

/** Describes the questions that a section of the page lists. */
function questions(page: StructuredDataPage): WithContext<FAQPage>[] {
  const asked = Object.values(page.records).filter(isFaqPage)
  const all = asked.flatMap(({ groups }) => groups.flatMap((group) => group.questions))
  if (all.length === 0) return []
  return [
    {
      '@context': context,
      '@type': 'FAQPage',
      inLanguage: locales[page.locale].textTag,
      mainEntity: all.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

const isFaqPage = (shown: unknown): shown is FaqListLoaderData =>
  typeof shown === 'object' && shown !== null && 'groups' in shown && 'problem' in shown
