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
import { momentOf } from '#data/events.ts'
import { type Locale, locales, localizePath } from '#data/locales.ts'
import { searchPath } from '#data/resources.ts'
import { pageHeads } from '#generated/pageUses.ts'
import { pictures } from '#generated/pictures.ts'
import { routes } from '#generated/routes.ts'
import type { FaqPage } from '#sections/FaqList/FaqList.schema.ts'
import { pathOf } from './products.server.ts'
import { inLanguage, published } from './records.server.ts'
import { figureTexts, formatText, headline } from './words.server.ts'

/** What search engines are told of a page, as JSON-LD. */
export type StructuredData = readonly WithContext<Thing>[]

/** What is known of a page when it is loaded. */
export interface Described {
  readonly origin: string
  readonly locale: Locale
  /** When it is asked for, in ms since the epoch. */
  readonly now: number
  /** Path without prefix. */
  readonly path: string
  readonly page: string
  /** What its sections show. */
  readonly records: object
  /** The record whose page it is. */
  readonly record: Telling | undefined
}

const context = 'https://schema.org'
const name = 'Felcera'

/** Everything that is said of a page; nothing that the page itself does not show. */
export function structuredData(page: Described): StructuredData {
  const describe = describers.get(page.page)
  return [
    ...(page.path === '/' ? [organization(page), webSite(page)] : breadcrumbs(page)),
    ...product(page),
    ...questions(page),
    ...(page.record && describe ? [describe(page, page.record)] : []),
  ]
}

const idOf = ({ origin }: Described) => `${origin}/#organization`
const addressOf = ({ origin, locale }: Described, path: string) =>
  origin + localizePath(locale, path)

const organization = (page: Described): WithContext<Organization> => ({
  '@context': context,
  '@type': 'Organization',
  '@id': idOf(page),
  name,
  url: page.origin,
  logo: `${page.origin}/apple-touch-icon.png`,
})

const webSite = (page: Described): WithContext<WebSite> => ({
  '@context': context,
  '@type': 'WebSite',
  name,
  url: addressOf(page, '/'),
  inLanguage: locales[page.locale].textTag,
  publisher: { '@id': idOf(page) },
  potentialAction: {
    '@type': 'SearchAction',
    target: `${addressOf(page, searchPath)}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  } as SearchAction,
})

const pageAt = new Map(routes.flatMap(({ addresses, page }) => addresses.map((at) => [at, page])))

/** The pages above a page, by its address. */
function breadcrumbs(page: Described): WithContext<BreadcrumbList>[] {
  const segments = page.path.slice(1).split('/')
  const paths = ['/', ...segments.map((_, end) => `/${segments.slice(0, end + 1).join('/')}`)]
  const items = paths.flatMap((path) => {
    const id = pageAt.get(localizePath(page.locale, path))
    const head = id === undefined ? undefined : pageHeads[id]
    if (!head) return []
    const own = path === page.path ? page.record?.title : undefined
    return {
      name: path === '/' ? name : (own ?? headline(formatText(page.locale, head.title))),
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

/** What a record with a page may say of itself. */
export interface Telling {
  readonly title: string
  readonly summary: string
  readonly picture?: string
  readonly date?: string
  readonly zone?: string
  readonly starts?: string
  readonly ends?: string
  readonly place?: string
}

type Describe = (page: Described, record: Telling) => WithContext<Thing>

const common = (page: Described, { title, summary, picture }: Telling) => {
  const file = picture === undefined ? undefined : pictures[picture]
  return {
    '@context': context,
    name: title,
    description: summary,
    url: addressOf(page, page.path),
    ...(file && { image: page.origin + file.src }),
  } as const
}

const article = (page: Described, record: Telling) =>
  ({
    ...common(page, record),
    headline: record.title,
    inLanguage: locales[page.locale].textTag,
    author: { '@type': 'Organization', '@id': idOf(page), name, url: page.origin },
    publisher: { '@id': idOf(page) },
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
    startDate: new Date(momentOf(starts, zone)).toISOString(),
    endDate: new Date(momentOf(ends, zone)).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: place, address: place },
    organizer: { '@id': idOf(page) },
  }
}

/** By page id; a page of another kind says nothing of its record. */
const describers: ReadonlyMap<string, Describe> = new Map([
  ['explore/news/_id', news],
  ['explore/blog/_keytitle', techArticle],
  ['explore/expo/_id', event],
  ['explore/activity/_id', event],
])

/** The product that a page shows, whether the page is its own or that of all products. */
function product(page: Described): WithContext<Product>[] {
  const { locale, path } = page
  const found = published('products', page).find((record) => pathOf(record) === path)
  if (!found) return []
  const record = inLanguage(found, locale)
  const texts = figureTexts(locale)
  return [
    {
      '@type': 'Product',
      ...common(page, record),
      sku: record.id,
      brand: { '@type': 'Brand', name },
      manufacturer: { '@id': idOf(page) },
      additionalProperty: record.facts.map(({ figure, label }) => ({
        '@type': 'PropertyValue',
        name: formatText(locale, label),
        value: texts[figure] ?? '',
      })),
    },
  ]
}

/** Questions with their answers, where a section of the page lists them. */
function questions(page: Described): WithContext<FAQPage>[] {
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

const isFaqPage = (shown: unknown): shown is FaqPage =>
  typeof shown === 'object' && shown !== null && 'groups' in shown && 'problem' in shown
