import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase } from '../databases.ts'
import { openApiTestBrowser, signUp } from '../people.ts'

let site: TestSite
let own: string
let planted: string
beforeAll(async () => {
  const url = await createTestDatabase()
  site = await startSite({ database: { url } })
  const tokenOf = async (name: string) => {
    const browser = openApiTestBrowser(site.ask)
    const fields = { email: `${name}@example.com`, username: name, phone: `030 1${name.length}22` }
    expect((await signUp(url, browser, fields)).status).toBe(201)
    return browser.jar.get('__Host-session') ?? ''
  }
  own = await tokenOf('Holder')
  planted = await tokenOf('Stranger')
})
afterAll(() => site.close())

/** Returns the user name of the session that a call with these cookies has. */
async function userOf(cookie: string): Promise<string | undefined> {
  const answer = await site.ask('/api/account', { headers: { cookie } })
  // A header that browsers never send is refused without a response body.
  return answer.status === 400 ? undefined : JSON.parse(answer.text).profile?.username
}

test('a session is found by its cookie', async () => {
  expect(await userOf(`a=b; __Host-session=${own}; signed-in=1`)).toBe('Holder')
})

// Browsers let any site of the domain set these cookies, because they do not recognize the prefix `__Host-` in them.
test.each(['\u00A0', '\u0085', '"'])(
  'a cookie whose name begins with %j opens no session',
  async (character) => {
    const cookie = `${character}__Host-session=${planted}`
    expect(await userOf(cookie)).toBeUndefined()
    expect([undefined, 'Holder']).toContain(await userOf(`${cookie}; __Host-session=${own}`))
  },
)

test.each([{}, { connection: 'upgrade', upgrade: 'h2c' }, { expect: '100-continue' }])(
  'a request with such a cookie and %j is refused',
  async (headers) => {
    const ask = (cookie: string) => site.ask('/api/account', { headers: { ...headers, cookie } })
    expect((await ask(`\u00A0__Host-session=${planted}`)).status).toBe(400)
    expect((await ask(`__Host-session=${own}`)).status).toBe(200)
  },
)

test('of two session cookies neither opens a session', async () => {
  expect(await userOf(`__Host-session=${own}; __Host-session=x`)).toBeUndefined()
  expect(await userOf(`__Host-session=${planted}; __Host-session=${own}`)).toBeUndefined()
})
