import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { startSite, type TestSite } from '../client.ts'

const allowed = rateLimits.pages.address.count

let site: TestSite
beforeAll(async () => {
  site = await startSite({ trustedProxies: parseIpNetworkList('127.0.0.1') })
})
afterAll(() => site.close())

const askFrom = (address: string) => (path: string) =>
  site.ask(path, { headers: { 'x-forwarded-for': address, 'accept-language': 'de' } })

test.each([
  ['192.0.2.1', 'a page with a filter', '/de/explore/news?page=', 200],
  ['192.0.2.2', 'a missing page', '/de/no-such-page-', 404],
  ['192.0.2.3', 'data of a page', '/de/login.data?page=', 200],
])('%s gets %s rendered a limited number of times', async (address, _, path, status) => {
  const ask = askFrom(address)
  let rendered = 0
  let answer = await ask(path)
  // On a slow machine a second window may begin.
  for (; answer.status !== 429 && rendered < 5 * allowed; rendered++) {
    expect(answer.status).toBe(status)
    answer = await ask(path + rendered)
  }
  expect(rendered).toBeGreaterThanOrEqual(allowed)
  expect([answer.status, answer.text]).toEqual([
    429,
    'Zu viele Anfragen, bitte versuchen Sie es später erneut\n',
  ])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
  // Built pages are not rendered.
  expect((await ask('/de/about-us')).status).toBe(200)
  expect((await askFrom('198.51.100.1')(path)).status).toBe(status)
})
