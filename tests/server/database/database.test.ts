import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect, Exit, Layer, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Database } from '#server/database/database.ts'
import type { DatabasePlace } from '#server/ops/config.ts'
import { startPostgres } from '#server/database/postgres.ts'
import { blockList } from '#server/http/networks.ts'
import { startSite } from '../client.ts'
import { newDatabase, rowsOf } from '../databases.ts'
import { hangTimeout } from '../../hangTimeout.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'felcera-db-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const query = (statement: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Record<string, unknown>>(statement))

async function open(place: DatabasePlace) {
  const scope = Scope.makeUnsafe()
  const database = await Effect.runPromise(
    Scope.provide(
      Effect.flatMap(Layer.build(Database.layerAt(place)), (services) =>
        Effect.provide(Database, services),
      ),
      scope,
    ),
  )
  return { database, close: () => Effect.runPromise(Scope.close(scope, Exit.void)) }
}

const ask = (database: Database['Service'], statement = 'SELECT 1 AS one') =>
  Effect.runPromise(Effect.exit(database.use(query(statement))))

/** Waits as no call would: the first start of a cluster takes its time. */
const ready = ({ client }: Database['Service']) => Effect.runPromise(client)

/** A program of this project as a process of its own, as `node -e` runs it. */
const node = (code: string, environment: Record<string, string> = {}) =>
  spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

describe('the embedded database', () => {
  test('names the setting when this process may not change its user', async () => {
    const place = join(folder, 'refused')
    await mkdir(place)
    if (process.getuid?.() === 0) await chown(place, 65_534, 65_534)
    const child = node(
      `const own = process.getuid()
       process.getuid = () => 0
       const { Effect } = await import('effect')
       const { findBinaries } = await import('./site/server/database/binaries.ts')
       const { startPostgres } = await import('./site/server/database/postgres.ts')
       await Effect.runPromise(findBinaries)
       if (own === 0) process.setuid(65533)
       const started = Effect.scoped(Effect.flip(startPostgres(process.env.PLACE)))
       console.log((await Effect.runPromise(started)).reason)`,
      { PLACE: place },
    )
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    // Who is not root may not even give the folder away.
    expect(said.toString()).toMatch(
      /may not change its user: set DATABASE_URL|cannot be kept .*: set DATABASE_DIR or DATABASE_URL/,
    )
  })

  test('has its rows when it is opened again', async () => {
    // Neither the folder nor the one above it is there yet.
    const place = { folder: join(folder, 'data', 'kept') }
    const first = await open(place)
    await ready(first.database)
    await ask(first.database, `INSERT INTO secret VALUES ('kept', '\\x01')`)
    await first.close()
    const second = await open(place)
    await ready(second.database)
    const exit = await ask(second.database, 'SELECT name FROM secret')
    expect(exit).toEqual(Exit.succeed([{ name: 'kept' }]))
    await second.close()
  })

  test('reports a folder in use, and starts when it is free', async () => {
    const place = { folder: join(folder, 'shared') }
    const scope = Scope.makeUnsafe()
    await Effect.runPromise(Scope.provide(startPostgres(place.folder), scope))
    const refused = await Effect.runPromise(Effect.flip(Effect.scoped(startPostgres(place.folder))))
    expect(refused.reason).toMatch(/^Another process uses the database in .*shared/)
    expect(refused.reason).toContain('DATABASE_URL')
    await Effect.runPromise(Scope.close(scope, Exit.void))
    const freed = await open(place)
    await ready(freed.database)
    expect(Exit.isSuccess(await ask(freed.database))).toBe(true)
    await freed.close()
  })

  test('reports a path that is too long for a socket', async () => {
    const refused = await Effect.runPromise(
      Effect.flip(Effect.scoped(startPostgres(join(folder, 'x'.repeat(100))))),
    )
    expect(refused.reason).toContain('set DATABASE_DIR')
  })

  test('ends with its process, also when that is killed', async () => {
    const place = join(folder, 'orphan')
    const child = node(
      `import { Effect } from 'effect'
       const { startPostgres } = await import('#server/database/postgres.ts')
       await Effect.runPromise(Effect.scoped(Effect.andThen(startPostgres(process.env.PLACE),
         Effect.andThen(Effect.sync(() => console.log('up')), Effect.never))))`,
      { PLACE: place },
    )
    await once(child.stdout, 'data')
    const [pid] = (await readFile(join(place, 'data/postmaster.pid'), 'utf8')).split('\n')
    child.kill('SIGKILL')
    await vi.waitFor(() => expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH'), hangTimeout)
  })

  test('is started again when it dies', async () => {
    const place = join(folder, 'died')
    const { database, close } = await open({ folder: place })
    await ready(database)
    await ask(database)
    const [pid] = (await readFile(join(place, 'data/postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await vi.waitFor(async () => expect(Exit.isSuccess(await ask(database))).toBe(true), {
      timeout: hangTimeout,
      interval: 100,
    })
    await close()
  })
})

describe('a database elsewhere', () => {
  test('three processes may start at once on an empty one', async () => {
    const url = await newDatabase({ empty: true })
    const start = () =>
      node(
        `import { Effect } from 'effect'
         const { Database } = await import('#server/database/database.ts')
         await Effect.runPromise(Effect.provide(Effect.flatMap(Database, (d) => d.client),
           Database.layerAt({ url: process.env.URL })))`,
        { URL: url },
      )
    const ends = await Promise.all([start(), start(), start()].map((child) => once(child, 'exit')))
    expect(ends.map(([code]) => Number(code))).toEqual([0, 0, 0])
    const ids = await rowsOf(url, 'SELECT migration_id AS id FROM migration ORDER BY 1')
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(0)
  })

  test('that is not there is reported, not waited for', async () => {
    const { database, close } = await open({ url: 'postgres://x@127.0.0.1:1/none' })
    const exit = await ask(database)
    expect(Exit.isFailure(exit) && String(exit.cause)).toContain('DatabaseDown')
    await close()
  })

  test('is waited for at start, and calls recover by themselves', async () => {
    const place = join(folder, 'late')
    const url = `postgres:///postgres?host=${place}&user=felcera`
    const { database, close } = await open({ url })
    expect(Exit.isFailure(await ask(database))).toBe(true)
    const up = async () => {
      const scope = Scope.makeUnsafe()
      await Effect.runPromise(Scope.provide(startPostgres(place), scope))
      await vi.waitFor(async () => expect(Exit.isSuccess(await ask(database))).toBe(true), {
        timeout: hangTimeout,
        interval: 100,
      })
      await Effect.runPromise(Scope.close(scope, Exit.void))
    }
    await up()
    expect(Exit.isFailure(await ask(database))).toBe(true)
    await up()
    await close()
  })

  test('a disk that is full is no fault of the caller', async () => {
    const { database, close } = await open({ url: await newDatabase() })
    await ready(database)
    const full = `DO $$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = '53100'; END $$`
    const exit = await ask(database, full)
    expect(Exit.isFailure(exit) && String(exit.cause)).toContain('DatabaseDown')
    expect(Exit.isSuccess(await ask(database))).toBe(true)
    await close()
  })
})

describe('a backup', () => {
  const command = async (name: string, file: string, url: string) => {
    const child = spawn(process.execPath, ['site/scripts/database.ts', name, file], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, DATABASE_URL: url },
    })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    const [code] = await once(child, 'close')
    return { code: Number(code), errors: errors.trim() }
  }

  test('brings back every row, byte for byte', async () => {
    const [from, to] = [await newDatabase(), await newDatabase()]
    const file = join(folder, 'all.jsonl')
    await rowsOf(
      from,
      `INSERT INTO secret SELECT 'k' || n, decode(md5(n::text), 'hex') FROM generate_series(1, 1500) n`,
    )
    await rowsOf(
      from,
      `INSERT INTO secret VALUES ('“quotes”, \\ and' || chr(10) || '储能', '\\x00ff')`,
    )
    expect(await command('backup', file, from)).toEqual({ code: 0, errors: '' })
    // One line of what is wrong, and no lines of code.
    expect((await command('backup', file, from)).errors).toMatch(/^Error: EEXIST[^\n]*\n?$/)
    expect(await command('restore', file, to)).toEqual({ code: 0, errors: '' })
    const all = 'SELECT name, encode(value, \'hex\') AS value FROM secret ORDER BY name COLLATE "C"'
    expect(await rowsOf(to, all)).toEqual(await rowsOf(from, all))
    const again = await command('restore', file, to)
    expect(again).toEqual({ code: 1, errors: 'The table secret is not empty' })
  })

  test('brings back enquiries of any characters, byte for byte', async () => {
    const [from, to] = [await newDatabase(), await newDatabase()]
    const site = await startSite({
      database: { url: from },
      trustedProxies: blockList('127.0.0.1'),
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
      ...fc.sample(message, { numRuns: 300, seed: 20_281 }),
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
      // What no database can hold is refused in words; nothing is an error of ours.
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
      expect(await rowsOf(to, all)).toEqual(await rowsOf(from, all))
    }
  })

  test('that is cut off or changed anywhere is refused, and fills nothing', async () => {
    const from = await newDatabase()
    await rowsOf(from, `INSERT INTO secret SELECT 'k' || n, '\\x00' FROM generate_series(1, 9) n`)
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
    const to = await newDatabase()
    for (const [n, [bytes, reason]] of damaged.entries()) {
      const copy = join(folder, `damaged-${n}.jsonl`)
      await writeFile(copy, bytes)
      const { code, errors } = await command('restore', copy, to)
      expect([code, errors]).toEqual([1, expect.stringMatching(reason)])
    }
    expect(await rowsOf(to, 'SELECT 1 FROM secret')).toEqual([])
    expect(await command('restore', file, to)).toEqual({ code: 0, errors: '' })
  })

  test.each([
    ['nothing', '', 'The file is empty'],
    ['another file', '{"a":1}\n', 'The file does not begin as a backup'],
    [
      'another migration',
      '{"backup":"felcera","migration":999}\n',
      'The backup is of migration 999',
    ],
  ])('that is %s is refused', async (name, text, reason) => {
    const file = join(folder, `${name}.jsonl`)
    await writeFile(file, text)
    const { code, errors } = await command('restore', file, await newDatabase())
    expect([code, errors]).toEqual([1, expect.stringContaining(reason)])
  })
})
