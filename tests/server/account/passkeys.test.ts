import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverLimits, rateLimits } from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { makeKeyRing } from '#server/ops/keyRing.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, readOutboxPayloads, queryRows } from '../databases.ts'
import { holdDatabaseClock } from '../heldClock.ts'
import {
  openApiTestBrowser,
  signIn,
  signUp,
  type ApiTestBrowser,
  createOneTimeCodeProof,
} from '../people.ts'
import { testSecretKey } from '../settings.ts'
import {
  createSoftAuthenticator,
  type SoftAuthenticator,
  type AuthenticatorTampering,
} from '../softAuthenticator.ts'

let url: string
let site: TestSite
let pass: (milliseconds: number) => Promise<void>
beforeAll(async () => {
  url = await createTestDatabase()
  pass = await holdDatabaseClock(url)
  site = await startSite({ database: { url }, trustedProxies: parseIpNetworkList('127.0.0.1') })
})
afterAll(() => site.close())

let members = 0
const browserAt = () => openApiTestBrowser(site.ask, { address: `10.5.${members++}.1` })
const newAuthenticator = () => createSoftAuthenticator(`http://localhost:${site.port}`)

async function member() {
  const browser = browserAt()
  const email = `member${members}@example.com`
  const fields = { email, username: `Member.${members}`, phone: `030 555 ${members}` }
  expect((await signUp(url, browser, fields)).status).toBe(201)
  return { browser, email }
}

async function add(
  browser: ApiTestBrowser,
  authenticator: SoftAuthenticator,
  tampering?: AuthenticatorTampering,
) {
  const { options } = (await browser.call('/account/passkeys/options', {})).body
  const passkey = authenticator.create(options, tampering)
  return browser.call('/account/passkeys', { name: 'Laptop', passkey })
}

/** Creates an account with a passkey. */
async function passkeyMember() {
  const { browser, email } = await member()
  const authenticator = newAuthenticator()
  const added = await add(browser, authenticator)
  expect(added.status).toBe(200)
  return { browser, email, authenticator, recoveryCodes: added.body.recoveryCodes as string[] }
}

async function passkeySignIn(
  browser: ApiTestBrowser,
  authenticator: SoftAuthenticator,
  { keep = false, ...tampering }: AuthenticatorTampering & { readonly keep?: boolean } = {},
) {
  const { options } = (await browser.call('/session/passkey/options', {})).body
  return browser.call('/session/passkey', { passkey: authenticator.get(options, tampering), keep })
}

describe('passkeys', () => {
  test('are added, listed, renamed, exported and removed', async () => {
    const { browser, email, authenticator, recoveryCodes } = await passkeyMember()
    expect(recoveryCodes).toHaveLength(serverLimits.recoveryCodes)
    const { id } = authenticator
    const listed = (await browser.call('/account/passkeys')).body.data
    expect(listed).toEqual([{ id, name: 'Laptop', createdAt: expect.any(String), usedAt: null }])
    expect((await browser.call('/account/passkeys/name', { id, name: 'Phone' })).status).toBe(200)
    const { data } = (await browser.call('/account/export')).body
    expect(data.passkeys).toMatchObject([{ id, name: 'Phone' }])
    // Only the first second factor creates recovery codes.
    expect((await add(browser, newAuthenticator())).body.recoveryCodes).toEqual([])
    expect((await browser.call('/account/passkeys/removal', { id })).status).toBe(200)
    expect((await passkeySignIn(browserAt(), authenticator)).status).toBe(401)
    const subjects = (await readOutboxPayloads(url))
      .filter(({ to }) => to === email)
      .map(({ text }) => text)
    expect(subjects.filter((text) => text?.includes('A passkey was'))).toHaveLength(3)
    const kinds = data.record.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toContain('passkey-added')
  })

  test('with transports that cannot be stored are refused', async () => {
    const { browser } = await member()
    for (const transport of ['\u0000', '\uD800', 'ü', '', 'a b']) {
      const { options } = (await browser.call('/account/passkeys/options', {})).body
      const { response, ...rest } = newAuthenticator().create(options)
      const passkey = { ...rest, response: { ...response, transports: [transport] } }
      expect((await browser.call('/account/passkeys', { name: '', passkey })).status).toBe(422)
    }
    expect((await browser.call('/account/passkeys')).body.data).toEqual([])
  })

  test('are at most ten for an account, and none twice', async () => {
    const { browser, authenticator } = await passkeyMember()
    expect((await add(browser, authenticator)).status).toBe(422)
    for (let count = 1; count < serverLimits.passkeys; count++)
      expect((await add(browser, newAuthenticator())).status).toBe(200)
    expect((await browser.call('/account/passkeys/options', {})).status).toBe(403)
    const stranger = await member()
    expect((await add(stranger.browser, authenticator)).status).toBe(422)
  })

  test('sign in without password and code, and keep a session for 30 days', async () => {
    const { email, authenticator } = await passkeyMember()
    const browser = browserAt()
    const signedIn = await passkeySignIn(browser, authenticator, { keep: true })
    expect([signedIn.status, signedIn.body.challenge]).toEqual([200, null])
    expect((await browser.call('/account')).body.profile.email).toBe(email)
    const rows = await queryRows(
      url,
      `SELECT extract(day FROM s.expires_at - now())::int AS days FROM session s
       JOIN account a ON a.id = s.account_id WHERE a.email = '${email}' ORDER BY days`,
    )
    expect(rows).toEqual([{ days: 0 }, { days: 30 }])
    const [{ usedAt }] = (await browser.call('/account/passkeys')).body.data
    expect(usedAt).toEqual(expect.any(String))
  })

  test('outlive a reset of the password, which ends sessions and asks for a second step as before', async () => {
    const { browser, email, authenticator } = await passkeyMember()
    const password = 'Neu-7kabel'
    const proof = await createOneTimeCodeProof(url, email, 'retrieve')
    const reset = { proof, password, passwordConfirm: password }
    expect((await browserAt().call('/passwords', reset)).status).toBe(200)
    expect((await browser.call('/session')).status).toBe(401)
    const { challenge } = (await signIn(url, browserAt(), email, password)).body
    expect(challenge).toEqual(expect.any(String))
    expect((await passkeySignIn(browserAt(), authenticator)).status).toBe(200)
  })

  test('make a sign-in by password require a second step, by passkey or recovery code', async () => {
    const { browser, email, authenticator, recoveryCodes } = await passkeyMember()
    const first = browserAt()
    const { challenge } = (await signIn(url, first, email)).body
    expect([challenge, first.jar.has('__Host-session')]).toEqual([expect.any(String), false])
    const [code = ''] = recoveryCodes
    const second = await first.call('/session/second-factor', { challenge, code, keep: false })
    expect(second.status).toBe(200)
    const other = browserAt()
    await signIn(url, other, email)
    expect((await passkeySignIn(other, authenticator)).status).toBe(200)
    await browser.call('/account/passkeys/removal', { id: authenticator.id })
    const { body } = await browser.call('/account/second-factor')
    expect(body).toMatchObject({ active: false, required: false, recoveryCodes: 0 })
    expect((await signIn(url, browserAt(), email)).body.challenge).toBeNull()
  })

  test('confirm a session whose confirmation is older than five minutes', async () => {
    const { browser, authenticator } = await passkeyMember()
    await pass(serverLimits.stepUpTime + 1)
    const remove = () => browser.call('/account/passkeys/removal', { id: authenticator.id })
    for (const due of [await remove(), await browser.call('/account/passkeys/options', {})])
      expect([due.status, due.body.confirmation]).toEqual([403, true])
    const { options } = (await browser.call('/session/confirmation/options', {})).body
    expect(options.allowCredentials).toMatchObject([{ id: authenticator.id }])
    const passkey = authenticator.get(options)
    expect((await browser.call('/session/confirmation', { passkey })).status).toBe(200)
    expect((await browser.call('/session/confirmation', { passkey })).status).toBe(422)
    expect((await remove()).status).toBe(200)
  })
})

describe('an attack on passkeys', () => {
  test('by a replayed or expired challenge, or one for another use, fails', async () => {
    const { browser, authenticator } = await passkeyMember()
    const thief = browserAt()
    const begin = async (path: string, by = thief) => (await by.call(path, {})).body.options
    const send = (passkey: unknown) => thief.call('/session/passkey', { passkey, keep: false })
    const used = authenticator.get(await begin('/session/passkey/options'))
    expect((await send(used)).status).toBe(200)
    expect((await send(used)).status).toBe(401)
    const confirmation = await begin('/session/confirmation/options', browser)
    expect((await send(authenticator.get(confirmation))).status).toBe(401)
    expect((await send(authenticator.get({ challenge: 'AAAA' }))).status).toBe(401)
    const { challenge } = await begin('/session/passkey/options')
    const encrypted = Buffer.from(challenge, 'base64url').toString()
    const ring = makeKeyRing([testSecretKey])
    const { until, state } = JSON.parse(ring.decrypt('passkey-challenge', encrypted) ?? '')
    expect(until - Date.now()).toBeLessThanOrEqual(serverLimits.passkeyTime)
    const at = (time: number) => {
      const text = ring.encrypt('passkey-challenge', JSON.stringify({ until: time, state }))
      return { challenge: Buffer.from(text).toString('base64url') }
    }
    expect((await send(authenticator.get(at(Date.now())))).status).toBe(401)
    expect((await send(authenticator.get(at(until)))).status).toBe(200)
  })

  test('in masses, with nothing but options, leaves nothing in the database and keeps nobody out', async () => {
    const { authenticator } = await passkeyMember()
    const rows = `SELECT (SELECT count(*) FROM passkey_challenge) + (SELECT count(*) FROM used_signature) AS n`
    const before = await queryRows(url, rows)
    const thief = browserAt()
    const { count } = rateLimits.passkeys.address
    for (let n = 0; n <= count; n++)
      expect((await thief.call('/session/passkey/options', {})).status).toBe(200)
    expect(await queryRows(url, rows)).toEqual(before)
    const forged = { ...authenticator.get({ challenge: 'AAAA' }) }
    const statuses = []
    for (let n = 0; n <= count; n++)
      statuses.push((await thief.call('/session/passkey', { passkey: forged, keep: false })).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429])
    expect((await passkeySignIn(thief, authenticator)).status).toBe(200)
  })

  test.each<[string, AuthenticatorTampering]>([
    ['a foreign origin', { origin: 'https://felcera.example.net' }],
    ['a foreign relying party', { relyingParty: 'example.net' }],
    ['a frame in a page of another site', { crossOrigin: true }],
    ['an authenticator that does not verify its user', { userVerified: false }],
  ])('from %s fails', async (_, tampering) => {
    const { browser, authenticator } = await passkeyMember()
    expect((await passkeySignIn(browserAt(), authenticator, tampering)).status).toBe(401)
    expect((await add(browser, newAuthenticator(), tampering)).status).toBe(422)
    expect((await passkeySignIn(browserAt(), authenticator)).status).toBe(200)
  })

  test('in the name of another user fails', async () => {
    const { authenticator } = await passkeyMember()
    const userHandle = Buffer.from('another user').toString('base64url')
    expect((await passkeySignIn(browserAt(), authenticator, { userHandle })).status).toBe(401)
    expect((await passkeySignIn(browserAt(), authenticator)).status).toBe(200)
  })

  test('by a cloned authenticator, whose counter has not risen, fails', async () => {
    const { authenticator } = await passkeyMember()
    expect((await passkeySignIn(browserAt(), authenticator, { counter: 9 })).status).toBe(200)
    for (const counter of [9, 8])
      expect((await passkeySignIn(browserAt(), authenticator, { counter })).status).toBe(401)
    expect((await passkeySignIn(browserAt(), authenticator, { counter: 10 })).status).toBe(200)
  })

  test('with a credential or challenge of another account fails', async () => {
    const owner = await passkeyMember()
    const stranger = await passkeyMember()
    await pass(serverLimits.stepUpTime + 1)
    const options = async (browser: ApiTestBrowser) =>
      (await browser.call('/session/confirmation/options', {})).body.options
    const confirm = (passkey: unknown) => owner.browser.call('/session/confirmation', { passkey })
    const theirs = stranger.authenticator.get(await options(owner.browser))
    expect((await confirm(theirs)).status).toBe(422)
    const swapped = owner.authenticator.get(await options(stranger.browser))
    expect((await confirm(swapped)).status).toBe(422)
    expect((await owner.browser.call('/account/passkeys/options', {})).status).toBe(403)
    // An id of another account is neither renamed nor removed.
    const { id } = owner.authenticator
    await stranger.browser.call('/account/passkeys/name', { id, name: 'Mine' })
    const own = stranger.authenticator.get(await options(stranger.browser))
    expect((await stranger.browser.call('/session/confirmation', { passkey: own })).status).toBe(
      200,
    )
    expect((await stranger.browser.call('/account/passkeys/removal', { id })).status).toBe(422)
    expect((await owner.browser.call('/account/passkeys')).body.data).toMatchObject([
      { id, name: 'Laptop' },
    ])
  })

  test('with a challenge of another session of the account fails', async () => {
    const { browser, authenticator } = await passkeyMember()
    const other = browserAt()
    expect((await passkeySignIn(other, authenticator)).status).toBe(200)
    const { options } = (await browser.call('/session/confirmation/options', {})).body
    const passkey = authenticator.get(options)
    expect((await other.call('/session/confirmation', { passkey })).status).toBe(422)
    expect((await browser.call('/session/confirmation', { passkey })).status).toBe(200)
    const begun = (await browser.call('/account/passkeys/options', {})).body.options
    const added = { name: 'Phone', passkey: newAuthenticator().create(begun) }
    expect((await other.call('/account/passkeys', added)).status).toBe(422)
    expect((await browser.call('/account/passkeys', added)).status).toBe(200)
  })

  test('with malformed responses is refused', async () => {
    const { browser, authenticator } = await passkeyMember()
    const { options } = (await browser.call('/session/passkey/options', {})).body
    const right = authenticator.get(options)
    const broken = { ...right, response: { ...right.response, authenticatorData: 'AA' } }
    expect((await browser.call('/session/passkey', { passkey: broken, keep: false })).status).toBe(
      401,
    )
    const odd = ['a\u0000b', '\uD800', 'a=', 'a b', 'ä'].map((id) => ({ ...right, id, rawId: id }))
    for (const passkey of [null, {}, { ...right, response: {} }, ...odd])
      expect((await browser.call('/session/passkey', { passkey, keep: false })).status).toBe(422)
  })
})
