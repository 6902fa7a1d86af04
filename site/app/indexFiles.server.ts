import type { MessageId } from '#data/fields.ts'
import { type Locale, localeCodes, locales, localizePath, splitLocale } from '#data/locales.ts'
import { searchPath } from '#data/resources.ts'
import { records } from '#generated/content.ts'
import { pageHeads } from '#generated/pageUses.ts'
import { routes } from '#generated/routes.ts'
import { site } from '#generated/site.ts'
import { inLanguage, published, shownAddresses } from './records.server.ts'
import { formatText } from './words.server.ts'

/** Files by which machines find their way, by path: sitemaps, feeds, search, robots.txt, security.txt. */
export type IndexFiles = ReadonlyMap<string, string>

/**
 * Writes the files for machines.
 *
 * @param origin what addresses begin with
 * @param time of the build, ISO 8601: what is not shown then is left out; security.txt is good for a year from then
 */
export function indexFiles(origin: string, time: string): IndexFiles {
  const now = Date.parse(time)
  const inVariants = localeCodes.flatMap((locale) => {
    const { prefix } = locales[locale]
    const feed = [`${prefix}/feed.xml`, feedOf(origin, locale, now)] as const
    const search = [`${prefix}/opensearch.xml`, openSearchOf(origin, locale)] as const
    // The default variant has no prefix: the sitemap without one is that of the whole site.
    return prefix
      ? [[`${prefix}/sitemap.xml`, sitemapOf(origin, [locale], now)] as const, feed, search]
      : [feed, search]
  })
  return new Map([
    ['/sitemap.xml', sitemapOf(origin, localeCodes, now)],
    ...inVariants,
    ['/robots.txt', robots(origin)],
    ['/.well-known/security.txt', security(origin, time)],
  ])
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Days on which records changed, by unprefixed path of their page. */
function changes(): ReadonlyMap<string, string> {
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

/** Every address that search engines may know, with the same page in the other variants. */
function sitemapOf(origin: string, shown: readonly Locale[], now: number): string {
  const open = routes
    .filter(({ noindex }) => !noindex)
    .map((route) => ({ locale: route.locale, addresses: shownAddresses(route, now) }))
  const all = new Set(open.flatMap(({ addresses }) => addresses))
  const changed = changes()
  const entries = open
    .filter(({ locale }) => shown.includes(locale))
    .flatMap(({ addresses }) => addresses)
    .map((address) => {
      const { path } = splitLocale(address)
      const day = changed.get(path)
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

/** News and articles of a variant as Atom, the newest first. */
function feedOf(origin: string, locale: Locale, now: number): string {
  const address = (path: string) => escaped(origin + localizePath(locale, path))
  const entries = [
    ...published('news', { locale, now }).map((record) => ({
      record,
      path: `/explore/news/${record.id}`,
    })),
    ...published('articles', { locale, now }).map((record) => ({
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
    '<author><name>Felcera</name></author>',
    ...entries.map(({ record, path }) => {
      const { title: heading, summary, date } = inLanguage<typeof record>(record, locale)
      return `<entry><title>${escaped(heading)}</title><id>${address(path)}</id><link href="${address(path)}"/><updated>${moment(date)}</updated><summary>${escaped(summary)}</summary></entry>`
    }),
    '</feed>\n',
  ].join('\n')
}

/** Tells browsers how to search the site from their own line. */
function openSearchOf(origin: string, locale: Locale): string {
  const { brand } = site
  const address = `${origin}${localizePath(locale, searchPath)}`
  return `${declaration}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escaped(brand.name)}</ShortName>
<Description>${escaped(formatText(locale, 'page.search.description'))}</Description>
<Language>${locales[locale].textTag}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image width="192" height="192" type="image/png">${escaped(origin)}/icon-192.png</Image>
<Url type="text/html" template="${escaped(address)}?q={searchTerms}"/>
</OpenSearchDescription>
`
}

const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`

function security(origin: string, time: string): string {
  const expires = new Date(time)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  const policy = `${origin}/en/document/vulnerability-disclosure-policy`
  return `Contact: ${policy}\nPolicy: ${policy}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en, de, zh\n`
}
