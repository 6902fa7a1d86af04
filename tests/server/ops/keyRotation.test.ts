import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SecretKeys } from '#server/ops/secretKeys.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { hangTimeout } from '../../hangTimeout.ts'
import { createAuthenticatorApp } from '../authenticatorApp.ts'
import { startSite, type TestSite } from '../client.ts'
import {
  countLockWaits,
  createTestDatabase,
  queryRows,
  readOutboxPayloads,
  runOnDatabase,
} from '../databases.ts'
import { holdDatabaseClock } from '../heldClock.ts'
import { createApiCredentials, sendSignedRequest, signRequest } from '../partner-api/signedCalls.ts'
import { openApiTestBrowser, signIn, signUp, validSignUpForm } from '../people.ts'
import { testSecretKey } from '../settings.ts'
import { runStaffCommand } from '../staffCommand.ts'

const nextKey = { id: 'next', secret: 'another-key-of-tests-that-is-no-secret-to-anybody' }
const bothKeys = [nextKey, testSecretKey] as const

let url: string
/** Key ring with the old key only. */
let before: TestSite
let both: TestSite
/** Key ring with the new key only. */
let after: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  // Mails stay in the outbox.
  await holdDatabaseClock(url)
  const startWith = (keys: SecretKeys) =>
    startSite({
      database: { url },
      keys: { keys },
      trustedProxies: parseIpNetworkList('127.0.0.1'),
    })
  ;[before, both, after] = await Promise.all([
    startWith([testSecretKey]),
    startWith(bothKeys),
    startWith([nextKey]),
  ])
})
afterAll(() => Promise.all([before, both, after].map((site) => site.close())))

let places = 0
const browserAt = (site: TestSite) =>
  openApiTestBrowser(site.ask, { address: `10.6.${places++}.1` })
/** Creates an account with an authenticator app before the rotation. */
async function protectedMember(username: string) {
  const browser = browserAt(before)
  const email = `${username}@example.com`
  expect((await signUp(url, browser, { email, username })).status).toBe(201)
  const { secret } = (await browser.call('/account/second-factor/secret', {})).body
  const codeOf = createAuthenticatorApp(secret)
  const { body } = await browser.call('/account/second-factor', { code: codeOf() })
  return { browser, email, codeOf, recoveryCodes: body.recoveryCodes as string[] }
}
async function signInWithCode(site: TestSite, email: string, code = '', password?: string) {
  const browser = browserAt(site)
  const key = site === after ? nextKey : testSecretKey
  const { challenge } = (await signIn(url, browser, email, password, { key })).body
  return (await browser.call('/session/second-factor', { challenge, code, keep: false })).status
}
async function createStaffKey(name: string) {
  const command = ['keys', 'add', name, 'admin', '--format', 'json']
  const [added] = JSON.parse((await runStaffCommand({ url }, ...command)).output)
  return String(added.key)
}
async function rotate(key: string) {
  const command = ['keys', 'rotate', '--format', 'json']
  const { output, ...rest } = await runStaffCommand({ url, key, keys: bothKeys }, ...command)
  return { ...rest, uses: JSON.parse(output) as Record<string, string>[] }
}
/** Kills a rotation while it waits for links that another connection has locked. */
function killRotation(key: string) {
  const controller = new AbortController()
  const { signal } = controller
  const kill = async () => {
    const killed = runStaffCommand({ url, key, keys: bothKeys, signal }, 'keys', 'rotate')
    const waits = async () => expect(await countLockWaits(url)).toBe(1)
    await vi.waitFor(waits, { timeout: hangTimeout, interval: 50 })
    controller.abort()
    await killed
  }
  const work = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const locked = sql`SELECT 1 FROM undo_link FOR UPDATE`
    yield* sql.withTransaction(Effect.andThen(locked, Effect.promise(kill)))
  })
  return runOnDatabase(url, work)
}

test('a code of an authenticator app and a staff key go over to the newest key when they are used', async () => {
  const { email, codeOf } = await protectedMember('used.factor')
  const keysOf = async () => {
    const rows = await queryRows(
      url,
      `SELECT split_part(secret, '.', 1) AS key FROM authenticator t
       JOIN account a ON a.id = t.account_id WHERE email = '${email}'`,
    )
    return rows.map(({ key }) => key)
  }
  expect(await keysOf()).toEqual([testSecretKey.id])
  expect(await signInWithCode(both, email, codeOf())).toBe(200)
  expect(await keysOf()).toEqual([nextKey.id])

  const key = await createStaffKey('ada')
  for (const keys of [bothKeys, [nextKey]] as const)
    expect(await runStaffCommand({ url, key, keys }, 'visits')).toMatchObject({ complaint: '' })
  await queryRows(url, 'DELETE FROM staff_key')
})

test('after a rotation, also one that was killed and begun again, everybody gets in with the new key alone', async () => {
  const { email, codeOf, recoveryCodes } = await protectedMember('ada.rotated')
  // An attacker removes the second factor; the link that restores it is older than the rotation.
  const robbed = await protectedMember('grace.rotated')
  expect((await robbed.browser.call('/account/second-factor/removal', {})).status).toBe(200)
  const mail = (await readOutboxPayloads(url, bothKeys)).findLast(({ to }) => to === robbed.email)
  const token = /undo=([\w-]+)/.exec(mail?.['text'] ?? '')?.[1]
  const staffKey = await createStaffKey('anna')
  const credentials = await createApiCredentials(before, url, 'partner', '030 23125 009')

  await killRotation(staffKey)
  const keysOf = async (column: string, table: string) => {
    const keys = `SELECT DISTINCT split_part(${column}, '.', 1) AS key FROM ${table}`
    return (await queryRows(url, keys)).map(({ key }) => key)
  }
  expect(await keysOf('sealed', 'recovery_code')).toEqual([nextKey.id])
  expect(await keysOf('settings', 'undo_link')).toContain(testSecretKey.id)
  expect(await signInWithCode(both, email, recoveryCodes[2])).toBe(200)

  const first = await rotate(staffKey)
  expect([first.code, first.complaint]).toEqual([
    1,
    'Rows depend on older entries of SECRET_KEYS, which have to stay',
  ])
  expect(first.uses.filter(({ older }) => older === 'yes')).toEqual([
    { stored: 'API secret', key: testSecretKey.id, rows: '1', older: 'yes', renewal: 'partner' },
  ])
  const signed = signRequest(credentials.keys)
  expect((await sendSignedRequest(both, signed)).status).toBe(200)
  const partner = openApiTestBrowser(both.ask)
  for (const [name, value] of credentials.browser.jar) partner.jar.set(name, value)
  const current = validSignUpForm.password
  const renewed = await partner.call('/account/open-api/credentials', { current })
  expect(renewed.status).toBe(200)
  const second = await rotate(staffKey)
  expect([second.code, second.complaint]).toEqual([0, ''])
  expect(new Set(second.uses.map(({ stored, key, older }) => `${stored} ${key} ${older}`))).toEqual(
    new Set(
      [
        'API secret',
        'authenticator app',
        'mail or hook',
        'recovery code',
        'staff key',
        'undo link',
      ].map((stored) => `${stored} ${nextKey.id} no`),
    ),
  )

  expect(await signInWithCode(after, email, codeOf())).toBe(200)
  const [recoveryCode, other = ''] = recoveryCodes
  expect(await signInWithCode(after, email, recoveryCode)).toBe(200)
  expect(await signInWithCode(after, email, recoveryCode)).toBe(422)
  expect((await sendSignedRequest(after, signRequest(renewed.body))).status).toBe(200)
  const audit = { url, key: staffKey, keys: [nextKey] } as const
  expect(await runStaffCommand(audit, 'audit', 'verify')).toMatchObject({ code: 0, complaint: '' })
  await queryRows(url, `UPDATE audit SET kind = 'deletion' WHERE id = 2`)
  expect((await runStaffCommand(audit, 'audit', 'verify')).complaint).toContain('2 was changed')
  await queryRows(url, `UPDATE audit SET kind = 'sign-in' WHERE id = 2`)

  const { status, body } = await browserAt(after).call('/accounts/undo', { token })
  expect(status).toBe(200)
  const password = 'Neu-7kabel'
  const reset = { proof: body.proof, password, passwordConfirm: password }
  expect((await browserAt(after).call('/passwords', reset)).status).toBe(200)
  expect(await signInWithCode(after, robbed.email, robbed.codeOf(), password)).toBe(200)
  expect(await signInWithCode(after, robbed.email, robbed.recoveryCodes[0], password)).toBe(200)
  expect(await signInWithCode(after, robbed.email, other, password)).toBe(422)
})
