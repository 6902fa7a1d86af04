import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverLimits } from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { argon2id, passwordHashCost } from '#server/account/passwords.ts'
import { createCaptchaPass } from '../captchas.ts'
import { createRequestSender, startSite, type TestSite } from '../client.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import {
  validSignUpForm,
  createOneTimeCodeProof,
  openApiTestBrowser,
  signIn,
  signUp,
} from '../people.ts'

let url: string
let site: TestSite
let other: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  const start = () =>
    startSite({ database: { url }, trustedProxies: parseIpNetworkList('127.0.0.1') })
  ;[site, other] = await Promise.all([start(), start()])
})
afterAll(() => Promise.all([site.close(), other.close()]))

let places = 0
const place = () => {
  places++
  return `10.${places >> 8}.${places & 255}.1`
}
const browserAt = (where = site, language = 'en-US') =>
  openApiTestBrowser(where.ask, { language, address: place() })
let members = 0
const member = async () => {
  members++
  const person = {
    email: `member${members}@example.com`,
    username: `Member.${members}`,
    phone: `030 555 ${1000 + members}`,
    browser: browserAt(),
  }
  const { browser, ...fields } = person
  expect((await signUp(url, browser, fields)).status).toBe(201)
  return person
}
const tokenOf = (jar: ReadonlyMap<string, string>) => jar.get('__Host-session') ?? ''

describe('signing in', () => {
  test('goes by address, user name in any case, and telephone number', async () => {
    const { email, username } = await member()
    for (const identifier of [email, email.toUpperCase(), username, username.toLowerCase()])
      expect((await signIn(url, browserAt(), identifier)).body).toMatchObject({ code: 200 })
    const browser = browserAt()
    const pass = await browser.pass(url)
    const typed = { code: '+49', phone: `30-555${1000 + members}`, agreement: true, pass }
    const byPhone = await browser.call('/session/phone', {
      ...typed,
      password: validSignUpForm.password,
    })
    expect(byPhone.status).toBe(200)
    expect((await browser.call('/session')).body.username).toBe(username)
  })

  test.each([
    ['en-US', 'Username or password is incorrect.', 'phone or password is incorrect.'],
    ['de_DE', 'Benutzername oder Kennwort ist falsch.', 'Telefonnummer oder Kennwort ist falsch.'],
    ['zh_CN', '用户名或密码不正确。', '手机号或密码不正确。'],
  ])(
    'fails in the same words for unknown, wrong and closed (%s)',
    async (language, name, phone) => {
      const { email, browser: own } = await member()
      await own.call('/account/deletion', {
        proof: await createOneTimeCodeProof(url, email, 'deletion'),
      })
      await queryRows(url, `UPDATE account SET delete_at = now() WHERE email = '${email}'`)
      const known = await member()
      const browser = browserAt(site, language)
      const answers = [
        await signIn(url, browser, 'nobody@example.com'),
        await signIn(url, browser, 'constructor'),
        await signIn(url, browser, known.username, 'Wrong-7kabel'),
        await signIn(url, browser, email),
      ]
      for (const { status, body, headers } of answers) {
        expect([status, body]).toEqual([401, { ...body, code: 401, message: name }])
        expect(Object.keys(body)).toEqual(Object.keys(answers[0]?.body))
        expect(headers['set-cookie']).toBeUndefined()
      }
      const pass = await browser.pass(url)
      const unknown = { code: '+1', phone: '555 0100', password: 'x', agreement: true, pass }
      const byPhone = await browser.call('/session/phone', unknown)
      expect([byPhone.status, byPhone.body.message]).toEqual([401, phone])
    },
  )

  test('rehashes a password of a lower cost, and no other', async () => {
    const { email } = await member()
    const weak = argon2id({ ...passwordHashCost, memoryCost: 8, timeCost: 1 })
    const old = await Effect.runPromise(weak.hash(validSignUpForm.password))
    const kept = () => queryRows(url, `SELECT password FROM account WHERE email = '${email}'`)
    await queryRows(url, `UPDATE account SET password = '${old}' WHERE email = '${email}'`)
    await signIn(url, browserAt(), email, 'Wrong-7kabel')
    expect(await kept()).toEqual([{ password: old }])
    expect((await signIn(url, browserAt(), email)).status).toBe(200)
    expect(await kept()).toEqual([{ password: expect.stringContaining('m=19456,t=2,p=1') }])
    expect((await signIn(url, browserAt(), email)).status).toBe(200)
  })

  test('uses up the pass of a captcha, right or wrong', async () => {
    const { email, browser } = await member()
    const pass = await browser.pass(url)
    const typed = { identifier: email, password: validSignUpForm.password, agreement: true, pass }
    const wrong = await browser.call('/session', { ...typed, password: 'Wrong-7kabel' })
    expect(wrong.status).toBe(401)
    const again = await browser.call('/session', typed)
    expect([again.status, again.body.message]).toEqual([422, 'Verification failure'])
    const { pass: left, ...without } = typed
    expect([left, (await browser.call('/session', without)).body.fields]).toEqual([
      pass,
      { pass: ['Verification failure'] },
    ])
    const fresh = await browser.pass(url)
    const agreement = await browser.call('/session', { ...typed, pass: fresh, agreement: false })
    expect(agreement.body.fields).toEqual({
      agreement: ['Please check the box to continue'],
    })
    const many = await Promise.all(
      Array.from({ length: 5 }, () => browser.call('/session', { ...typed, pass: fresh })),
    )
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(many.filter(({ status }) => status === 422)).toHaveLength(4)
  })
})

describe('a session', () => {
  test('is a cookie that scripts cannot read, and its token is in no row', async () => {
    const { email } = await member()
    const browser = browserAt()
    const { headers } = await signIn(url, browser, email)
    const [session = '', hint = ''] = headers['set-cookie'] ?? []
    expect(session).toMatch(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/;/)
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax'])
      expect(session.split('; ')).toContain(part)
    expect(session).not.toContain('Domain')
    expect(hint).toMatch(/^signed-in=1; Max-Age=2592000; Path=\/; SameSite=Lax$/)
    const rows = await queryRows(
      url,
      `SELECT encode(token_hash, 'escape') AS t, device FROM session`,
    )
    expect(JSON.stringify(rows)).not.toContain(tokenOf(browser.jar))
  })

  test('gets a new token at every sign-in, independent of the cookies of the browser', async () => {
    const { email, browser: victim } = await member()
    const attacker = await member()
    const planted = tokenOf(attacker.browser.jar)
    victim.jar.set('__Host-session', planted)
    await signIn(url, victim, email)
    const first = tokenOf(victim.jar)
    expect(first).not.toBe(planted)
    // The session of the cookie has also ended.
    expect((await attacker.browser.call('/session')).status).toBe(401)
    await signIn(url, victim, email)
    const second = tokenOf(victim.jar)
    const old = openApiTestBrowser(site.ask)
    old.jar.set('__Host-session', first)
    expect([first === second, (await old.call('/session')).status]).toEqual([false, 401])
    const chosen = openApiTestBrowser(site.ask, { address: place() })
    chosen.jar.set('__Host-session', 'A'.repeat(43))
    await signIn(url, chosen, email)
    expect(tokenOf(chosen.jar)).not.toBe('A'.repeat(43))
  })

  test('ends at sign-out, here, there and everywhere', async () => {
    const { email, browser } = await member()
    const [second, third] = [browserAt(), browserAt(other)]
    await signIn(url, second, email)
    await signIn(url, third, email)
    const { body } = await browser.call('/sessions')
    expect(body.data).toHaveLength(3)
    expect(body.data[0]).toMatchObject({ current: true, device: 'Firefox, Linux' })
    const { body: seen } = await second.call('/sessions')
    await browser.call('/sessions/end', { id: seen.data[0].id })
    expect((await second.call('/session')).status).toBe(401)
    expect([...second.jar.keys()]).toEqual(['__Host-device'])

    const kept = tokenOf(browser.jar)
    const out = await browser.call('/session/end', {})
    expect([out.status, out.body.message]).toEqual([200, 'Sign Out Successfully'])
    expect([...browser.jar.keys()]).toEqual(['__Host-device'])
    browser.jar.set('__Host-session', kept)
    expect((await browser.call('/session')).status).toBe(401)
    expect((await browser.call('/session/end', {})).status).toBe(200)

    await signIn(url, second, email)
    const all = await third.call('/sessions/end-all', {})
    expect(all.body.message).toBe('Sign Out Successfully')
    for (const ended of [second, third]) expect((await ended.call('/session')).status).toBe(401)
  })

  test('of another account cannot be ended', async () => {
    const [one, two] = [await member(), await member()]
    const { body } = await one.browser.call('/sessions')
    await two.browser.call('/sessions/end', { id: body.data[0].id })
    expect((await one.browser.call('/session')).status).toBe(200)
    const odd = await two.browser.call('/sessions/end', { id: "1' OR 1=1" })
    expect(odd.status).toBe(422)
  })

  test('is shared by all processes, and ends in all of them', async () => {
    const { email } = await member()
    const here = browserAt(site)
    await signIn(url, here, email)
    const there = openApiTestBrowser(other.ask)
    there.jar.set('__Host-session', tokenOf(here.jar))
    expect((await there.call('/session')).status).toBe(200)
    await there.call('/session/end', {})
    expect((await here.call('/session')).status).toBe(401)
  })

  test('is one of a limited number for an account', async () => {
    const { email, browser } = await member()
    await queryRows(
      url,
      `INSERT INTO session (token_hash, account_id, device, expires_at)
       SELECT sha256(n::text::bytea), a.id, '', now() + interval '1 day'
       FROM account a, generate_series(2, ${serverLimits.sessions}) n WHERE a.email = '${email}'`,
    )
    expect((await browser.call('/session')).status).toBe(200)
    await signIn(url, browserAt(), email)
    expect((await browser.call('/session')).status).toBe(401)
    const last = browserAt()
    await signIn(url, last, email)
    expect((await last.call('/sessions')).body.data).toHaveLength(serverLimits.sessions)
    await queryRows(url, `UPDATE session SET expires_at = now()`)
    expect((await last.call('/session')).status).toBe(401)
  })
})

/** Every combination of the headers with the origin of a request; the first one present decides. */
const origins = ['http://127.0.0.1', 'https://evil.example', 'null', undefined]
const matrix = ['same-origin', 'same-site', 'cross-site', 'none', undefined].flatMap((fetchSite) =>
  origins.flatMap((origin) =>
    ['XMLHttpRequest', undefined].flatMap((mark) =>
      ['application/json', 'text/plain', 'application/x-www-form-urlencoded'].map((type) => ({
        fetchSite,
        origin,
        mark,
        type,
      })),
    ),
  ),
)

test('an account is changed by requests of our own pages only', async () => {
  const { email, browser } = await member()
  const { port } = site
  const region = async () =>
    (await queryRows(url, `SELECT region FROM account WHERE email = '${email}'`))[0]?.['region']
  const wrong: unknown[] = []
  let changed = 'Germany'
  for (const [nth, { fetchSite, origin, mark, type }] of matrix.entries()) {
    const own = origin?.startsWith('http://127') ? `${origin}:${port}` : origin
    const isJson = type === 'application/json'
    const ours =
      fetchSite === undefined
        ? own === undefined
          ? mark !== undefined && isJson
          : own === `http://127.0.0.1:${port}`
        : fetchSite === 'same-origin'
    const expected = ours ? (isJson ? 200 : 415) : 403
    const { status } = await site.ask('/api/account', {
      method: 'POST',
      headers: {
        cookie: `__Host-session=${tokenOf(browser.jar)}`,
        'content-type': type,
        ...(fetchSite === undefined ? {} : { 'sec-fetch-site': fetchSite }),
        ...(own === undefined ? {} : { origin: own }),
        ...(mark === undefined ? {} : { 'x-requested-with': mark }),
      },
      body: JSON.stringify({ region: `Region ${nth}` }),
    })
    if (status === 200) changed = `Region ${nth}`
    if (status !== expected) wrong.push({ fetchSite, own, mark, type, status, expected })
  }
  expect(wrong).toEqual([])
  expect(await region()).toBe(changed)
  expect(changed).toMatch(/^Region/)
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'])
    expect((await site.ask('/api/session/end', { method })).status).toBe(405)
})

test('as many sign-ins at once as can wait leave pages fast', async () => {
  const crowded = Array.from({ length: serverLimits.hashQueue }, place)
  const passes = await Promise.all(crowded.map((address) => createCaptchaPass(url, { address })))
  // On separate connections, like different visitors.
  const [visitor, crowd] = [createRequestSender(site.port), createRequestSender(site.port)]
  const [waits, pages]: [number[], number[]] = [[], []]
  const started = performance.now()
  // A visitor with a response requests a page while the others still wait.
  const signInAndLook = async (pass: string, nth: number) => {
    const { status } = await openApiTestBrowser(crowd, { address: crowded[nth] ?? '' }).call(
      '/session',
      {
        identifier: `nobody${nth}`,
        password: 'Wrong-7kabel',
        agreement: true,
        pass,
      },
    )
    const answered = performance.now()
    waits.push(answered - started)
    expect([status, (await visitor('/about-us')).status]).toEqual([401, 200])
    pages.push(performance.now() - answered)
  }
  await Promise.all(passes.map(signInAndLook))
  const at = (times: readonly number[], part: number) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0
  expect(at(pages, 0.9)).toBeLessThan(at(waits, 0.5) / 5)
})

test('answers every call with 503 at once and pages normally without a database', async () => {
  const alone = await startSite()
  const browser = openApiTestBrowser(alone.ask, { language: 'de_DE' })
  browser.jar.set('__Host-session', 'A'.repeat(43))
  const typed = { password: validSignUpForm.password, agreement: true, pass: 'x' }
  const proven = {
    proof: 'x',
    password: validSignUpForm.password,
    passwordConfirm: validSignUpForm.password,
  }
  const answers = await Promise.all([
    browser.call('/session'),
    browser.call('/session', { ...typed, identifier: 'ada@example.com' }),
    browser.call('/session/phone', { ...typed, code: '+49', phone: '30' }),
    browser.call('/session/end', {}),
    browser.call('/accounts', { ...validSignUpForm, proof: 'x' }),
    browser.call('/accounts/proof', { email: 'ada@example.com', code: '1' }),
    browser.call('/passwords', proven),
    browser.call('/account/export'),
  ])
  for (const { status, body } of answers)
    expect([status, body.code, body.message]).toEqual([
      503,
      503,
      'Das ist gerade nicht verfügbar, bitte versuchen Sie es später erneut',
    ])
  // It does not end any session.
  expect(browser.jar.size).toBe(1)
  expect((await alone.ask('/about-us')).status).toBe(200)
  await alone.close()
})
