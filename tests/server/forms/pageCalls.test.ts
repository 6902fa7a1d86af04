import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverLimits, rateLimits } from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { startSite, type TestSite } from '../client.ts'
import { createCaptchaId, createCaptchaPass, findClickPoint } from '../captchas.ts'
import { createTestDatabase } from '../databases.ts'
import { validSignUpForm, openApiTestBrowser, signIn, signUp } from '../people.ts'

let url: string
let site: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  site = await startSite({ database: { url }, trustedProxies: parseIpNetworkList('127.0.0.1') })
  const browser = openApiTestBrowser(site.ask)
  await signUp(url, browser, { email: 'ada@example.com' })
})
afterAll(() => site.close())

interface Sent {
  readonly path?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

/** Posts the sign-in form like a browser. */
async function post({ path = '/login', fields, headers }: Sent = {}) {
  const pass = await createCaptchaPass(url, { address: headers?.['x-forwarded-for'] })
  const body = new URLSearchParams({
    identifier: 'ada@example.com',
    password: validSignUpForm.password,
    agreement: 'on',
    pass,
    ...fields,
  })
  return site.ask(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: body.toString(),
  })
}

/** Fields of a form without script after a click on the hole. */
function clickOn(id: string): Readonly<Record<string, string>> {
  const { x, y } = findClickPoint(id)
  return { pass: '', 'captcha-id': id, 'captcha.x': String(x), 'captcha.y': String(y) }
}

const names = (cookies: readonly string[] = []) => cookies.map((cookie) => cookie.split('=')[0])

describe('a page that calls the API for its visitor', () => {
  test('hands the session on with its redirect, and only within this site', async () => {
    const answer = await post({ fields: { next: '/de/personal-center?view=profile' } })
    expect([answer.status, answer.headers['location']]).toEqual([
      303,
      '/de/personal-center?view=profile',
    ])
    expect(names(answer.headers['set-cookie'])).toEqual([
      '__Host-session',
      'signed-in',
      '__Host-device',
    ])
    const away = await post({ fields: { next: '//evil.example' } })
    expect(away.headers['location']).toBe('/evil.example')
    const home = await post({ path: '/cn/login', fields: { next: 'javascript:1' } })
    expect(home.headers['location']).toBe('/cn/personal-center')
  })

  test.each([
    ['/login', 'Username or password is incorrect.'],
    ['/de/login', 'Benutzername oder Kennwort ist falsch.'],
    ['/cn/login', '用户名或密码不正确。'],
    ['/de/login?by=phone', 'Telefonnummer oder Kennwort ist falsch.'],
  ])(
    '%s says what is wrong in the language of the page, without the password',
    async (path, said) => {
      const fields = { password: 'Wrong-secret1', country: 'DE', phone: '030 23125 999' }
      const answer = await post({ path, fields, headers: { cookie: 'official_lang_cache@v1=en' } })
      expect(answer.status).toBe(401)
      expect(answer.text).toContain(said)
      expect(answer.text).toContain('ada@example.com')
      expect(answer.text).not.toContain('Wrong-secret1')
      expect(names(answer.headers['set-cookie'])).not.toContain('__Host-session')
    },
  )

  test('names the field that is wrong, the captcha among them', async () => {
    const answer = await post({ fields: { identifier: '', agreement: '', pass: 'used up' } })
    expect(answer.status).toBe(422)
    const { errors } = JSON.parse(/<pre>(.*)<\/pre>/.exec(answer.text)?.[1] ?? '').actionData[
      'login'
    ].answer
    expect(Object.keys(errors).toSorted()).toEqual(['agreement', 'identifier'])
    const wrong = await post({ fields: { pass: 'used up' } })
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('"captcha":"Verif')])
  })

  test('takes a click on the picture where there is no script, once', async () => {
    const fields = clickOn(createCaptchaId())
    expect((await post({ fields })).status).toBe(303)
    const again = await post({ fields })
    expect([again.status, again.text]).toEqual([422, expect.stringContaining('"captcha":"Verif')])
  })

  test('asks a client with many attempts for several pictures if there is no script', async () => {
    const headers = { 'x-forwarded-for': '10.6.6.6' }
    const guesser = openApiTestBrowser(site.ask, { address: '10.6.6.6' })
    for (let tried = 0; tried < rateLimits.guesses.address.count; tried++)
      await signIn(url, guesser, 'ada@example.com', 'Wrong-7kabel')
    const shown = (text: string) =>
      JSON.parse(/<pre>(.*)<\/pre>/.exec(text)?.[1] ?? '').actionData['de/login'].answer
    const sent = async (more: Readonly<Record<string, string>> = {}) =>
      post({ path: '/de/login', headers, fields: { ...clickOn(createCaptchaId()), ...more } })
    const first = await sent()
    expect([first.status, shown(first.text)]).toMatchObject([
      422,
      {
        price: 2,
        values: { identifier: 'ada@example.com' },
        errors: { captcha: expect.stringMatching(/^Es gab viele Versuche/) },
      },
    ])
    const second = await sent({ 'captcha-price': '2' })
    const { before, price, errors } = shown(second.text)
    expect([second.status, price, errors.captcha]).toEqual([
      422,
      2,
      expect.stringMatching(/^Richtig\./),
    ])
    const third = await sent({ 'captcha-price': '2', 'captcha-before': before })
    expect([third.status, third.headers['location']]).toEqual([303, '/de/personal-center'])
  })

  test('responds to the router’s client with data or a redirect', async () => {
    const wrong = await post({ path: '/login.data', fields: { password: 'Wrong-secret1' } })
    expect([
      wrong.status,
      wrong.headers['content-type'],
      wrong.headers['x-remix-response'],
    ]).toEqual([401, 'text/x-script', 'yes'])
    const right = await post({ path: '/login.data' })
    expect([right.status, right.headers['location']]).toEqual([202, undefined])
    expect(right.text).toContain('/personal-center')
    expect(names(right.headers['set-cookie'])).toContain('__Host-session')
  })

  test('counts for the visitor’s own address, and reports how long to wait', async () => {
    const headers = { 'x-forwarded-for': '10.9.8.7' }
    // Refused before the password is verified: no account is locked, and nothing is hashed.
    const fields = { pass: 'used up' }
    const { count } = rateLimits.refusedPasses.address
    for (let tried = 0; tried < count; tried++) await post({ fields, headers })
    const limited = await post({ fields, headers })
    expect(limited.status).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect(limited.text).toMatch(/"retryAfter":\d+/)
    expect(limited.text).toMatch(/"requestId":"[0-9a-f-]{36}"/)
    // A client with a pass is not refused, neither here nor from other addresses.
    for (const address of ['10.9.8.7', '10.7.7.7'])
      expect((await post({ headers: { 'x-forwarded-for': address } })).status).toBe(303)
  })
})

describe('a contact form that is sent too often', () => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': '10.5.5.5',
  }
  const send = (number: number, captcha: Readonly<Record<string, string>> = {}) => {
    const body = new URLSearchParams({
      name: 'Ada',
      country: 'DE',
      email: 'ada@example.com',
      telephone: '1',
      company: 'c',
      message: `Question ${number}`,
      ...captcha,
    })
    return site.ask('/de/contact-us', { method: 'POST', headers, body: body.toString() })
  }
  /** Expected content of the page after a post. */
  const shown = (text: string) =>
    JSON.parse(/<pre>(.*)<\/pre>/.exec(text)?.[1] ?? '').actionData['de/contact-us'].answer

  test('reports how long to wait, and is accepted at once with a captcha', async () => {
    const { count } = rateLimits.forms.address
    for (let sent = 1; sent <= count; sent++) expect((await send(sent)).status).toBe(303)

    const limited = await send(0)
    expect(limited.status).toBe(429)
    const wait = Number(limited.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(rateLimits.forms.address.window / 1000)
    const { values, captcha, problem } = shown(limited.text)
    expect([values.message, problem]).toEqual([
      'Question 0',
      expect.stringContaining('dass ein Mensch es sendet'),
    ])

    const click = clickOn(captcha.id)
    const solved = await send(0, click)
    expect([solved.status, solved.headers['location']]).toEqual([
      303,
      expect.stringMatching(/^\/de\/contact-us\?sent=FE-/),
    ])
    // A captcha can be answered once; the page contains another.
    const again = await send(count + 1, click)
    expect([again.status, shown(again.text).captcha.id === captcha.id]).toEqual([422, false])
  })

  test('has the same limit in the API', async () => {
    const { call } = openApiTestBrowser(site.ask, { address: '10.5.5.5' })
    const enquiry = { name: 'n', country: 'DE', email: 'a@example.com', telephone: '1' }
    const answer = await call('/enquiries', { ...enquiry, company: 'c', message: 'Too many' })
    expect([answer.status, answer.body.captcha]).toEqual([429, true])
    expect(answer.headers['retry-after']).toBe(String(answer.body.retryAfter))
  })
})

test(
  'without a database the page answers 503 within three seconds, to the router’s client too',
  async () => {
    const down = await startSite()
    const body = new URLSearchParams({ identifier: 'a', password: 'b', agreement: 'on', pass: 'c' })
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    }
    for (const path of ['/login', '/login.data']) {
      const answer = await down.ask(path, { method: 'POST', headers, body: body.toString() })
      expect(answer.status).toBe(503)
      expect(answer.text).toContain('not available at the moment')
    }
    await down.close()
  },
  serverLimits.databaseTime * 4,
)
