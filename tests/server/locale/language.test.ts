import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookies } from '#data/consent/cookies.ts'
import { localeResolutionCases } from '../../fixtures/resolveLocale.table.ts'
import { type Locale, locales } from '#data/locale/locales.ts'
import { openRedirectPaths } from '../../fixtures/safePath.table.ts'
import { startSite, type SendRequest, type TestSite } from '../client.ts'

let running: TestSite
let ask: SendRequest
beforeAll(async () => {
  running = await startSite()
  ask = running.ask
})
afterAll(() => running.close())

/** Browser languages of other regions. */
const regional = new Map<Locale, string>([
  ['en', 'en-GB'],
  ['de', 'de-AT'],
])

describe('language over HTTP', () => {
  // The pages of the fixture replace the pages of the table; other spellings have redirects of their own.
  const cases = localeResolutionCases.filter(
    ({ missing, path }) => missing === undefined && path !== '/index.html',
  )

  test.each(cases)('$name', async (row) => {
    const cookie = row.stored === undefined ? undefined : `${cookies.language.name}=${row.stored}`
    const detected = row.detected ?? 'fr'
    const language = regional.get(detected) ?? locales[detected].languageTag
    const headers = { 'accept-language': language, ...(cookie === undefined ? {} : { cookie }) }
    const answer = await ask(row.path + row.query, { headers })
    expect(answer.headers['location']).toBe(row.expectRedirect)
    expect(answer.status).toBe(row.expectRedirect !== undefined ? 302 : row.unknown ? 404 : 200)
    const changes = row.expectStored !== row.stored && row.expectStored !== undefined
    expect((answer.headers['set-cookie'] ?? []).toSorted()).toEqual(
      changes
        ? [
            `felcera_locale=${row.expectStored}; Max-Age=31536000; Path=/; SameSite=Lax`,
            `official_lang_cache@v1=${row.expectStored}; Max-Age=86400; Path=/; SameSite=Lax`,
          ]
        : [],
    )
    if (row.expectRedirect !== undefined)
      expect(answer.headers['vary']).toContain('Cookie, Accept-Language')
  })

  test('a page that is only prepared stores nothing', async () => {
    const answer = await ask('/de/about-us', { headers: { 'sec-purpose': 'prefetch;prerender' } })
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined])
  })

  test('does not set a cookie again that has the same value', async () => {
    const cookie = 'felcera_locale=de'
    const answer = await ask('/de/about-us', { headers: { cookie } })
    expect(answer.headers['set-cookie']).toHaveLength(1)
  })

  test('keeps the default home page for a visit from a page of this site', async () => {
    const headers = { 'accept-language': 'de', 'sec-fetch-site': 'same-origin' }
    expect((await ask('/', { headers })).status).toBe(200)
  })

  test.each([
    ['nl,de;q=0.9', '/de'],
    ['it-IT,it;q=0.9,en-NZ;q=0.8', '/au'],
    ['nl,fr;q=0.9,de;q=0.8', undefined],
  ])('the best supported language of %s counts', async (language, location) => {
    const answer = await ask('/', { headers: { 'accept-language': language } })
    expect(answer.headers['location']).toBe(location)
  })

  test('a client without cookie and language is never redirected', async () => {
    const { status } = await ask('/')
    expect(status).toBe(200)
  })
})

describe('redirects', () => {
  test('1,000 hostile paths never lead away', async () => {
    const headers = { cookie: `${cookies.language.name}=fr` }
    const answers = await Promise.all(openRedirectPaths.map((path) => ask(path, { headers })))
    for (const { status, headers: answered } of answers) {
      expect(status).toBeLessThan(500)
      if (answered.location === undefined) continue
      expect(answered.location).toMatch(/^\/(?![/\\])/)
      expect(new URL(answered.location, 'http://localhost:3000').host).toBe('localhost:3000')
    }
  })

  test.each([
    ['/About-us/?a=1', 301, '/about-us?a=1'],
    ['/old', 301, '/about-us'],
    ['/shop', 307, 'https://shop.example/felcera'],
    ['/company', 302, '/'],
    ['/fr/about-us', 302, '/about-us'],
  ])('%s: %i %s', async (path, status, location) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers['location']]).toEqual([status, location])
  })

  test('a secondary host redirects to the main one', async () => {
    const { status, headers } = await ask('/about-us?a=1', {
      headers: { host: 'old.felcera.example' },
    })
    expect([status, headers['location']]).toEqual([301, 'http://www.felcera.example/about-us?a=1'])
  })
})
