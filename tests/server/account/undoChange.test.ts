import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverLimits } from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { createAuthenticatorApp } from '../authenticatorApp.ts'
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
import { createSoftAuthenticator } from '../softAuthenticator.ts'

const day = 86_400_000

let url: string
let site: TestSite
let pass: (milliseconds: number) => Promise<void>
beforeAll(async () => {
  url = await createTestDatabase()
  // Mails stay in the outbox.
  pass = await holdDatabaseClock(url)
  site = await startSite({ database: { url }, trustedProxies: parseIpNetworkList('127.0.0.1') })
})
afterAll(() => site.close())

let members = 0
const browserAt = () => openApiTestBrowser(site.ask, { address: `10.4.${members++}.1` })
async function member() {
  const browser = browserAt()
  const email = `member${members}@example.com`
  const fields = { email, username: `Member.${members}`, phone: `030 555 ${members}` }
  expect((await signUp(url, browser, fields)).status).toBe(201)
  return { browser, email }
}

/** The undo token of the newest mail to an address. */
async function undoToken(email: string): Promise<string> {
  const mails = (await readOutboxPayloads(url)).filter(({ to }) => to === email)
  return /\/retrieve-password\?undo=([\w-]+)/.exec(mails.at(-1)?.['text'] ?? '')?.[1] ?? ''
}
const undo = (token: string) => browserAt().call('/accounts/undo', { token })
const stolen = 'Steal-7kabel'

async function changeEmail(
  browser: ApiTestBrowser,
  holder: string,
  email: string,
  current: string,
) {
  const proof = await createOneTimeCodeProof(url, email, 'change-email', holder)
  return browser.call('/account/email', { proof, current })
}
async function addAuthenticator(browser: ApiTestBrowser) {
  const { body } = await browser.call('/account/second-factor/secret', {})
  const codeOf = createAuthenticatorApp(body.secret)
  const { body: done } = await browser.call('/account/second-factor', { code: codeOf() })
  return { codeOf, recoveryCodes: done.recoveryCodes as string[] }
}

test('gives an account back whose address, password and second factor an intruder has changed', async () => {
  const { email } = await member()
  const intruder = browserAt()
  expect((await signIn(url, intruder, email)).status).toBe(200)
  const theirs = 'intruder1@example.com'
  expect((await changeEmail(intruder, email, theirs, validSignUpForm.password)).status).toBe(200)
  const token = await undoToken(email)
  const change = { current: validSignUpForm.password, password: stolen, passwordConfirm: stolen }
  expect((await intruder.call('/account/password', change)).status).toBe(200)
  await addAuthenticator(intruder)
  const later = await undoToken(theirs)

  const undone = await undo(token)
  expect([undone.status, undone.body.email]).toEqual([200, email])
  expect((await intruder.call('/session')).status).toBe(401)
  expect((await signIn(url, browserAt(), email, stolen)).status).toBe(401)
  expect((await signIn(url, browserAt(), email)).status).toBe(401)
  const password = 'Neu-7kabel'
  const reset = { proof: undone.body.proof, password, passwordConfirm: password }
  expect((await browserAt().call('/passwords', reset)).status).toBe(200)
  const owner = browserAt()
  const signedIn = await signIn(url, owner, email, password)
  expect([signedIn.status, signedIn.body.challenge]).toEqual([200, null])
  expect((await owner.call('/account')).body.profile.email).toBe(email)
  // Links of the intruder's later changes are void, and no link works twice.
  expect((await undo(later)).status).toBe(404)
  expect((await undo(token)).status).toBe(404)
  const { body } = await owner.call('/account/export')
  expect(body.data.record.map(({ kind }: { kind: string }) => kind)).toContain('change-undone')
})

test('takes back a deletion that an intruder has asked for', async () => {
  const { email } = await member()
  const intruder = browserAt()
  expect((await signIn(url, intruder, email)).status).toBe(200)
  const theirs = 'intruder.deletes@example.com'
  expect((await changeEmail(intruder, email, theirs, validSignUpForm.password)).status).toBe(200)
  const token = await undoToken(email)
  const proof = await createOneTimeCodeProof(url, theirs, 'deletion')
  expect((await intruder.call('/account/deletion', { proof })).status).toBe(200)
  const leaving = () => queryRows(url, `SELECT delete_at FROM account WHERE email = '${email}'`)
  expect((await undo(token)).status).toBe(200)
  expect(await leaving()).toEqual([{ delete_at: null }])
})

test('restores an account by the link of the mail about its deletion, once', async () => {
  const { browser, email } = await member()
  const proof = await createOneTimeCodeProof(url, email, 'deletion')
  expect((await browser.call('/account/deletion', { proof })).status).toBe(200)
  const token = await undoToken(email)
  const undone = await undo(token)
  expect([undone.status, undone.body.email]).toEqual([200, email])
  expect((await undo(token)).status).toBe(404)
  // The request for the deletion required the password.
  expect((await signIn(url, browserAt(), email)).status).toBe(401)
  const password = 'Neu-7kabel'
  const reset = { proof: undone.body.proof, password, passwordConfirm: password }
  expect((await browserAt().call('/passwords', reset)).status).toBe(200)
  const { status, body } = await signIn(url, browserAt(), email, password)
  expect([status, body.returned]).toEqual([200, false])
})

test('restores an authenticator app and recovery codes that were removed', async () => {
  const { browser, email } = await member()
  const { recoveryCodes } = await addAuthenticator(browser)
  expect((await browser.call('/account/second-factor/removal', {})).status).toBe(200)
  const { body } = await undo(await undoToken(email))
  const password = 'Neu-7kabel'
  const reset = { proof: body.proof, password, passwordConfirm: password }
  expect((await browserAt().call('/passwords', reset)).status).toBe(200)
  const owner = browserAt()
  const { challenge } = (await signIn(url, owner, email, password)).body
  const code = recoveryCodes[0] ?? ''
  const second = await owner.call('/session/second-factor', { challenge, code, keep: false })
  expect(second.status).toBe(200)
})

test('restores a passkey whose id an intruder has registered for another account since', async () => {
  const { browser, email } = await member()
  const authenticator = createSoftAuthenticator(`http://localhost:${site.port}`)
  const register = async (by: ApiTestBrowser) => {
    const { options } = (await by.call('/account/passkeys/options', {})).body
    const passkey = authenticator.create(options)
    return (await by.call('/account/passkeys', { name: '', passkey })).status
  }
  expect(await register(browser)).toBe(200)
  const { id } = authenticator
  expect((await browser.call('/account/passkeys/removal', { id })).status).toBe(200)
  const token = await undoToken(email)
  const intruder = await member()
  expect(await register(intruder.browser)).toBe(200)
  expect((await undo(token)).status).toBe(200)
  const holders = `SELECT a.email FROM passkey p JOIN account a ON a.id = p.account_id WHERE p.id = '${id}'`
  expect(await queryRows(url, holders)).toEqual([{ email }])
})

test('restores no recovery code that was used after the change', async () => {
  const { browser, email } = await member()
  const { recoveryCodes } = await addAuthenticator(browser)
  const [first = '', used = '', unused = ''] = recoveryCodes
  const secondStep = async (code: string, password: string) => {
    const own = browserAt()
    const { challenge } = (await signIn(url, own, email, password)).body
    return (await own.call('/session/second-factor', { challenge, code, keep: false })).status
  }
  expect(await secondStep(first, validSignUpForm.password)).toBe(200)
  const token = await undoToken(email)
  expect(await secondStep(used, validSignUpForm.password)).toBe(200)
  const { body } = await undo(token)
  const password = 'Neu-7kabel'
  const reset = { proof: body.proof, password, passwordConfirm: password }
  expect((await browserAt().call('/passwords', reset)).status).toBe(200)
  for (const code of [first, used]) expect(await secondStep(code, password)).toBe(422)
  expect(await secondStep(unused, password)).toBe(200)
})

test('restores no use of a code of an authenticator app', async () => {
  const { browser, email } = await member()
  const { codeOf } = await addAuthenticator(browser)
  expect((await browser.call('/account/second-factor/recovery-codes', {})).status).toBe(200)
  const token = await undoToken(email)
  const code = codeOf()
  const secondStep = async (password: string) => {
    const own = browserAt()
    const { challenge } = (await signIn(url, own, email, password)).body
    return (await own.call('/session/second-factor', { challenge, code, keep: false })).status
  }
  expect(await secondStep(validSignUpForm.password)).toBe(200)
  const { body } = await undo(token)
  const password = 'Neu-7kabel'
  const reset = { proof: body.proof, password, passwordConfirm: password }
  expect((await browserAt().call('/passwords', reset)).status).toBe(200)
  expect(await secondStep(password)).toBe(422)
})

test('restores a telephone number, with which the holder signs in again', async () => {
  const { browser, email } = await member()
  const numberOf = async ({ call }: ApiTestBrowser) => (await call('/account')).body.profile.phone
  const phone = await numberOf(browser)
  const intruder = browserAt()
  await signIn(url, intruder, email)
  const proof = await createOneTimeCodeProof(url, email, 'confirm-change')
  const theirs = {
    proof,
    current: validSignUpForm.password,
    country: 'DE',
    code: '+49',
    phone: '030 666',
  }
  expect((await intruder.call('/account/phone', theirs)).status).toBe(200)
  expect((await browser.call('/session')).status).toBe(401)
  const { body } = await undo(await undoToken(email))
  const password = 'Neu-7kabel'
  const reset = { proof: body.proof, password, passwordConfirm: password }
  expect((await browserAt().call('/passwords', reset)).status).toBe(200)
  const owner = browserAt()
  const pass = await owner.pass(url)
  const typed = { code: '+49', phone, password, agreement: true, pass }
  expect((await owner.call('/session/phone', typed)).status).toBe(200)
  expect(await numberOf(owner)).toBe(phone)
})

test('ends the session of a sign-in on a new device', async () => {
  const { browser, email } = await member()
  const intruder = browserAt()
  await signIn(url, intruder, email)
  expect((await undo(await undoToken(email))).status).toBe(200)
  for (const ended of [intruder, browser]) expect((await ended.call('/session')).status).toBe(401)
})

test('of several uses of a link at once one succeeds', async () => {
  const { email } = await member()
  await signIn(url, browserAt(), email)
  const token = await undoToken(email)
  const answers = await Promise.all(Array.from({ length: 5 }, () => undo(token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('works for seven days, and its settings are unreadable in the database', async () => {
  const { browser, email } = await member()
  const { recoveryCodes } = await addAuthenticator(browser)
  await signIn(url, browserAt(), email)
  const token = await undoToken(email)
  const rows = JSON.stringify(
    await queryRows(url, 'SELECT to_jsonb(l)::text AS row FROM undo_link l'),
  )
  for (const secret of [email, token, recoveryCodes[0] ?? '', 'authenticator'])
    expect(rows).not.toContain(secret)
  await pass(serverLimits.undoDays * day + 1)
  const late = await undo(token)
  expect([late.status, late.body.message]).toEqual([404, expect.stringContaining('expired')])
})
