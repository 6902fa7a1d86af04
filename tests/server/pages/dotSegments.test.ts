import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../client.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const form = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
}

test.each([
  '/x/../login',
  '/x/%2e%2e/login',
  '/x/.%2E/de/login',
  '/./login',
  '/login/.',
  '/x\\..\\login',
  '/x/%2e%2e/contact-us',
  '/..',
  '/%2e%2e',
  '//a.example/%2e%2e',
])('%s is no other address, and missing', async (path) => {
  const shown = await site.ask(path)
  const sent = await site.ask(path, { method: 'POST', headers: form, body: 'identifier=a' })
  expect([shown.status, sent.status]).toEqual([404, 404])
  for (const { text } of [shown, sent]) expect(text).not.toMatch(/"(?:login|contact-us)"/)
})
