import { createHash, createHmac } from 'node:crypto'
import { chmod, copyFile, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigProvider, Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeBackup } from '#server/database/backup.ts'
import { createUnsubscribeUrl } from '#server/newsletter/newsletter.ts'
import { readConfig } from '#server/ops/config.ts'
import { KeyRing, makeKeyRing } from '#server/ops/keyRing.ts'
import { addStaffKey } from '#server/ops/staffKeys.ts'
import { parseSecretKeys, type SecretKeys } from '#server/ops/secretKeys.ts'
import { createAuthenticatorApp, decodeBase32Secret } from '../authenticatorApp.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, runOnDatabase, readOutboxPayloads, queryRows } from '../databases.ts'
import { holdDatabaseClock } from '../heldClock.ts'
import { sendSignedRequest, createApiCredentials, signRequest } from '../partner-api/signedCalls.ts'
import { openApiTestBrowser } from '../people.ts'
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

const askForCode = async (
  url: string,
  browser: ReturnType<typeof openApiTestBrowser>,
  key = testSecretKey,
) => {
  const pass = await browser.pass(url, 'code', { key })
  expect((await browser.call('/codes', { email, purpose: 'sign-up', pass })).status).toBe(202)
}
const prove = (browser: ReturnType<typeof openApiTestBrowser>, code: string) =>
  browser.call('/accounts/proof', { email, code })
const codeIn = (text: string | undefined) => /^\d{6}$/m.exec(text ?? '')?.[0] ?? ''

describe('a copy of the database', () => {
  let url: string
  let dump: string
  /** Every secret that rows prove or encrypt, as plain text of visitors, partners and staff. */
  let secrets: Readonly<Record<string, string>>
  beforeAll(async () => {
    url = await createTestDatabase()
    // Mails stay in the outbox.
    await holdDatabaseClock(url)
    const site = await startWith(url, [testSecretKey])
    await askForCode(url, openApiTestBrowser(site.ask))
    const code = codeIn((await readOutboxPayloads(url)).at(-1)?.['text'])
    const { keys, browser } = await createApiCredentials(site, url, 'ada.keys', '030 23125 001')
    const link = await runOnDatabase(url, createUnsubscribeUrl('https://a.example', 'en', '1'))
    const begun = (await browser.call('/account/second-factor/secret', {})).body
    const app = createAuthenticatorApp(begun.secret)
    const { recoveryCodes } = (await browser.call('/account/second-factor', { code: app() })).body
    const undo = (await readOutboxPayloads(url)).at(-1)?.['text'] ?? ''
    const [staffKey] = await runOnDatabase(url, addStaffKey('anna', 'admin'))
    secrets = {
      code,
      apiSecret: keys.secret,
      unsubscribing: link.slice(link.indexOf('.', link.indexOf('token=')) + 1),
      authenticator: begun.secret,
      recoveryCode: recoveryCodes[0],
      undoing: /undo=([\w-]+)/.exec(undo)?.[1] ?? '',
      device: browser.jar.get('__Host-device') ?? '',
      session: browser.jar.get('__Host-session') ?? '',
      staffKey: staffKey?.key ?? '',
    }
    const lines: string[] = []
    await runOnDatabase(
      url,
      writeBackup((part) => Effect.sync(() => void lines.push(part))),
    )
    dump = lines.join('')
  })

  test('contains no secret in any spelling', () => {
    const spellings = Object.values(secrets).flatMap((secret) => {
      const bytes = [Buffer.from(secret), Buffer.from(secret, 'base64url')]
      return [secret, ...bytes.flatMap((part) => [part.toString('hex'), part.toString('base64')])]
    })
    const app = decodeBase32Secret(secrets['authenticator'] ?? '')
    expect(spellings.every((spelling) => spelling.length >= 6)).toBe(true)
    const searched = [...spellings, app.toString('hex'), app.toString('base64url')]
    expect(searched.filter((spelling) => dump.includes(spelling))).toEqual([])
  })

  test('reveals no secret to an attacker with the algorithm: it contains no key of a digest or of an encrypted text', async () => {
    const { code = '', apiSecret, unsubscribing, recoveryCode = '', staffKey = '' } = secrets
    const hexes = [...dump.matchAll(/\\\\x([0-9a-f]{32,})/g)].map(([, hex = '']) => hex)
    const encrypted = [...dump.matchAll(/"(test\.[\w-]{40,})"/g)].map(([, text = '']) => text)
    expect([hexes.length > 15, encrypted.length > 8]).toEqual([true, true])
    const [own] = await queryRows(
      url,
      `SELECT a.id, encode(seed, 'hex') AS seed FROM account a JOIN credential c ON c.account_id = a.id`,
    )
    const account = String(own?.['id'])
    const device = secrets['device'] ?? ''
    const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
    const plain = `${account} ${recoveryCode.replaceAll('-', '')}`
    /** Digest of each secret, with the purpose of its key. */
    const digested: readonly (readonly [purpose: string, text: string])[] = [
      ['codes', JSON.stringify(['sign-up', email, code])],
      ['open-api', String(own?.['seed'])],
      ['unsubscribe', '1'],
      ['recovery code, sealed', sha256(plain)],
      ['known-device', `${account} ${device}`],
      ['staff-key, sealed', sha256(staffKey)],
    ]
    const stored = [...hexes, Buffer.from(apiSecret ?? '', 'base64url').toString('hex')]
    const targets = new Set([
      ...stored,
      Buffer.from(unsubscribing ?? '', 'base64url').toString('hex'),
    ])
    const purposes = ['authenticator', 'undo-link', 'delivery', 'recovery code', 'staff-key']
    /** Number of digests and encrypted texts that a key of the site can verify or decrypt. */
    const foundBy = (secret: string) => {
      const ring = makeKeyRing([{ id: 'test', secret }])
      const right = digested.filter(([purpose, text]) =>
        targets.has(ring.digests(purpose, text)[0].toString('hex')),
      )
      const read = encrypted.filter((text) =>
        purposes.some((purpose) => ring.decrypt(purpose, text) !== undefined),
      )
      return [right.map(([purpose]) => purpose), read.length]
    }
    const all = digested.map(([purpose]) => purpose)
    expect(foundBy(testSecretKey.secret)).toEqual([all, encrypted.length])
    const guesses = ['', 'felcera', ...hexes, ...hexes.map((hex) => Buffer.from(hex, 'hex'))]
    for (const guess of guesses) expect(foundBy(guess.toString('latin1'))).toEqual([[], 0])
    // The digests are not made without a key, nor with a stored one.
    const texts = digested.map(([, text]) => text)
    const keyed = ['', ...hexes.map((hex) => Buffer.from(hex, 'hex'))].flatMap((key) =>
      texts.flatMap((text) => [
        createHmac('sha256', key).update(text).digest('hex'),
        createHash('sha256').update(key).update(text).digest('hex'),
      ]),
    )
    expect(keyed.filter((digest) => targets.has(digest))).toEqual([])
  })

  test('does not reveal whose requests were counted', async () => {
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
  test('creates new codes, while those of the previous key are valid until it is removed', async () => {
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
    await askForCode(url, late, nextKey)
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

  test('cannot read values encrypted by another key or for another purpose', () => {
    const [ring, other] = [makeKeyRing([nextKey, testSecretKey]), makeKeyRing([testSecretKey])]
    const text = other.encrypt('delivery', 'Grüße')
    expect(ring.decrypt('delivery', text)).toBe('Grüße')
    expect(ring.decrypt('other', text)).toBeUndefined()
    expect(other.decrypt('delivery', ring.encrypt('delivery', 'x'))).toBeUndefined()
    const changed = `${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`
    for (const wrong of ['', 'test', 'test.', 'none.AAAA', changed])
      expect(ring.decrypt('delivery', wrong)).toBeUndefined()
  })

  test('is read in one spelling only', () => {
    const ring = makeKeyRing([testSecretKey])
    // In the last letter of the first text two bits are unused; in that of the third, four.
    for (const plain of ['a', 'ab', 'abc']) {
      const text = ring.encrypt('delivery', plain)
      const last = text.slice(-1)
      const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      const ends = letters.filter((one) => one !== last).map((one) => text.slice(0, -1) + one)
      const others = [
        `${text}.`,
        `${text}.x`,
        `${text}=`,
        `${text} `,
        text.replace('.', '. '),
        ...ends,
      ]
      for (const other of others) expect(ring.decrypt('delivery', other)).toBeUndefined()
      expect(ring.decrypt('delivery', text)).toBe(plain)
    }
  })
})

describe('keys', () => {
  const long = 'k3yR1ng-0f-tests_'.repeat(3)

  test.each([
    ['', undefined],
    ['a', undefined],
    [`a:${long.slice(0, 42)}`, undefined],
    [`a:${'k'.repeat(60)}`, undefined],
    [`a:${'changeme'.repeat(8)}`, undefined],
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

  test('in a file that others can read, or that lies among the data, stop the start by name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'felcera-keys-'))
    const file = join(folder, 'keys')
    await writeFile(file, `2026-11:${long}`, { mode: 0o600 })
    const read = () =>
      Effect.runPromise(
        Effect.match(Effect.provide(Effect.asVoid(KeyRing), KeyRing.layerOf({ file })), {
          onFailure: ({ problems }) => problems,
          onSuccess: () => [],
        }),
      )
    expect(await read()).toEqual([])
    await chmod(file, 0o644)
    expect(await read()).toEqual([`${file} must be readable by its owner only (chmod 600)`])
    const outside = await mkdtemp(join(tmpdir(), 'felcera-keys-'))
    const [link, linkedFolder] = [join(outside, 'keys'), join(outside, 'data')]
    await symlink(file, link)
    await symlink(folder, linkedFolder)
    const dotted = join(folder, '..keys')
    await copyFile(file, dotted)
    const configure = (name: string, data: string, keys: string) => {
      const environment = { [name]: data, SECRET_KEYS_FILE: keys }
      return Effect.runPromise(
        Effect.result(
          Effect.provide(readConfig, ConfigProvider.layer(ConfigProvider.fromUnknown(environment))),
        ),
      )
    }
    for (const name of ['DATABASE_DIR', 'MAIL_DIR'])
      for (const [data, keys] of [
        [folder, file],
        [folder, dotted],
        [folder, link],
        [linkedFolder, file],
        [join(linkedFolder, 'made later'), join(folder, 'made later', 'keys')],
      ] as const)
        expect([keys, await configure(name, data, keys)]).toMatchObject([
          keys,
          {
            failure: {
              problems: ['SECRET_KEYS_FILE must lie outside of DATABASE_DIR and MAIL_DIR'],
            },
          },
        ])
    expect(await configure('DATABASE_DIR', join(folder, 'data'), file)).toMatchObject({
      _tag: 'Success',
    })
    await rm(folder, { recursive: true })
    await rm(outside, { recursive: true })
  })

  test('that are not there stop the start by name', async () => {
    const file = join(tmpdir(), 'felcera-no-such-keys')
    const result = await Effect.runPromise(
      Effect.result(Effect.provide(Effect.asVoid(KeyRing), KeyRing.layerOf({ file }))),
    )
    expect(result).toMatchObject({
      _tag: 'Failure',
      failure: {
        _tag: 'InvalidConfigError',
        problems: [expect.stringMatching(/^SECRET_KEYS_FILE /)],
      },
    })
  })
})
