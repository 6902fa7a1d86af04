import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serializeConsent, cookies } from '#data/consent/cookies.ts'
import { type BuiltSite, startBuiltSite } from '../../builtSite.ts'
import { createRequestSender, type SendRequest } from '../client.ts'
import { createTestDatabase } from '../databases.ts'
import { testSecretKeys } from '../settings.ts'

const origin = 'https://felcera.example'
const builtFor = 'http://localhost:3000'

const valuesOf = (html: string, pattern: RegExp): readonly string[] =>
  Array.from(html.matchAll(pattern), ([, value = '']) => value)

describe('a server with another ORIGIN than its build', () => {
  let site: BuiltSite
  let ask: SendRequest

  beforeAll(async () => {
    site = await startBuiltSite({
      DATABASE_URL: await createTestDatabase(),
      ORIGIN: origin,
      SECRET_KEYS: testSecretKeys,
    })
    ask = createRequestSender(Number(new URL(site.origin).port))
  })
  afterAll(() => site.stop())

  test.each([
    ['/', 'with banner', {}],
    ['/en/about-us', 'with banner', {}],
    [
      '/en/about-us',
      'without banner',
      { cookie: `${cookies.consent.name}=${serializeConsent([])}` },
    ],
    ['/de/products/ac-charger', 'product', {}],
    ['/en/app-download', 'rendered on request', {}],
  ])('names its own origin on %s (%s)', async (path, _, headers) => {
    const { status, text } = await ask(path, {
      headers: { 'accept-language': 'fr', ...headers },
    })
    expect(status).toBe(200)
    expect(text).not.toContain(builtFor)
    expect(valuesOf(text, /<link rel="canonical" href="([^"]*)"/g)).toEqual([origin + path])
    const alternates = valuesOf(text, /<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/g)
    expect(alternates).toHaveLength(6)
    const shared = valuesOf(text, /<meta property="og:(?:url|image)" content="([^"]*)"/g)
    expect(shared).toHaveLength(2)
    const described = valuesOf(text, /"item":"([^"]*)"/g)
    for (const address of [...alternates, ...shared, ...described])
      expect(new URL(address).origin).toBe(origin)
  })

  test.each([
    '/en/about-us/_payload.json',
    '/sitemap.xml',
    '/de/sitemap.xml',
    '/en/feed.xml',
    '/opensearch.xml',
    '/robots.txt',
    '/.well-known/security.txt',
  ])('names its own origin in %s', async (path) => {
    const { status, text } = await ask(path)
    expect(status).toBe(200)
    expect(text).toContain(origin)
    expect(text).not.toContain(builtFor)
  })

  test('compresses a page quickly for the first request and better for later ones', async () => {
    const askPage = () =>
      ask('/en/products/utility-container', { headers: { 'accept-encoding': 'br' } })
    const sizeOf = ({ headers }: Awaited<ReturnType<SendRequest>>) =>
      Number(headers['content-length'])
    const first = await askPage()
    await expect
      .poll(async () => sizeOf(await askPage()), { timeout: 20_000 })
      .toBeLessThan(sizeOf(first))
    const later = await askPage()
    expect(later.text).toBe(first.text)
    expect(later.headers['etag']).toBe(first.headers['etag'])
  })

  test('sends the same page in every encoding, with a tag that holds', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) =>
        ask('/en/about-us', { headers: { 'accept-encoding': encoding } }),
      ),
    )
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const tags = answers.map(({ headers }) => headers['etag'] ?? '')
    expect(new Set(tags).size).toBe(3)
    const again = await ask('/en/about-us', {
      headers: { 'accept-encoding': 'br', 'if-none-match': tags[0] },
    })
    expect(again.status).toBe(304)
  })
})

test('a server on another port names that port', async () => {
  const site = await startBuiltSite({ DATABASE_URL: await createTestDatabase() })
  try {
    const { text } = await createRequestSender(Number(new URL(site.origin).port))('/en/about-us')
    expect(text).toContain(`<link rel="canonical" href="${site.origin}/en/about-us"/>`)
    expect(text).not.toContain(builtFor)
  } finally {
    await site.stop()
  }
})
