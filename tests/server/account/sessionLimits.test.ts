import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase } from '../databases.ts'
import { holdDatabaseClock } from '../heldClock.ts'
import { openApiTestBrowser, signIn, signUp, type ApiTestBrowser } from '../people.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let url: string
let site: TestSite
let pass: (milliseconds: number) => Promise<void>
beforeAll(async () => {
  url = await createTestDatabase()
  pass = await holdDatabaseClock(url)
  site = await startSite({
    database: { url },
    trustedProxies: parseIpNetworkList('127.0.0.1'),
    countryHeader: 'x-country',
  })
})
afterAll(() => site.close())

let members = 0
async function member() {
  members++
  const browser = openApiTestBrowser(site.ask, { address: `10.0.${members}.1` })
  const email = `member${members}@example.com`
  const fields = { email, username: `Member.${members}`, phone: `030 555 ${members}` }
  expect((await signUp(url, browser, fields)).status).toBe(201)
  return { browser, email }
}
const statusOf = async (browser: ApiTestBrowser) => (await browser.call('/session')).status

test('ends all sessions but the current one', async () => {
  const { browser, email } = await member()
  const others = [1, 2].map((n) =>
    openApiTestBrowser(site.ask, { address: `10.1.${members}.${n}` }),
  )
  for (const other of others) await signIn(url, other, email)
  const { body } = await browser.call('/sessions/end-others', {})
  expect(body).toEqual({ code: 200, message: 'You are signed out on all other devices' })
  expect(await Promise.all([browser, ...others].map(statusOf))).toEqual([200, 401, 401])
})

test('empties the cache of the browser when a session ends, and only then', async () => {
  const { browser, email } = await member()
  const cleared = '"cache"'
  expect((await browser.call('/session')).headers['clear-site-data']).toBeUndefined()
  const out = await browser.call('/session/end', {})
  expect(out.headers['clear-site-data']).toBe(cleared)
  const back = await signIn(url, browser, email)
  expect(back.headers['clear-site-data']).toBeUndefined()
  const everywhere = await browser.call('/sessions/end-all', {})
  expect(everywhere.headers['clear-site-data']).toBe(cleared)
})

test('lists the country that a trusted proxy names, and no other', async () => {
  const { email } = await member()
  const countryAt = async (country: string, where: TestSite) => {
    const browser = openApiTestBrowser((path, asked) =>
      where.ask(path, { ...asked, headers: { ...asked?.headers, 'x-country': country } }),
    )
    await signIn(url, browser, email)
    return (await browser.call('/sessions')).body.data[0].country
  }
  const untrusting = await startSite({ database: { url }, countryHeader: 'x-country' })
  expect(await countryAt('de', site)).toBe('DE')
  expect(await countryAt('XX', site)).toBe('')
  expect(await countryAt('DE', untrusting)).toBe('')
  await untrusting.close()
})

test('takes both limits from its settings', async () => {
  const strict = await startSite({
    database: { url },
    sessions: { idle: 10, days: 1, keptDays: 30 },
  })
  const { browser } = await member()
  const there = openApiTestBrowser(strict.ask)
  expect((await signIn(url, there, `member${members}@example.com`)).status).toBe(200)
  await pass(10 * minute)
  expect([await statusOf(browser), await statusOf(there)]).toEqual([200, 401])
  await strict.close()
})

test('ends a session that is not used for two hours, and not earlier', async () => {
  const { browser } = await member()
  await pass(119 * minute)
  expect(await statusOf(browser)).toBe(200)
  await pass(119 * minute)
  expect(await statusOf(browser)).toBe(200)
  await pass(120 * minute)
  const late = await browser.call('/session')
  expect(late.status).toBe(401)
  expect(browser.jar.has('__Host-session')).toBe(false)
})

test('ends a session seven days after the sign-in, however often it is used', async () => {
  const { browser } = await member()
  for (let passed = hour; passed < 7 * day; passed += hour) {
    await pass(hour)
    expect(await statusOf(browser)).toBe(200)
  }
  await pass(hour)
  expect(await statusOf(browser)).toBe(401)
})
