import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeBackup } from '#server/database/backup.ts'
import { createUnsubscribeAddress } from '#server/newsletter/newsletter.ts'
import { KeyRing, makeKeyRing } from '#server/ops/keyRing.ts'
import { parseSecretKeys, type SecretKeys } from '#server/ops/secretKeys.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, runOnDatabase, readOutboxPayloads, queryRows } from '../databases.ts'
import { holdDatabaseClock } from '../heldClock.ts'
import { sendSignedRequest, createApiCredentials, signRequest } from '../partner-api/signedCalls.ts'
import { createCaptchaPasses, openApiTestBrowser } from '../people.ts'
import { testSecretKey } from '../settings.ts'

const nextKey = { id: 'next', secret: 'another key of tests, no secret to anybody either' }
const email = 'code@example.com'

const sites: TestSite[] = []
const startWith = async (url: string, keys: SecretKeys) => {
  const site = await startSite({ database: { url }, keys: { keys } })
  sites.push(site)
  return site
}
afterAll(() => Promise.all(sites.map((site) => site.close())))

const askForCode = async (url: string, browser: ReturnType<typeof openApiTestBrowser>) => {
  const [pass] = await createCaptchaPasses(url, 1)
  expect((await browser.call('/codes', { email, purpose: 'sign-up', pass })).status).toBe(202)
}
const prove = (browser: ReturnType<typeof openApiTestBrowser>, code: string) =>
  browser.call('/accounts/proof', { email, code })
const codeIn = (text: string | undefined) => /^\d{6}$/m.exec(text ?? '')?.[0] ?? ''

describe('a copy of the database', () => {
  let url: string
  let dump: string
  let rows: readonly Record<string, unknown>[]
  let code: string
  let secrets: readonly string[]
  beforeAll(async () => {
    url = await createTestDatabase()
    // Mails stay in the outbox.
    await holdDatabaseClock(url)
    const site = await startWith(url, [testSecretKey])
    await askForCode(url, openApiTestBrowser(site.ask))
    code = codeIn((await readOutboxPayloads(url)).at(-1)?.['text'])
    const { keys } = await createApiCredentials(site, url, 'ada.keys', '030 23125 001')
    const link = await runOnDatabase(url, createUnsubscribeAddress('https://a.example', 'en', '1'))
    secrets = [code, keys.secret, link.slice(link.indexOf('.', link.indexOf('token=')) + 1)]
    const lines: string[] = []
    await runOnDatabase(
      url,
      writeBackup((part) => Effect.sync(() => void lines.push(part))),
    )
    dump = lines.join('')
    rows = await queryRows(url, `SELECT encode(code_hash, 'hex') AS hash FROM bound_code`)
  })

  test('contains no code, secret or link', () => {
    expect(secrets.every((secret) => secret.length >= 6)).toBe(true)
    expect(secrets.filter((secret) => dump.includes(secret))).toEqual([])
  })

  test('does not help to try codes out: nothing in it is a key of their digests', () => {
    const [hash] = rows.map((row) => row['hash'])
    const text = JSON.stringify(['sign-up', email, code])
    const stored = [...dump.matchAll(/\\\\x([0-9a-f]{32,})/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex'),
    )
    expect(stored.length).toBeGreaterThan(3)
    const found = [Buffer.alloc(0), ...stored].flatMap((key) =>
      [text, code].flatMap((guess) => [
        createHmac('sha256', key).update(guess).digest('hex'),
        createHash('sha256').update(key).update(guess).digest('hex'),
      ]),
    )
    expect(found).not.toContain(hash)
    const right = makeKeyRing([testSecretKey]).digests('codes', text)[0].toString('hex')
    expect(right).toBe(hash)
  })

  test('does not tell whose requests were counted', async () => {
    const counted = await queryRows(url, `SELECT encode(key, 'hex') AS key FROM rate_limit`)
    const digest = (text: string) => createHash('sha256').update(text).digest('hex')
    const guesses = ['accounts', 'codes', 'captchas', 'login'].flatMap((name) =>
      ['a', 'n'].map((part) => digest(`${name} ${part} 127.0.0.1`)),
    )
    const keys = counted.map(({ key }) => key)
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => guesses.includes(String(key)))).toEqual([])
    expect(keys).not.toContain(digest(`code sign-up ${email}`))
  })
})

describe('a new key', () => {
  test('makes new codes, while what the one before made is good until that is gone', async () => {
    const url = await createTestDatabase()
    await holdDatabaseClock(url)
    const before = await startWith(url, [testSecretKey])
    const browser = openApiTestBrowser(before.ask)
    await askForCode(url, browser)
    const code = codeIn((await readOutboxPayloads(url)).at(-1)?.['text'])
    const { keys } = await createApiCredentials(before, url, 'grace.keys', '030 23125 002')
    const [hash] = await queryRows(url, 'SELECT code_hash FROM bound_code')

    const both = await startWith(url, [nextKey, testSecretKey])
    const moved = openApiTestBrowser(both.ask)
    for (const [name, value] of browser.jar) moved.jar.set(name, value)
    expect((await prove(moved, code)).status).toBe(200)
    expect((await sendSignedRequest(both, signRequest(keys))).status).toBe(200)

    const late = openApiTestBrowser(both.ask)
    await askForCode(url, late)
    const made = await queryRows(url, 'SELECT code_hash FROM bound_code WHERE used_at IS NULL')
    expect(made).toHaveLength(1)
    expect(made[0]?.['code_hash']).not.toEqual(hash?.['code_hash'])
    const [sent] = await queryRows(
      url,
      `SELECT payload->>'encrypted' AS text FROM delivery ORDER BY id DESC LIMIT 1`,
    )
    const mail = makeKeyRing([nextKey]).decrypt('delivery', String(sent?.['text']))
    const last = codeIn(JSON.parse(mail ?? '{}').text)

    const after = await startWith(url, [nextKey])
    const kept = openApiTestBrowser(after.ask)
    for (const [name, value] of late.jar) kept.jar.set(name, value)
    expect((await prove(kept, last)).status).toBe(200)
    expect((await sendSignedRequest(after, signRequest(keys))).status).toBe(401)
  })

  test('leaves what another key or purpose encrypted unread', () => {
    const [ring, other] = [makeKeyRing([nextKey, testSecretKey]), makeKeyRing([testSecretKey])]
    const text = other.encrypt('delivery', 'Grüße')
    expect(ring.decrypt('delivery', text)).toBe('Grüße')
    expect(ring.decrypt('other', text)).toBeUndefined()
    expect(other.decrypt('delivery', ring.encrypt('delivery', 'x'))).toBeUndefined()
    const changed = `${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`
    for (const wrong of ['', 'test', 'test.', 'none.AAAA', changed])
      expect(ring.decrypt('delivery', wrong)).toBeUndefined()
  })
})

describe('keys', () => {
  const long = 'k'.repeat(43)

  test.each([
    ['', undefined],
    ['a', undefined],
    [`a:${'k'.repeat(42)}`, undefined],
    [`a:${long},a:${long}`, undefined],
    [`A b:${long}`, undefined],
    [`a:${long}`, ['a']],
    [`2026-11:${long}, 2026-05:${long}\n`, ['2026-11', '2026-05']],
  ])('%j are %j', (text, ids) => {
    expect(parseSecretKeys(text)?.map(({ id }) => id)).toEqual(ids)
  })

  test('for development are generated once, in a file only its owner reads', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'felcera-keys-'))
    const developmentFile = join(folder, 'database.keys')
    const read = () =>
      Effect.runPromise(
        Effect.map(KeyRing, ({ digests }) => digests('a', 'b')[0].toString('hex')).pipe(
          Effect.provide(KeyRing.layerOf({ developmentFile })),
        ),
      )
    const [first, ...others] = await Promise.all([read(), read(), read()])
    expect(others).toEqual([first, first])
    expect(await read()).toBe(first)
    expect((await stat(developmentFile)).mode & 0o777).toBe(0o600)
    expect(await readFile(developmentFile, 'utf8')).toMatch(/^development:[\w-]{43}\n$/)
    await rm(folder, { recursive: true })
  })

  test('that are not there stop the start by name', async () => {
    const file = join(tmpdir(), 'felcera-no-such-keys')
    const result = await Effect.runPromise(
      Effect.result(Effect.provide(Effect.asVoid(KeyRing), KeyRing.layerOf({ file }))),
    )
    expect(result).toMatchObject({
      _tag: 'Failure',
      failure: { _tag: 'WrongConfig', problems: [expect.stringMatching(/^SECRET_KEYS_FILE /)] },
    })
  })
})
