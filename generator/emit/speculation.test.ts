import { expect, test } from 'vitest'
import { type Locale, localeCodes } from '#data/locale/locales.ts'
import type { RouteEntry } from '#data/pages/routeTable.ts'
import { speculationRules } from './speculation.ts'

const page = (path: string, more: Partial<RouteEntry> = {}): readonly RouteEntry[] =>
  localeCodes.map((locale) => ({
    page: path,
    locale,
    path: locale === 'fr' ? path : `/${locale}${path}`,
    addresses: [],
    mode: 'built',
    class: 'marketing',
    query: [],
    posts: false,
    noindex: false,
    ...more,
  }))

const routes = [
  ...page('/products'),
  ...page('/explore/news/:id'),
  ...page('/login', { class: 'sensitive', mode: 'app' }),
  ...page('/newsletter', { posts: true, mode: 'request' }),
]

interface Rule {
  readonly eagerness: string
  readonly where: { readonly and: readonly [Addresses, { readonly not: Addresses }] }
}
interface Addresses {
  readonly href_matches: readonly string[]
}

const rulesOf = (locale: Locale) =>
  JSON.parse(speculationRules(locale, routes)) as Record<'prefetch' | 'prerender', readonly Rule[]>

/** True if the rules of a locale allow prefetching an address. */
function prefetches(locale: Locale, address: string): boolean {
  const origin = 'https://felcera.example'
  const matches = ({ href_matches: patterns }: Addresses) =>
    patterns.some((pattern) => new URLPattern(pattern, origin).test(origin + address))
  return rulesOf(locale).prefetch.some(
    ({
      where: {
        and: [included, { not }],
      },
    }) => matches(included) && !matches(not),
  )
}

test('prefetches links on hover and prerenders them on pointer down', () => {
  const { prefetch, prerender } = rulesOf('de')
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate'])
  expect(prerender.map(({ eagerness }) => eagerness)).toEqual(['conservative'])
  expect(prerender[0]?.where).toEqual(prefetch[0]?.where)
})

test('prefetches pages of the same language, with and without query', () => {
  for (const [locale, address] of [
    ['fr', '/'],
    ['fr', '/products'],
    ['fr', '/envoy'],
    ['de', '/de'],
    ['de', '/de/products?kind=home'],
    ['cn', '/cn/explore/news/one'],
  ] as const)
    expect([address, prefetches(locale, address)]).toEqual([address, true])
})

test.each<readonly [string, Locale, string]>([
  ['another language', 'fr', '/de/products'],
  ['another language’s home', 'fr', '/cn'],
  ['the default language', 'de', '/products'],
  ['the language menu', 'de', '/de/products?switchLang=de'],
  ['the language menu after other parameters', 'fr', '/products?kind=home&switchLang=fr'],
  ['API endpoints', 'fr', '/api/ready'],
  ['files', 'fr', '/files/datasheet.pdf'],
  ['files below a prefix', 'de', '/de/feed.xml'],
  ['account screens', 'de', '/de/login?next=/de'],
  ['forms', 'fr', '/newsletter?sent=1'],
])('does not prefetch %s', (_name, locale, address) => {
  expect(prefetches(locale, address)).toBe(false)
})
