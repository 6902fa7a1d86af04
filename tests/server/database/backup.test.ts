import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseNetworkList } from '#server/http/networks.ts'
import { startSite } from '../client.ts'
import { createTestDatabase, queryRows } from '../databases.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'felcera-db-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const testKeys = `test:${'k'.repeat(43)}`

describe('a backup', () => {
  const command = async (
    name: string,
    file: string,
    url: string,
    { options = [], keys = testKeys }: { options?: readonly string[]; keys?: string } = {},
  ) => {
    const child = spawn(process.execPath, ['site/scripts/database.ts', name, file, ...options], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, DATABASE_URL: url, SECRET_KEYS: keys },
    })
    let errors = ''
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const [code] = await once(child, 'close')
    const result = { code: Number(code), errors: errors.trim() }
    return output === '' ? result : { ...result, output }
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
    expect(await command('backup', file, from)).toEqual({ code: 0, errors: '' })
    // One line of what is wrong, and no lines of code.
    expect((await command('backup', file, from)).errors).toMatch(/^Error: EEXIST[^\n]*\n?$/)
    expect(await command('restore', file, to)).toEqual({ code: 0, errors: '' })
    const all = 'SELECT name, encode(value, \'hex\') AS value FROM secret ORDER BY name COLLATE "C"'
    expect(await queryRows(to, all)).toEqual(await queryRows(from, all))
    const again = await command('restore', file, to)
    expect(again).toEqual({ code: 1, errors: 'The table secret is not empty' })
  })

  test('brings back enquiries of any characters, byte for byte', async () => {
    const [from, to] = [await createTestDatabase(), await createTestDatabase()]
    const site = await startSite({
      database: { url: from },
      trustedProxies: parseNetworkList('127.0.0.1'),
    })
    const lineEnds = ['\u2028', '\u2029', '\u0085', '\u000b', '\u000c', '\r', '\r\n']
    const odd = [
      '\u0000',
      '\ud800',
      '\udfff',
      '\ufeff',
      '\ufffd',
      '\uffff',
      '😀',
      '👩‍👩‍👧',
      '\\u0000',
      '"',
    ]
    const any = fc.oneof(
      fc.constantFrom(...lineEnds, ...odd),
      fc.string({ unit: 'binary', maxLength: 8 }),
      // Half surrogates, too.
      fc.array(fc.nat(0xff_ff), { maxLength: 8 }).map((units) => String.fromCharCode(...units)),
    )
    const message = fc.array(any, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''))
    const messages = [
      ...[...lineEnds, ...odd].map((character) => `Before${character}after`),
      ...fc.sample(message, { numRuns: 1000, seed: 20_281 }),
    ]
    const kept = new Set<string>()
    for (const [n, text] of messages.entries()) {
      const { status } = await site.ask('/api/enquiries', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'x',
          'x-forwarded-for': `10.${n >> 8}.${n & 255}.1`,
          'idempotency-key': `enquiry ${n}`,
        },
        body: JSON.stringify({
          name: 'n',
          country: 'DE',
          email: 'a@b.example',
          telephone: '1',
          company: 'c',
          message: text,
        }),
      })
      // Values that no database can store are refused with a message, never with status 500.
      expect([201, 422]).toContain(status)
      if (status === 201) kept.add(text)
    }
    await site.close()
    for (const character of ['\u2028', '\u2029', '😀'])
      expect(kept).toContain(`Before${character}after`)
    const file = join(folder, 'unicode.jsonl')
    expect(await command('backup', file, from)).toEqual({ code: 0, errors: '' })
    expect(await command('restore', file, to)).toEqual({ code: 0, errors: '' })
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
    expect(await command('backup', file, from)).toEqual({ code: 0, errors: '' })
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
      // A digit of a value: still JSON, still a row.
      [flipped(whole.indexOf('k5') + 1), /^The backup is damaged: .* SHA-256$/],
      [flipped(whole.indexOf('"row"') + 1), /^Line 2 is damaged or cut off$/],
      [flipped(3), /^The file does not begin as a backup$/],
      [Buffer.concat([whole, whole.subarray(firstRow)]), /^The backup goes on after its trailer$/],
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
    expect(await command('backup', file, from, { options })).toEqual({ code: 0, errors: '' })
    const text = await readFile(file, 'latin1')
    expect(text).not.toMatch(/felcera|[{}"]/)
    const lines = text.split('\n').slice(0, -1)
    expect(lines.length).toBeGreaterThan(3)

    const other = `other:${'o'.repeat(43)}`
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

    const rotated = { keys: `${other},${testKeys}` }
    expect((await command('verify', file, from, rotated)).code).toBe(0)
    expect(await command('restore', file, to, rotated)).toEqual({ code: 0, errors: '' })
    const all = 'SELECT count(*)::int AS n FROM secret'
    expect(await queryRows(to, all)).toEqual([{ n: 1500 }])
  })

  test('is restored for a try into a database that is removed again', async () => {
    const from = await createTestDatabase()
    await queryRows(
      from,
      `INSERT INTO secret SELECT 'k' || n, '\\x00' FROM generate_series(1, 9) n`,
    )
    const file = join(folder, 'tried.jsonl')
    expect(await command('backup', file, from)).toEqual({ code: 0, errors: '' })
    const databases = `SELECT datname FROM pg_database WHERE datname LIKE 'felcera_restore_%'`
    const drill = await command('verify', file, from)
    expect(drill).toEqual({
      code: 0,
      errors: '',
      output: expect.stringMatching(/^RPO \d+ s: .+\nRTO \d+\.\d s: .+\n$/),
    })
    // A row that its table does not take is whole, but no backup that could be restored.
    const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -2)
    const text = `${lines.join('\n').replace('"k5"', '"k4"')}\n`
    const trailer = JSON.stringify({
      end: 'felcera',
      rows: { secret: 9 },
      sha256: createHash('sha256').update(text).digest('hex'),
    })
    await writeFile(file, `${text}${trailer}\n`)
    const refused = await command('verify', file, from)
    expect([refused.code, refused.errors]).not.toEqual([0, ''])
    expect(await queryRows(from, databases)).toEqual([])
    expect(await queryRows(from, 'SELECT count(*)::int AS n FROM secret')).toEqual([{ n: 9 }])
  })

  test.each([
    ['nothing', '', 'The file is empty'],
    ['another file', '{"a":1}\n', 'The file does not begin as a backup'],
    [
      'a newer migration',
      '{"backup":"felcera","migration":999}\n',
      'The backup is of migration 999',
    ],
    ['an older migration', '{"backup":"felcera","migration":3}\n', 'The backup is of migration 3'],
  ])('that is %s is refused', async (name, text, reason) => {
    const file = join(folder, `${name}.jsonl`)
    await writeFile(file, text)
    const { code, errors } = await command('restore', file, await createTestDatabase())
    expect([code, errors]).toEqual([1, expect.stringContaining(reason)])
  })
})
