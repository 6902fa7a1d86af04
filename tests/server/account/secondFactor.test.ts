import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookies } from '#data/consent/cookies.ts'
import {
  serverLimits,
  wrongCodeRateLimit,
  wrongCodesFromAllAddressesRateLimit,
} from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { createAuthenticatorApp, decodeBase32Secret } from '../authenticatorApp.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, readOutboxPayloads, queryRows } from '../databases.ts'
import { holdDatabaseClock } from '../heldClock.ts'
import {
  validSignUpForm,
  createOneTimeCodeProof,
  openApiTestBrowser,
  signIn,
  signUp,
  type ApiTestBrowser,
} from '../people.ts'

const minute = 60_000

let url: string
let site: TestSite
let pass: (milliseconds: number) => Promise<void>
beforeAll(async () => {
  url = await createTestDatabase()
  pass = await holdDatabaseClock(url)
  site = await startSite({ database: { url }, trustedProxies: parseIpNetworkList('127.0.0.1') })
})
afterAll(() => site.close())

let places = 0
const browserAt = () => openApiTestBrowser(site.ask, { address: `10.2.${places++}.1` })

let members = 0
async function member() {
  members++
  const browser = browserAt()
  const email = `member${members}@example.com`
  const fields = { email, username: `Member.${members}`, phone: `030 555 ${members}` }
  expect((await signUp(url, browser, fields)).status).toBe(201)
  return { browser, email }
}

/** Creates an account with an authenticator app. */
async function protectedMember() {
  const { browser, email } = await member()
  const begun = await browser.call('/account/second-factor/secret', {})
  const codeOf = createAuthenticatorApp(begun.body.secret)
  const done = await browser.call('/account/second-factor', { code: codeOf() })
  expect(done.status).toBe(200)
  return { browser, email, codeOf, recoveryCodes: done.body.recoveryCodes as string[] }
}
const second = (browser: ApiTestBrowser, challenge: unknown, code: string, keep = false) =>
  browser.call('/session/second-factor', { challenge, code, keep })

describe('a second factor', () => {
  test('is set up by a secret and its first code, and stored unreadably', async () => {
    const { browser } = await member()
    const begun = await browser.call('/account/second-factor/secret', {})
    const { secret, address } = begun.body
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(address).toContain(`secret=${secret}`)
    const again = await browser.call('/account/second-factor/secret', {})
    expect(again.body.secret).toBe(secret)
    const wrong = await browser.call('/account/second-factor', { code: '000 000 0' })
    expect([wrong.status, wrong.body.message]).toEqual([422, 'This code is not valid'])
    expect((await browser.call('/account/second-factor')).body.active).toBe(false)
    const done = await browser.call('/account/second-factor', {
      code: createAuthenticatorApp(secret)(),
    })
    expect(new Set(done.body.recoveryCodes).size).toBe(serverLimits.recoveryCodes)
    expect((await browser.call('/account/second-factor')).body).toMatchObject({
      active: true,
      recoveryCodes: serverLimits.recoveryCodes,
    })
    const rows = JSON.stringify([
      await queryRows(url, 'SELECT secret FROM authenticator'),
      await queryRows(url, 'SELECT code_hash::text FROM recovery_code'),
    ])
    const bytes = decodeBase32Secret(secret)
    for (const kept of [secret, bytes.toString('base64url'), bytes.toString('hex')])
      expect(rows).not.toContain(kept)
    for (const code of done.body.recoveryCodes) expect(rows).not.toContain(code)
    expect((await browser.call('/account/second-factor/secret', {})).status).toBe(403)
  })

  test('is asked for after the password, and opens the session', async () => {
    const { email, codeOf } = await protectedMember()
    const browser = browserAt()
    const first = await signIn(url, browser, email)
    expect([first.status, browser.jar.has('__Host-session')]).toEqual([200, false])
    expect((await browser.call('/session')).status).toBe(401)
    const { challenge } = first.body
    const wrong = await second(browser, challenge, '12345')
    expect([wrong.status, wrong.body.message]).toEqual([422, 'This code is not valid'])
    const code = codeOf()
    expect((await second(browser, challenge, code)).status).toBe(200)
    expect((await browser.call('/session')).status).toBe(200)
    // Neither the challenge nor the code is valid a second time.
    expect((await second(browserAt(), challenge, codeOf())).status).toBe(401)
    const replay = await signIn(url, browserAt(), email)
    expect((await second(browserAt(), replay.body.challenge, code)).status).toBe(422)
  })

  test('has recovery codes, each good once', async () => {
    const { email, recoveryCodes } = await protectedMember()
    const [code = '', other = ''] = recoveryCodes
    const use = async (typed: string) => {
      const browser = browserAt()
      const { body } = await signIn(url, browser, email)
      return (await second(browser, body.challenge, typed)).status
    }
    expect(await use(code)).toBe(200)
    expect(await use(code)).toBe(422)
    expect(await use(other.toLowerCase().replaceAll('-', ' '))).toBe(200)
  })

  test('keeps a session open for 30 days where that is asked for', async () => {
    const { email, recoveryCodes } = await protectedMember()
    const kept = browserAt()
    const { body } = await signIn(url, kept, email)
    expect((await second(kept, body.challenge, recoveryCodes[0] ?? '', true)).status).toBe(200)
    const rows = await queryRows(
      url,
      `SELECT extract(day FROM s.expires_at - now())::int AS days FROM session s
       JOIN account a ON a.id = s.account_id WHERE a.email = '${email}' ORDER BY days`,
    )
    expect(rows).toEqual([{ days: 0 }, { days: 30 }])
  })

  test('allows five guesses for a challenge, and ten from an address in a quarter of an hour', async () => {
    const { browser: own, email, codeOf, recoveryCodes } = await protectedMember()
    const guess = async (count: number, address = '10.2.250.1') => {
      const browser = openApiTestBrowser(site.ask, { address })
      const { body } = await signIn(url, browser, email)
      const statuses = []
      for (let tried = 0; tried < count; tried++)
        statuses.push((await second(browser, body.challenge, '12345')).status)
      return statuses
    }
    expect(await guess(serverLimits.codeTries + 1)).toEqual([422, 422, 422, 422, 422, 401])
    expect(await guess(wrongCodeRateLimit.count - serverLimits.codeTries)).not.toContain(429)
    expect(await guess(1)).toEqual([429])
    // Neither another address nor a known device has to wait.
    expect(await guess(1, '10.2.251.1')).toEqual([422])
    const everywhere = wrongCodesFromAllAddressesRateLimit.count - wrongCodeRateLimit.count - 1
    for (let n = 0; n < everywhere; n++) expect(await guess(1, `10.3.${n}.1`)).toEqual([422])
    const stranger = openApiTestBrowser(site.ask, { address: '10.2.252.1' })
    const late = (await signIn(url, stranger, email)).body
    const refused = await second(stranger, late.challenge, recoveryCodes[1] ?? '')
    expect([refused.status, refused.body.message]).toEqual([
      429,
      expect.stringMatching(
        /^Too many incorrect codes were entered. You can still sign in with a passkey/,
      ),
    ])
    await own.call('/session/end', {})
    const known = (await signIn(url, own, email)).body
    expect((await second(own, known.challenge, codeOf())).status).toBe(200)
    // A new password resets the counters: an attacker with the old one cannot lock the owner out.
    const proof = await createOneTimeCodeProof(url, email, 'retrieve')
    const password = 'Neu-7kabel'
    await browserAt().call('/passwords', { proof, password, passwordConfirm: password })
    const owner = browserAt()
    const { body } = await signIn(url, owner, email, password)
    expect(body.challenge).toEqual(expect.any(String))
    expect((await second(owner, body.challenge, recoveryCodes[0] ?? '')).status).toBe(200)
    expect(recoveryCodes).toHaveLength(serverLimits.recoveryCodes)
  })

  test('is not passed by a sign-in that a reset of the password has overtaken', async () => {
    const { email, codeOf } = await protectedMember()
    const browser = browserAt()
    const { body } = await signIn(url, browser, email)
    const proof = await createOneTimeCodeProof(url, email, 'retrieve')
    const password = 'Neu-7kabel'
    await browserAt().call('/passwords', { proof, password, passwordConfirm: password })
    const late = await second(browser, body.challenge, codeOf())
    expect([late.status, late.body.message]).toEqual([
      401,
      'This took too long. Please sign in again.',
    ])
  })

  test('is removed, and its codes replaced', async () => {
    const { browser, email, recoveryCodes } = await protectedMember()
    const renewed = await browser.call('/account/second-factor/recovery-codes', {})
    expect(renewed.body.recoveryCodes).not.toContain(recoveryCodes[0])
    expect((await browser.call('/account/second-factor/removal', {})).status).toBe(200)
    expect((await signIn(url, browserAt(), email)).body.challenge).toBeNull()
    const mails = (await readOutboxPayloads(url)).filter(({ to }) => to === email)
    const said = mails.map(({ text }) => text).join('\n')
    for (const words of ['app was added', 'codes of your account', 'app of your account'])
      expect(said).toContain(words)
  })
})

describe('a change of sign-in settings', () => {
  const calls = [
    ['/account/second-factor/secret', {}],
    ['/account/second-factor', { code: '000000' }],
    ['/account/second-factor/recovery-codes', {}],
    ['/account/second-factor/removal', {}],
    ['/account/codes', { purpose: 'deletion', pass: 'none' }],
    ['/account/deletion', { proof: 'none' }],
    ['/sessions/end', { id: '999999' }],
    ['/sessions/end-others', {}],
    ['/sessions/end-all', {}],
  ] as const

  test('requires a confirmation that is not older than five minutes', async () => {
    const { browser } = await member()
    await pass(5 * minute)
    for (const [path, payload] of calls) {
      const { status, body } = await browser.call(path, payload)
      // The captcha is verified before the code.
      if (path === '/account/codes') expect(status).toBe(422)
      else expect([path, status, body.confirmation]).toEqual([path, 403, true])
    }
    const wrong = await browser.call('/session/confirmation', { current: 'Wrong-7kabel' })
    expect(wrong.body.fields).toEqual({ current: ['The current password is incorrect'] })
    expect((await browser.call('/sessions/end-others', {})).status).toBe(403)
    const right = await browser.call('/session/confirmation', { current: validSignUpForm.password })
    expect(right.status).toBe(200)
    expect((await browser.call('/sessions/end-others', {})).status).toBe(200)
    await pass(5 * minute)
    expect((await browser.call('/sessions/end-others', {})).status).toBe(403)
  })

  test('gives the session a new token when it is confirmed', async () => {
    const { browser } = await member()
    const former = openApiTestBrowser(site.ask)
    former.jar.set(cookies.session.name, browser.jar.get(cookies.session.name) ?? '')
    expect((await former.call('/session')).status).toBe(200)
    await browser.call('/session/confirmation', { current: validSignUpForm.password })
    expect((await browser.call('/session')).status).toBe(200)
    expect((await former.call('/session')).status).toBe(401)
  })

  test('is confirmed by a code of the second factor, too', async () => {
    const { browser, codeOf } = await protectedMember()
    await pass(5 * minute)
    const wrong = await browser.call('/session/confirmation', { code: '12345' })
    expect(wrong.status).toBe(422)
    expect((await browser.call('/sessions/end-others', {})).status).toBe(403)
    const right = await browser.call('/session/confirmation', { code: codeOf() })
    expect(right.status).toBe(200)
    expect((await browser.call('/sessions/end-others', {})).status).toBe(200)
  })

  test('is confirmed by ten attempts at most; then the session ends', async () => {
    const { browser, codeOf } = await protectedMember()
    for (let tried = 0; tried < wrongCodeRateLimit.count; tried++)
      expect((await browser.call('/session/confirmation', { code: '12345' })).status).toBe(422)
    expect((await browser.call('/session/confirmation', { code: codeOf() })).status).toBe(429)
    expect((await browser.call('/session')).status).toBe(401)
  })

  test('is not confirmed by the password of an account with a second factor', async () => {
    const { browser, email, codeOf } = await protectedMember()
    await pass(5 * minute)
    const current = validSignUpForm.password
    const byPassword = await browser.call('/session/confirmation', { current })
    expect([byPassword.status, Object.keys(byPassword.body.fields)]).toEqual([422, ['current']])
    const proof = await createOneTimeCodeProof(url, 'thief@example.com', 'change-email', email)
    const captchaPass = await browser.pass(url, 'code')
    const changes = [
      ['/account/codes', { purpose: 'change-email', email: 'a@example.com', pass: captchaPass }],
      ['/account/email', { proof, current }],
      ['/account/phone', { proof, current }],
      ['/account/password', { current, password: 'Neu-7kabel', passwordConfirm: 'Neu-7kabel' }],
      ['/account/open-api/credentials', { current }],
      ['/account/second-factor/removal', {}],
    ] as const
    for (const [path, payload] of changes) {
      const { status, body } = await browser.call(path, payload)
      expect([path, status, body.confirmation]).toEqual([path, 403, true])
    }
    expect((await browser.call('/session/confirmation', { code: codeOf() })).status).toBe(200)
    expect((await browser.call('/account/email', { proof, current })).status).toBe(200)
  })
})
