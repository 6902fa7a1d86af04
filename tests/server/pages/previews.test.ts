import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRouteMiddleware } from '#app/pages/middleware.server.ts'
import { type Locale, localizePath } from '#data/locale/locales.ts'
import { createPreviewSignature } from '#data/pages/preview.ts'
import { startSite, type TestSite } from '../client.ts'

const secret = 'only-a-test-knows-these-32-letters'
const page = 'solutions/agri-ess'
const soon = Math.floor(Date.now() / 1000) + 60
let running: TestSite
beforeAll(async () => {
  running = await startSite({ previewSecret: secret })
})
afterAll(() => running.close())

const at = async (path: string, proof: string) => running.ask(`${path}?preview=${proof}`)
const good = (locale: Locale = 'fr') =>
  createPreviewSignature(secret, { page, locale, until: soon })

test('a signed link shows a draft in its language, without caches, referrers and indexing', async () => {
  for (const locale of ['fr', 'de', 'cn'] as const) {
    const path = localizePath(locale, `/${page}`)
    const { status, headers, text } = await at(path, await good(locale))
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain(`"path":"${page}"`)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test('a draft has no address without one, also not as data or for a form', async () => {
  expect((await running.ask(`/${page}`)).status).toBe(404)
  expect((await running.ask(`/${page}.data?preview=${await good()}`)).status).toBe(404)
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  }
  const posted = { method: 'POST', headers, body: 'a=b' }
  expect((await running.ask(`/${page}?preview=${await good()}`, posted)).status).toBe(404)
})

test.each<readonly [string, () => Promise<string> | string]>([
  ['expired', () => createPreviewSignature(secret, { page, locale: 'fr', until: soon - 3600 })],
  [
    'made with another secret',
    () => createPreviewSignature(`${secret}!`, { page, locale: 'fr', until: soon }),
  ],
  [
    'made for another page',
    () => createPreviewSignature(secret, { page: 'index', locale: 'fr', until: soon }),
  ],
  ['made for another language', () => good('de')],
  ['good for longer than was signed', async () => (await good()).replace(/^\d+/, `${soon + 9}`)],
  [
    'with one letter changed',
    async () => (await good()).replace(/\.(.)/, (_, c) => `.${c === 'A' ? 'B' : 'A'}`),
  ],
  ['cut short', async () => (await good()).slice(0, -1)],
  ['without a proof', () => `${soon}.`],
  ['empty', () => ''],
  ['given twice', async () => `${await good()}&preview=${await good()}`],
])('a link that is %s shows nothing', async (_, proof) => {
  expect((await at(`/${page}`, await proof())).status).toBe(404)
})

test('a proof opens no other page, and a server without a secret shows no draft', async () => {
  expect((await at('/broken', await good())).status).toBe(500)
  const closed = await startSite()
  const { status } = await closed.ask(`/${page}?preview=${await good()}`)
  await closed.close()
  expect(status).toBe(404)
})

test('a middleware that a page names works on every answer; an unknown one throws', async () => {
  expect((await running.ask('/newsletter')).headers['referrer-policy']).toBe('no-referrer')
  expect((await running.ask('/explore/news')).headers['referrer-policy']).not.toBe('no-referrer')
  expect(() => findRouteMiddleware(['no-such'])).toThrow('Unknown route middleware: no-such')
})
