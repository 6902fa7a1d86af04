import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase } from '../databases.ts'
import { createCaptchaPass } from '../captchas.ts'
import { validSignUpForm, openApiTestBrowser, signUp } from '../people.ts'

type Headers = Readonly<Record<string, string>>

let url: string
let site: TestSite
/** A site with a configured origin. */
let secured: TestSite
let loopback: Headers
let cookie: string

const lastCookies = (answer: Awaited<ReturnType<TestSite['ask']>>) =>
  answer.headers['set-cookie'] ?? []

const post = (where: TestSite, path: string, body: object, headers: Headers) =>
  where.ask(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  })

/** Signs in, and returns the `Set-Cookie` value of the session. */
async function signIn(where: TestSite, headers: Headers): Promise<string> {
  const pass = await createCaptchaPass(url)
  const { password } = validSignUpForm
  const fields = { identifier: 'loopback@example.com', password, agreement: true, pass }
  return lastCookies(await post(where, '/session', fields, headers))[0] ?? ''
}

beforeAll(async () => {
  url = await createTestDatabase()
  const database = { url }
  ;[site, secured] = await Promise.all([
    startSite({ database }),
    startSite({ database, origin: 'https://www.felcera.example' }),
  ])
  loopback = { host: `localhost:${site.port}`, origin: `http://localhost:${site.port}` }
  const browser = openApiTestBrowser(site.ask)
  const fields = { email: 'loopback@example.com', username: 'Loopback', phone: '030 5550000' }
  await signUp(url, browser, fields)
  cookie = await signIn(site, loopback)
})
afterAll(() => Promise.all([site.close(), secured.close()]))

const sessionStatus = async (where: TestSite, host: string) => {
  const headers = { host, cookie: cookie.split(';', 1)[0] ?? '' }
  return (await where.ask('/api/session', { headers })).status
}

test('the session of a page from the loopback host over http is a cookie that WebKit stores', async () => {
  expect(cookie).toMatch(/^loopback-session=[\w-]{43}; Max-Age=2592000; Path=\/;/)
  const parts = cookie.split('; ')
  expect(parts).toContain('HttpOnly')
  expect(parts).toContain('SameSite=Lax')
  expect(parts).not.toContain('Secure')
  expect(await sessionStatus(site, String(loopback['host']))).toBe(200)
})

test('no other host, and no site with an address of its own, accepts that cookie', async () => {
  expect(await sessionStatus(site, 'www.felcera.example')).toBe(401)
  expect(await sessionStatus(secured, String(loopback['host']))).toBe(401)
})

test('every other session cookie has its prefix and is Secure', async () => {
  const http = `http://localhost:${site.port}`
  const cases: readonly (readonly [TestSite, Headers])[] = [
    [site, {}],
    [site, { ...loopback, origin: 'https://www.felcera.example' }],
    [site, { ...loopback, origin: http.replace('http:', 'https:') }],
    [site, { ...loopback, origin: 'http://localhost:1' }],
    [site, { host: 'www.felcera.example', origin: 'http://www.felcera.example' }],
    [site, { ...loopback, cookie: `__Host-session=${'A'.repeat(43)}` }],
    [secured, loopback],
    [secured, { ...loopback, cookie: `loopback-session=${'A'.repeat(43)}` }],
  ]
  for (const [where, headers] of cases)
    expect(await signIn(where, headers)).toMatch(/^__Host-session=[\w-]{43}; .*HttpOnly; Secure/)
})

test('signing out removes the cookie under the name that the browser has', async () => {
  const [sent = ''] = (await signIn(site, loopback)).split(';', 1)
  const ended = await post(site, '/session/end', {}, { ...loopback, cookie: sent })
  expect(lastCookies(ended)[0]).toMatch(/^loopback-session=; Max-Age=0;/)
})

test('a site may be configured with the loopback host as its address', async () => {
  const own = await startSite({ database: { url }, origin: 'http://localhost:3000' })
  try {
    const headers = { host: 'localhost:3000', origin: 'http://localhost:3000' }
    expect(await signIn(own, headers)).toMatch(/^loopback-session=/)
  } finally {
    await own.close()
  }
})
