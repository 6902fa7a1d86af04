import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { startSite } from '../client.ts'
import { hangTimeout } from '../../hangTimeout.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import { testSecretKeys } from '../settings.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'felcera-db-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const fillSecrets = (url: string) =>
  queryRows(url, `INSERT INTO secret SELECT 'k' || n, '\\x00' FROM generate_series(1, 9) n`)

/** Lists the databases of restore drills of the site with this database. */
const listDrillDatabases = (url: string) =>
  queryRows(
    url,
    `SELECT restored.datname FROM pg_database own, pg_database restored
      WHERE own.datname = current_database() AND restored.datname = 'felcera_restore_' || own.oid`,
  )

const header = (migration: number) =>
  `${JSON.stringify({ backup: 'felcera', site: '', at: '2026-01-01 00:00:00+00', migration })}\n`

describe('a backup', () => {
  const start = (
    name: string,
    file: string,
    url: string,
    { options = [], keys = testSecretKeys }: { options?: readonly string[]; keys?: string } = {},
  ) =>
    spawn(process.execPath, ['site/scripts/database.ts', name, file, ...options], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, DATABASE_URL: url, SECRET_KEYS: keys },
    })

  const command = async (...args: Parameters<typeof start>) => {
    const child = start(...args)
    let errors = ''
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const [code] = await once(child, 'close')
    const result = { code: Number(code), errors: errors.trim() }
    return output === '' ? result : { ...result, output }
  }

  const backedUp = {
    code: 0,
    errors: '',
    output: expect.stringMatching(/^\d+ rows, restored for a try in \d+\.\d s\n$/),
  }

  test('brings back every row, byte for byte', async () => {
    const [from, to] = [await createTestDatabase(), await createTestDatabase()]
    const file = join(folder, 'all.jsonl')
    await queryRows(
      from,
      `INSERT INTO secret SELECT 'k' || n, decode(md5(n::text), 'hex') FROM generate_series(1, 1500) n`,
    )
    await queryRows(
      from,
      `INSERT INTO secret VALUES ('“quotes”, \\ and' || chr(10) || '储能', '\\x00ff')`,
    )
    expect(await command('backup', file, from)).toEqual(backedUp)
    // One line with the error, without a stack trace.
    expect((await command('backup', file, from)).errors).toBe(`${file} exists already`)
    expect(await command('restore', file, to)).toEqual({ code: 0, errors: '' })
    const all = 'SELECT name, encode(value, \'hex\') AS value FROM secret ORDER BY name COLLATE "C"'
    expect(await queryRows(to, all)).toEqual(await queryRows(from, all))
    const again = await command('restore', file, to)
    expect(again).toEqual({ code: 1, errors: 'The table secret is not empty' })
  })

  test('gives no new row the id of one that was deleted before, or added after the backup', async () => {
    const [from, to] = [await createTestDatabase(), await createTestDatabase()]
    const file = join(folder, 'numbers.jsonl')
    const add = `INSERT INTO delivery (kind, payload) VALUES ('mail', '{}') RETURNING id::text AS id`
    for (const id of ['1', '2', '3']) expect(await queryRows(from, add)).toEqual([{ id }])
    await queryRows(from, 'DELETE FROM delivery WHERE id > 1')
    expect(await command('backup', file, from)).toEqual(backedUp)
    expect(await command('restore', file, to)).toEqual({ code: 0, errors: '' })
    expect(await queryRows(to, add)).toEqual([{ id: '1000004' }])
  })

  test('brings back 1,000 enquiries of any characters as they were sent', async () => {
    const [from, to] = [await createTestDatabase(), await createTestDatabase()]
    const site = await startSite({
      database: { url: from },
      trustedProxies: parseIpNetworkList('127.0.0.1'),
    })
    const lineEnds = ['\u2028', '\u2029', '\r', '\r\n', '\n', '\t']
    const odd = ['\ufffd', '\uffff', '\u{10ffff}', '😀', '👩‍👩‍👧', '\u0301', '\\u0000', '"', '{"end"']
    const refused = ['\u0000', '\u0085', '\u000b', '\ud800', '\udfff']
    const unit = fc.oneof(
      fc.constantFrom(...lineEnds, ...odd),
      fc.string({ unit: 'binary', maxLength: 8 }),
    )
    // Valid form input: no control characters, no lone surrogates, and no invisible characters that forms remove.
    const takes =
      /^(?:[^\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]|[\n\r\t]|\u200c|\u200d|\ufe0f)*$/u
    const message = fc
      .array(unit, { minLength: 1, maxLength: 12 })
      .map((parts) => `Before${parts.join('')}after`)
      .filter((text) => takes.test(text))
    const messages = [
      ...[...lineEnds, ...odd].map((character) => `Before${character}after`),
      ...fc.sample(message, { numRuns: 1000, seed: 20_281 }),
    ]
    const post = async (text: string, n: number) => {
      const { status } = await site.ask('/api/enquiries', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'x',
          'x-forwarded-for': `10.${n >> 8}.${n & 255}.1`,
          'idempotency-key': `enquiry ${n}`,
        },
        body: JSON.stringify({
          name: `Visitor ${n}`,
          country: 'DE',
          email: 'a@b.example',
          telephone: '1',
          company: 'c',
          message: text,
        }),
      })
      return status
    }
    for (const [n, text] of messages.entries())
      expect([text, await post(text, n)]).toEqual([text, 201])
    // Values that no database can store are refused with a message, never with status 500.
    for (const [n, character] of refused.entries())
      expect([character, await post(`Before${character}after`, 5000 + n)]).toEqual([character, 422])
    await site.close()
    const file = join(folder, 'unicode.jsonl')
    expect((await command('backup', file, from)).code).toBe(0)
    expect(await command('restore', file, to)).toEqual({ code: 0, errors: '' })
    const stored = await queryRows(to, 'SELECT name, message FROM enquiry')
    expect(new Map(stored.map(({ name, message: text }) => [name, text]))).toEqual(
      new Map(messages.map((text, n) => [`Visitor ${n}`, text])),
    )
    for (const table of ['enquiry', 'delivery', 'answered']) {
      const all = `SELECT encode(convert_to(t::text, 'UTF8'), 'hex') AS row FROM ${table} t ORDER BY 1`
      expect(await queryRows(to, all)).toEqual(await queryRows(from, all))
    }
  })

  test('that is cut off or changed anywhere is refused, and fills nothing', async () => {
    const from = await createTestDatabase()
    await queryRows(
      from,
      `INSERT INTO secret SELECT 'k' || n, '\\x00' FROM generate_series(1, 9) n`,
    )
    const file = join(folder, 'whole.jsonl')
    expect(await command('backup', file, from)).toEqual(backedUp)
    const whole = await readFile(file)
    const firstRow = whole.indexOf(10) + 1
    const lastRow = whole.lastIndexOf(10, whole.length - 2) + 1
    const flipped = (at: number) => {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      return bytes
    }
    const withoutARow = Buffer.concat([
      whole.subarray(0, firstRow),
      whole.subarray(whole.indexOf(10, firstRow) + 1),
    ])
    const damaged: readonly (readonly [Buffer, RegExp])[] = [
      [whole.subarray(0, lastRow), /^The backup is cut off/],
      [whole.subarray(0, whole.indexOf(10, firstRow) + 1), /^The backup is cut off/],
      [whole.subarray(0, lastRow - 9), /^Line 10 is damaged or cut off$/],
      [whole.subarray(0, whole.length - 20), /^Line 11 is damaged or cut off$/],
      [withoutARow, /^The backup holds 8 of 9 rows of secret$/],
      // A changed digit of a value: still valid JSON with the same number of rows.
      [flipped(whole.indexOf('k5') + 1), /^The backup is damaged: .* SHA-256$/],
      [flipped(whole.indexOf('"row"') + 1), /^Line 2 is damaged or cut off$/],
      [flipped(3), /^The file does not begin as a backup$/],
      [Buffer.concat([whole, whole.subarray(firstRow)]), /^The backup goes on after its trailer$/],
      [
        Buffer.from(whole.toString().replace('"rows":{"secret":9}', '"rows":{}')),
        /^The backup holds 9 of 0 rows of secret$/,
      ],
    ]
    const to = await createTestDatabase()
    for (const [n, [bytes, reason]] of damaged.entries()) {
      const copy = join(folder, `damaged-${n}.jsonl`)
      await writeFile(copy, bytes)
      const { code, errors } = await command('restore', copy, to)
      expect([code, errors]).toEqual([1, expect.stringMatching(reason)])
    }
    expect(await queryRows(to, 'SELECT 1 FROM secret')).toEqual([])
    expect(await command('restore', file, to)).toEqual({ code: 0, errors: '' })
  })

  test('is encrypted where that is asked for, and restored with the key only', async () => {
    const [from, to] = [await createTestDatabase(), await createTestDatabase()]
    await queryRows(
      from,
      `INSERT INTO secret SELECT 'k' || n, '\\x00' FROM generate_series(1, 1500) n`,
    )
    const file = join(folder, 'encrypted')
    const options = ['--encrypt']
    expect(await command('backup', file, from, { options })).toEqual(backedUp)
    const text = await readFile(file, 'latin1')
    expect(text).not.toMatch(/felcera|[{}"]/)
    const lines = text.split('\n').slice(0, -1)
    expect(lines.length).toBeGreaterThan(3)

    const other = 'other:keys-of-another-site-that-has-some-of-its-own'
    const foreign = await command('restore', file, to, { keys: other })
    expect([foreign.code, foreign.errors]).toEqual([
      1,
      expect.stringMatching(/another key than those of SECRET_KEYS \(test\)$/),
    ])
    const damaged: readonly (readonly [readonly string[], RegExp])[] = [
      [lines.slice(0, -1), /^The backup is cut off/],
      [lines.toSpliced(2, 1), /^The backup holds \d+ of 1500 rows of secret$/],
      [lines.with(1, lines[2] ?? '').with(2, lines[1] ?? ''), /SHA-256$/],
      [lines.with(1, lines[1]?.replace(/.{9}$/, 'AAAAAAAAA') ?? ''), /^The backup is damaged, or/],
    ]
    for (const [n, [rest, reason]] of damaged.entries()) {
      const copy = join(folder, `encrypted-${n}`)
      await writeFile(copy, `${rest.join('\n')}\n`)
      const { code, errors } = await command('restore', copy, to)
      expect([code, errors]).toEqual([1, expect.stringMatching(reason)])
    }

    const rotated = { keys: `${other},${testSecretKeys}` }
    expect((await command('verify', file, from, rotated)).code).toBe(0)
    expect(await command('restore', file, to, rotated)).toEqual({ code: 0, errors: '' })
    const all = 'SELECT count(*)::int AS n FROM secret'
    expect(await queryRows(to, all)).toEqual([{ n: 1500 }])
  })

  test('is restored for a trial into a temporary database, and contains its age', async () => {
    const from = await createTestDatabase()
    await fillSecrets(from)
    const file = join(folder, 'tried.jsonl')
    expect(await command('backup', file, from)).toEqual(backedUp)
    // A copy has other times than the original file.
    await utimes(file, 0, 0)
    const drill = await command('verify', file, from)
    expect(drill).toEqual({
      code: 0,
      errors: '',
      output: expect.stringMatching(/^RPO \d{1,4} s: .+\nRTO \d+\.\d s: .+\n$/),
    })
    expect(await listDrillDatabases(from)).toEqual([])
    expect(await queryRows(from, 'SELECT count(*)::int AS n FROM secret')).toEqual([{ n: 9 }])
  })

  test('that could not be restored is not kept', async () => {
    const from = await createTestDatabase()
    // The file is intact, but no migration creates this table.
    await queryRows(from, 'CREATE TABLE unknown AS SELECT 1 AS n')
    const file = join(folder, 'useless.jsonl')
    expect(await command('backup', file, from)).toEqual({
      code: 1,
      errors: 'The database has no table unknown',
    })
    expect((await readdir(folder)).filter((name) => name.startsWith('useless'))).toEqual([])
    expect(await listDrillDatabases(from)).toEqual([])
    const options = ['--no-drill']
    expect(await command('backup', file, from, { options })).toEqual({
      code: 0,
      errors: '',
      output: '1 rows, read back\n',
    })
  })

  test('of another site, or changed without its keys, is refused with the reason', async () => {
    const [from, to] = [await createTestDatabase(), await createTestDatabase()]
    await fillSecrets(from)
    const file = join(folder, 'own.jsonl')
    expect(await command('backup', file, from)).toEqual(backedUp)
    const other = { keys: 'other:keys-of-another-site-that-has-some-of-its-own' }
    expect(await command('restore', file, to, other)).toEqual({
      code: 1,
      errors: 'The backup was written by another site, or under a key that is not in SECRET_KEYS',
    })
    // A changed value with its correct digest.
    const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1)
    const { mac } = JSON.parse(lines.at(-1) ?? '') as { mac: string }
    const text = `${lines.slice(0, -1).join('\n').replace('"k5"', '"k4"')}\n`
    const sha256 = createHash('sha256').update(text).digest('hex')
    const trailer = JSON.stringify({ end: 'felcera', rows: { secret: 9 }, sha256, mac })
    const forged = join(folder, 'forged.jsonl')
    await writeFile(forged, `${text}${trailer}\n`)
    for (const name of ['verify', 'restore'])
      expect(await command(name, forged, to)).toEqual({
        code: 1,
        errors: 'The backup was changed: no key of SECRET_KEYS made its digest',
      })
    // It is not restored either if its origin is not checked: two rows have the same name.
    const anySite = { options: ['--any-site'] }
    expect((await command('restore', forged, to, anySite)).code).toBe(1)
    expect(await queryRows(to, 'SELECT 1 FROM secret')).toEqual([])
    expect(await command('restore', file, to, { ...other, ...anySite })).toEqual({
      code: 0,
      errors: '',
    })
  })

  test('that is not encrypted does not pass for one that is', async () => {
    const [from, to] = [await createTestDatabase(), await createTestDatabase()]
    await fillSecrets(from)
    const [plain, encrypted] = [join(folder, 'plain'), join(folder, 'secret')]
    const options = ['--encrypt']
    expect(await command('backup', plain, from)).toEqual(backedUp)
    expect(await command('backup', encrypted, from, { options })).toEqual(backedUp)
    expect(await command('restore', plain, to, { options })).toEqual({
      code: 1,
      errors: 'The backup is not encrypted',
    })
    const lines = (await readFile(encrypted, 'utf8')).split('\n')
    const [, ...rows] = (await readFile(plain, 'utf8')).split('\n')
    const mixed = join(folder, 'mixed')
    await writeFile(mixed, [lines[0], ...rows].join('\n'))
    for (const withOptions of [{}, { options }])
      expect(await command('restore', mixed, to, withOptions)).toEqual({
        code: 1,
        errors: 'The backup is encrypted in parts only',
      })
    expect(await command('restore', encrypted, to, { options })).toEqual({ code: 0, errors: '' })
  })

  test('leaves nothing of an interrupted drill, and a later drill removes the database of a killed one', async () => {
    const from = await createTestDatabase()
    await queryRows(
      from,
      `INSERT INTO secret SELECT 'k' || n, '\\x00' FROM generate_series(1, 60000) n`,
    )
    const file = join(folder, 'large.jsonl')
    const options = ['--no-drill']
    expect((await command('backup', file, from, { options })).code).toBe(0)
    /** Ends a drill as soon as its database exists. */
    const endDrill = async (signal: NodeJS.Signals) => {
      const child = start('verify', file, from)
      const ended = once(child, 'close')
      await vi.waitFor(
        async () => expect(await listDrillDatabases(from)).toHaveLength(1),
        hangTimeout,
      )
      child.kill(signal)
      await ended
      return listDrillDatabases(from)
    }
    expect(await endDrill('SIGINT')).toEqual([])
    expect(await endDrill('SIGKILL')).toHaveLength(1)
    expect((await command('verify', file, from)).code).toBe(0)
    expect(await listDrillDatabases(from)).toEqual([])
  })

  test('is written again and again, tried each time, and only the newest are kept', async () => {
    const from = await createTestDatabase()
    await fillSecrets(from)
    const place = join(folder, 'repeated')
    await mkdir(place)
    const older = ['2026-01-01T00-00-00.000Z.backup', '2026-01-02T00-00-00.000Z.backup']
    for (const name of [...older, '2026-01-03T00-00-00.000Z.backup.part', 'notes.txt'])
      await writeFile(join(place, name), '')
    const child = start('backup', place, from, {
      options: ['--encrypt', '--every', '60', '--keep', '2'],
    })
    const ended = once(child, 'close')
    const [line] = await once(createInterface(child.stdout), 'line')
    const told = JSON.parse(String(line))
    expect(told).toMatchObject({ message: 'backup', rows: 9, restoreSeconds: expect.any(Number) })
    child.kill('SIGTERM')
    await ended
    expect((await readdir(place)).toSorted()).toEqual([older[1], told.file, 'notes.txt'])
    const options = ['--encrypt']
    expect((await command('verify', join(place, told.file), from, { options })).code).toBe(0)
  })

  test.each([
    ['nothing', '', 'The file is empty'],
    ['another file', '{"a":1}\n', 'The file does not begin as a backup'],
    ['a newer migration', header(999), 'The backup is of migration 999'],
    ['an older migration', header(3), 'The backup is of migration 3'],
  ])('that is %s is refused', async (name, text, reason) => {
    const file = join(folder, `${name}.jsonl`)
    await writeFile(file, text)
    const { code, errors } = await command('restore', file, await createTestDatabase())
    expect([code, errors]).toEqual([1, expect.stringContaining(reason)])
  })
})
