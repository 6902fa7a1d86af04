import { describe, expect, test } from 'vitest'
import { localeResolutionCases } from '#tests/fixtures/resolveLocale.table.ts'
import { localeCodes, localizePath } from '#data/locale/locales.ts'
import type { RouteEntry } from '#data/pages/routeTable.ts'
import { openRedirectPaths } from '#tests/fixtures/safePath.table.ts'
import { resolvePageAddress, type PageAddressRequest } from './resolvePageAddress.ts'
import { makePageAddressTable } from './pageAddressTable.ts'

const paths = [
  '/',
  '/about-us',
  '/platform/ECOS',
  '/explore/news',
  '/explore/news/café-Day',
  '/contact-us',
]
const routes: readonly RouteEntry[] = localeCodes.flatMap((locale) =>
  paths.map((path) => ({
    page: path === '/' ? 'index' : path.slice(1),
    locale,
    path: localizePath(locale, path),
    addresses: [localizePath(locale, path)],
    mode: 'built',
    class: 'marketing',
    query: [],
    posts: false,
    noindex: false,
    ...(path === '/explore/news' && {
      shown: {
        '/explore/news': { publishAt: '2027-03-01T08:00Z', expiresAt: '2027-03-02T08:00Z' },
      },
    }),
  })),
)
const settings = {
  redirects: [
    { from: '/old', to: '/older', status: 301 },
    { from: '/older', to: '/contact-us?function=2#form', status: 308 },
    { from: '/shop', to: 'https://shop.example/felcera', status: 307 },
    { from: '/round', to: '/and-round', status: 301 },
    { from: '/and-round', to: '/round', status: 301 },
  ],
  legacyWords: ['company', 'pv_ev_ess'],
  hosts: { main: 'www.felcera.example', secondary: ['old.felcera.example'] },
} as const
let now = Date.parse('2027-03-01T08:00Z')
const table = makePageAddressTable(routes, settings, () => now)
const resolve = (target: string, visit: Partial<PageAddressRequest> = {}) => {
  const [path = '', query] = target.split('?')
  const asked = { host: 'localhost:3000', stored: undefined, detected: 'fr' as const, ...visit }
  return resolvePageAddress(table, {
    path,
    query: query === undefined ? '' : `?${query}`,
    ...asked,
  })
}
const leads = (target: string, visit?: Partial<PageAddressRequest>) => {
  const answer = resolve(target, visit)
  return answer.kind === 'redirect' ? `${answer.status} ${answer.location}` : answer.kind
}

// This table holds every page in every variant, and another spelling of home redirects for itself.
const presentCases = localeResolutionCases.filter(
  ({ missing, path }) => missing === undefined && path !== '/index.html',
)

describe('an address', () => {
  test.each([
    ['/about-us', 'page'],
    ['/about-us?utm=1', 'page'],
    ['/platform/ECOS', 'page'],
    ['/explore/news/caf%C3%A9-Day', 'page'],
    ['/platform/ecos', '301 /platform/ECOS'],
    ['/About-Us?a=1', '301 /about-us?a=1'],
    ['/about-us/', '301 /about-us'],
    ['//about-us//', '301 /about-us'],
    ['/%61bout-us', '301 /about-us'],
    ['/explore/news/CAF%c3%a9-day', '301 /explore/news/caf%C3%A9-Day'],
    ['/index.html', '301 /'],
    ['/de/index.html', '301 /de'],
    ['/de/', '301 /de'],
    ['/DE/about-us', '301 /de/about-us'],
    ['/about-us/index.html', '301 /about-us'],
    ['/fr', '302 /'],
    ['/fr/about-us?a=1', '302 /about-us?a=1'],
    ['/fr/no-such-page', '302 /no-such-page'],
    ['/old?a=1', '301 /contact-us?function=2&a=1#form'],
    ['/de/older', '308 /de/contact-us?function=2#form'],
    ['/shop?a=1', '307 https://shop.example/felcera'],
    ['/de/shop', '307 https://shop.example/felcera'],
    ['/round', 'missing'],
    ['/company/team', '302 /'],
    ['/a/PV_EV_ESS', '302 /'],
    ['/de/company', '302 /de'],
    ['/no-such-page', 'missing'],
    ['/deals', 'missing'],
    ['/constructor', 'missing'],
    ['/__proto__', 'missing'],
    ['/%zz', 'missing'],
    ['/about-us/..', 'missing'],
  ])('%s: %s', (target, expected) => {
    expect(leads(target)).toBe(expected)
  })

  test('everything together is one redirect', () => {
    expect(leads('/About-us/?x=1', { stored: 'de' })).toBe('302 /de/about-us?x=1')
    expect(leads('/fr/About-us/?switchLang=cn', { stored: 'de' })).toBe('302 /cn/about-us')
    expect(leads('/OLD/', { stored: 'au' })).toBe('302 /au/contact-us?function=2#form')
    expect(leads('/company', { stored: 'cn' })).toBe('302 /cn')
    expect(leads('/company', { detected: 'de' })).toBe('302 /de')
    expect(leads('/index.html', { detected: 'de' })).toBe('302 /de')
  })

  test('typing /fr/ chooses the default variant, whatever was stored', () => {
    expect(resolve('/fr/about-us', { stored: 'de' })).toEqual({
      kind: 'redirect',
      location: '/about-us',
      status: 302,
      stored: 'fr',
    })
  })

  test('a secondary host redirects to the final address on the main host and stores nothing', () => {
    const host = 'OLD.felcera.example:80'
    expect(leads('/About-Us/?a=1', { host })).toBe('301 http://www.felcera.example/about-us?a=1')
    expect(resolve('/', { host, detected: 'de' })).toMatchObject({
      location: 'http://www.felcera.example/de',
      stored: undefined,
    })
    expect(leads('//evil.example', { host })).toBe('301 http://www.felcera.example/evil.example')
  })

  test('a redirect is final', () => {
    for (const target of [
      '/fr/About-us/?switchLang=cn',
      '/old',
      '/DE/',
      '/company',
      '/?switchLang=x',
    ]) {
      const answer = resolve(target, { stored: 'de' })
      if (answer.kind !== 'redirect') throw new Error(`${target} should redirect`)
      expect(leads(answer.location.replace(/#.*/, ''), { stored: answer.stored })).toBe('page')
    }
  })

  test.each(presentCases)('language: $name', (row) => {
    const visit = { stored: row.stored, detected: row.detected ?? 'fr' }
    const answer = resolve(row.path + row.query, visit)
    expect(answer.stored).toBe(row.expectStored)
    expect(answer.kind === 'redirect' ? answer.location : undefined).toBe(row.expectRedirect)
  })

  test('hostile paths never lead away', () => {
    for (const target of openRedirectPaths)
      for (const stored of [undefined, 'fr', 'de'] as const) {
        const answer = resolve(target, { stored })
        if (answer.kind !== 'redirect') continue
        expect(answer.location).toMatch(/^\/(?![/\\])/)
        expect(new URL(answer.location, 'http://localhost:3000').host).toBe('localhost:3000')
      }
  })

  test('a declared redirect to anything but a path or an http address is refused', () => {
    const redirects = [{ from: '/x', to: 'javascript:alert(1)', status: 301 as const }]
    expect(() =>
      makePageAddressTable([], { redirects, legacyWords: [], hosts: { secondary: [] } }, Date.now),
    ).toThrow('neither a path')
  })
})

describe('a page that is shown for a time', () => {
  test.each([
    ['2027-03-01T07:59Z', 'missing'],
    ['2027-03-01T08:00Z', 'page'],
    ['2027-03-02T07:59Z', 'page'],
    ['2027-03-02T08:00Z', 'missing'],
  ])('at %s is %s', (moment, kind) => {
    now = Date.parse(moment)
    expect(resolve('/explore/news').kind).toBe(kind)
    // In any spelling, and no visitor is sent to a variant that is not there yet.
    expect(resolve('/Explore/News/').kind).toBe(kind === 'page' ? 'redirect' : 'missing')
    expect(resolve('/de/explore/news').kind).toBe('page')
  })
})
