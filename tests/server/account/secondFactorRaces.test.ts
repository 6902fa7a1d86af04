import { Deferred, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { argon2id } from '#server/account/passwords.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { hangTimeout } from '../../hangTimeout.ts'
import { createAuthenticatorApp } from '../authenticatorApp.ts'
import { createRequestSender, startSite, type TestSite } from '../client.ts'
import {
  countLockWaits,
  createTestDatabase,
  queryRows,
  readOutboxPayloads,
  runOnDatabase,
} from '../databases.ts'
import { holdDatabaseClock } from '../heldClock.ts'
import {
  createOneTimeCodeProof,
  openApiTestBrowser,
  signIn,
  signUp,
  type ApiTestBrowser,
} from '../people.ts'
import { createSoftAuthenticator } from '../softAuthenticator.ts'

let url: string
let site: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  // Mails stay in the outbox.
  await holdDatabaseClock(url)
  const hasher = argon2id({ memoryCost: 8, timeCost: 1, parallelism: 1 })
  const trustedProxies = parseIpNetworkList('127.0.0.1')
  site = await startSite({ database: { url }, trustedProxies, hasher })
})
afterAll(() => site.close())

let places = 0
const browserAt = () => {
  places++
  // A separate connection, so that no request waits for another.
  const ask = createRequestSender(site.port)
  return openApiTestBrowser(ask, { address: `10.9.${places}.1` })
}
let members = 0
async function member() {
  members++
  const browser = browserAt()
  const email = `factor${members}@example.com`
  const fields = { email, username: `Factor.${members}`, phone: `030 888 ${1000 + members}` }
  expect((await signUp(url, browser, fields)).status).toBe(201)
  return { browser, email }
}

/**
 * Starts calls one after another while a connection has locked an account, each after the previous one waits for the
 * lock; then releases the lock.
 */
function whileLocked(email: string, calls: readonly (() => ReturnType<ApiTestBrowser['call']>)[]) {
  const work = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const locked = yield* Deferred.make<void>()
    const free = yield* Deferred.make<void>()
    const hold = Effect.gen(function* () {
      yield* sql`SELECT 1 FROM account WHERE email = ${email} FOR NO KEY UPDATE`
      yield* Deferred.succeed(locked, undefined)
      yield* Deferred.await(free)
    })
    const answer = Effect.promise(async () => {
      const answers = []
      for (const [before, call] of calls.entries()) {
        answers.push(call())
        await vi.waitFor(async () => expect(await countLockWaits(url)).toBe(before + 1), {
          timeout: hangTimeout,
          interval: 20,
        })
      }
      await Effect.runPromise(Deferred.succeed(free, undefined))
      return Promise.all(answers)
    })
    const [, answers] = yield* Effect.all(
      [sql.withTransaction(hold), Effect.andThen(Deferred.await(locked), answer)],
      { concurrency: 2 },
    )
    return answers
  })
  return runOnDatabase(url, work)
}

/** Returns the second factors of an account, with the digests of its recovery codes. */
const factorsOf = async (email: string) => {
  const account = `(SELECT id FROM account WHERE email = '${email}')`
  const rows = await queryRows(
    url,
    `SELECT id AS factor FROM passkey WHERE account_id = ${account}
     UNION ALL SELECT secret FROM authenticator WHERE account_id = ${account} AND confirmed_at IS NOT NULL
     UNION ALL SELECT encode(code_hash, 'hex') FROM recovery_code WHERE account_id = ${account}`,
  )
  return rows.map(({ factor }) => String(factor)).toSorted()
}

const resetting = async (email: string) => {
  const proof = await createOneTimeCodeProof(url, email, 'retrieve')
  const password = 'Neu-7kabel'
  return () => browserAt().call('/passwords', { proof, password, passwordConfirm: password })
}
/** Returns the undo link in the mail about a sign-in on a new device. */
const undoing = async (email: string) => {
  expect((await signIn(url, browserAt(), email)).status).toBe(200)
  const mail = (await readOutboxPayloads(url)).findLast(({ to }) => to === email)
  const token = /undo=([\w-]+)/.exec(mail?.['text'] ?? '')?.[1]
  return () => browserAt().call('/accounts/undo', { token })
}
const recoveries = [
  ['a reset of the password', resetting],
  ['an undone change', undoing],
] as const

const addPasskey = async (thief: ApiTestBrowser) => {
  const { options } = (await thief.call('/account/passkeys/options', {})).body
  const passkey = createSoftAuthenticator(`http://localhost:${site.port}`).create(options)
  return () => thief.call('/account/passkeys', { name: 'Mine', passkey })
}
const addAuthenticator = async (thief: ApiTestBrowser) => {
  const { secret } = (await thief.call('/account/second-factor/secret', {})).body
  const code = createAuthenticatorApp(secret)()
  return () => thief.call('/account/second-factor', { code })
}

describe.each(recoveries)('after %s', (_, recovering) => {
  test.each([
    ['a passkey', addPasskey],
    ['an authenticator app', addAuthenticator],
  ])('%s that was being added with an ended session is refused', async (__, adding) => {
    const { email, browser: thief } = await member()
    const recover = await recovering(email)
    const add = await adding(thief)
    const [recovered, added] = await whileLocked(email, [recover, add])
    expect([recovered?.status, added?.status]).toEqual([200, 401])
    expect(await factorsOf(email)).toEqual([])
  })
})

test.each([
  ['new recovery codes', '/account/second-factor/recovery-codes'],
  ['the removal of the authenticator app', '/account/second-factor/removal'],
])('%s asked for with a session that a reset has ended are refused', async (_, path) => {
  const { email, browser: thief } = await member()
  expect((await (await addAuthenticator(thief))()).status).toBe(200)
  const before = await factorsOf(email)
  const change = () => thief.call(path, {})
  const [reset, changed] = await whileLocked(email, [await resetting(email), change])
  expect([reset?.status, changed?.status]).toEqual([200, 401])
  expect(await factorsOf(email)).toEqual(before)
})

test('the secret of an authenticator app is shown in the session only that began to set it up', async () => {
  const { email, browser: thief } = await member()
  const { secret } = (await thief.call('/account/second-factor/secret', {})).body
  const owner = browserAt()
  expect((await signIn(url, owner, email)).status).toBe(200)
  const own = (await owner.call('/account/second-factor/secret', {})).body.secret
  expect(own).toMatch(/^[A-Z2-7]{32}$/)
  expect(own).not.toBe(secret)
  const code = createAuthenticatorApp(own)()
  expect((await thief.call('/account/second-factor', { code })).status).toBe(422)
  expect((await owner.call('/account/second-factor', { code })).status).toBe(200)
})

test('a recovery code that is used while a change is being made is not restored when that is undone', async () => {
  const { email, browser } = await member()
  const { recoveryCodes } = (await (await addAuthenticator(browser))()).body
  const [used = ''] = recoveryCodes as string[]
  const { options } = (await browser.call('/account/passkeys/options', {})).body
  const passkey = createSoftAuthenticator(`http://localhost:${site.port}`).create(options)
  const stranger = browserAt()
  const { challenge } = (await signIn(url, stranger, email)).body
  const wait = (waiting: number) =>
    vi.waitFor(async () => expect(await countLockWaits(url)).toBe(waiting), {
      timeout: hangTimeout,
      interval: 20,
    })
  // The change has copied the codes and waits to be stored when the code is used.
  const work = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`LOCK TABLE audit IN SHARE MODE`
    return yield* Effect.promise(async () => {
      const adding = browser.call('/account/passkeys', { name: 'Mine', passkey })
      await wait(1)
      const stepping = stranger.call('/session/second-factor', {
        challenge,
        code: used,
        keep: false,
      })
      await wait(2)
      return { adding, stepping }
    })
  })
  const { adding, stepping } = await runOnDatabase(
    url,
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(work)),
  )
  expect([(await adding).status, (await stepping).status]).toEqual([200, 200])
  const mails = (await readOutboxPayloads(url)).filter(({ to }) => to === email)
  const tokens = mails.map(({ text }) => /undo=([\w-]+)/.exec(text ?? '')?.[1] ?? '')
  const undone = await browserAt().call('/accounts/undo', { token: tokens.at(-2) })
  expect(undone.status).toBe(200)
  const password = 'Neu-7kabel'
  const reset = { proof: undone.body.proof, password, passwordConfirm: password }
  expect((await browserAt().call('/passwords', reset)).status).toBe(200)
  const again = browserAt()
  const next = (await signIn(url, again, email, password)).body.challenge
  const second = { challenge: next, code: used, keep: false }
  expect((await again.call('/session/second-factor', second)).status).toBe(422)
})
