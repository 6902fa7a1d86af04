import type { MessageId } from '#data/pages/configFields.ts'
import {
  type Locale,
  localeCodes,
  locales,
  localizePath,
  splitLocaleFromPath,
} from '#data/locale/locales.ts'
import { searchPath } from '#data/pages/resourcePaths.ts'
import { records } from '#generated/content.ts'
import { pageHeads } from '#generated/pageUses.ts'
import { routes } from '#generated/routes.ts'
import { site } from '#generated/site.ts'
import {
  resolveRecordLanguage,
  listPublishedRecords,
  listPublishedPathsOfRoute,
} from '../content/records.server.ts'
import { formatText } from '../messages/messages.server.ts'

/** Files for crawlers and browsers by path: sitemaps, feeds, OpenSearch, robots.txt, security.txt. */
export type CrawlerFiles = ReadonlyMap<string, string>

/**
 * Creates the files for crawlers and browsers.
 *
 * @param origin origin of all URLs
 * @param time build time, ISO 8601; unpublished content is left out, and security.txt expires one year later
 */
export function createCrawlerFiles(origin: string, time: string): CrawlerFiles {
  const now = Date.parse(time)
  const inVariants = localeCodes.flatMap((locale) => {
    const { prefix } = locales[locale]
    return [
      // The default locale has no prefix; the sitemap without prefix covers the whole site.
      ...(prefix ? [[`${prefix}/sitemap.xml`, createSitemap(origin, [locale], now)] as const] : []),
      [`${prefix}/feed.xml`, createFeed(origin, locale, now)] as const,
      ...(searchPage
        ? [[`${prefix}/opensearch.xml`, createOpenSearch(origin, locale, searchPage)] as const]
        : []),
    ]
  })
  return new Map([
    ['/sitemap.xml', createSitemap(origin, localeCodes, now)],
    ...inVariants,
    ['/robots.txt', robotsTxt(origin)],
    ['/.well-known/security.txt', securityTxt(origin, time)],
  ])
}

/** Title and description of the search page; undefined for a site without search. */
const searchPage = site.search && pageHeads[searchPath.slice(1)]

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Returns the last modification dates of record pages by unprefixed path. */
function lastModified(): ReadonlyMap<string, string> {
  const folders = {
    news: '/explore/news',
    articles: '/explore/blog',
    documents: '/document',
  } as const
  const kinds = ['news', 'articles', 'documents'] as const
  return new Map(
    kinds.flatMap((kind) =>
      records[kind].map(({ id, date }) => [`${folders[kind]}/${id}`, date] as const),
    ),
  )
}

/** Creates a sitemap of the indexable pages in some locales, with their alternates. */
function createSitemap(origin: string, shown: readonly Locale[], now: number): string {
  const indexable = routes
    .filter(({ noindex }) => !noindex)
    .map((route) => ({ locale: route.locale, addresses: listPublishedPathsOfRoute(route, now) }))
  const all = new Set(indexable.flatMap(({ addresses }) => addresses))
  const modified = lastModified()
  const entries = indexable
    .filter(({ locale }) => shown.includes(locale))
    .flatMap(({ addresses }) => addresses)
    .map((address) => {
      const { path } = splitLocaleFromPath(address)
      const day = modified.get(path)
      const link = (tag: string, to: string) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(origin + to)}"/>`
      const variants = localeCodes
        .map((code) => ({ tag: locales[code].languageTag, to: localizePath(code, path) }))
        .filter(({ to }) => all.has(to))
      return [
        `<url><loc>${escaped(origin + address)}</loc>`,
        ...(day === undefined ? [] : [`<lastmod>${day}</lastmod>`]),
        ...variants.map(({ tag, to }) => link(tag, to)),
        ...(all.has(path) ? [link('x-default', path)] : []),
        '</url>',
      ].join('')
    })
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

/** Creates the Atom feed of news and articles in a locale, newest first. */
function createFeed(origin: string, locale: Locale, now: number): string {
  const address = (path: string) => escaped(origin + localizePath(locale, path))
  const entries = [
    ...listPublishedRecords('news', { locale, now }).map((record) => ({
      record,
      path: `/explore/news/${record.id}`,
    })),
    ...listPublishedRecords('articles', { locale, now }).map((record) => ({
      record,
      path: `/explore/blog/${record.id}`,
    })),
  ].toSorted((a, b) => b.record.date.localeCompare(a.record.date))
  const moment = (date = '1970-01-01') => `${date}T00:00:00Z`
  const title = formatText(locale, pageHeads['explore/news']?.title as MessageId)
  return [
    `${declaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[locale].textTag}">`,
    `<title>${escaped(title)}</title>`,
    `<id>${address('/explore/news')}</id>`,
    `<link href="${address('/explore/news')}"/>`,
    `<link rel="self" href="${escaped(`${origin}${locales[locale].prefix}/feed.xml`)}"/>`,
    `<updated>${moment(entries[0]?.record.date)}</updated>`,
    `<author><name>${escaped(site.brand.name)}</name></author>`,
    ...entries.map(({ record, path }) => {
      const { title: heading, summary, date } = resolveRecordLanguage<typeof record>(record, locale)
      return `<entry><title>${escaped(heading)}</title><id>${address(path)}</id><link href="${address(path)}"/><updated>${moment(date)}</updated><summary>${escaped(summary)}</summary></entry>`
    }),
    '</feed>\n',
  ].join('\n')
}

/** Creates the OpenSearch description, which lets browsers search the site from the address bar. */
function createOpenSearch(
  origin: string,
  locale: Locale,
  { description }: typeof searchPage & {},
): string {
  const { brand } = site
  const address = `${origin}${localizePath(locale, searchPath)}`
  return `${declaration}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escaped(brand.name)}</ShortName>
<Description>${escaped(formatText(locale, description))}</Description>
<Language>${locales[locale].textTag}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image width="192" height="192" type="image/png">${escaped(origin)}/icon-192.png</Image>
<Url type="text/html" template="${escaped(address)}?q={searchTerms}"/>
</OpenSearchDescription>
`
}

const robotsTxt = (origin: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`

function securityTxt(origin: string, time: string): string {
  const expires = new Date(time)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  const policy = `${origin}/en/document/vulnerability-disclosure-policy`
  return `Contact: ${policy}\nPolicy: ${policy}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en, de, zh\n`
}
