import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect, Exit, Layer, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Database } from '#server/database/database.ts'
import type { DatabaseLocation } from '#server/ops/config.ts'
import { lockDatabaseFolder } from '#server/database/folderLock.ts'
import { startPostgres } from '#server/database/postgres.ts'
import { KeyRing, makeKeyRing } from '#server/ops/keyRing.ts'
import { testSecretKey } from '../settings.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import { hangTimeout } from '../../hangTimeout.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'felcera-db-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const query = (statement: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Record<string, unknown>>(statement))

const keyRing = Layer.succeed(KeyRing, makeKeyRing([testSecretKey]))

async function open(place: DatabaseLocation) {
  const scope = Scope.makeUnsafe()
  const database = await Effect.runPromise(
    Scope.provide(
      Effect.flatMap(Layer.build(Layer.provide(Database.layerAt(place), keyRing)), (services) =>
        Effect.provide(Database, services),
      ),
      scope,
    ),
  )
  return { database, close: () => Effect.runPromise(Scope.close(scope, Exit.void)) }
}

const ask = (database: Database['Service'], statement = 'SELECT 1 AS one') =>
  Effect.runPromise(Effect.exit(database.use(query(statement))))

/** Waits longer than a call would: the first start of a cluster takes time. */
const ready = ({ client }: Database['Service']) => Effect.runPromise(client)

/** Runs a program of this project in a separate process, by `node -e`. */
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
       const { findPostgresBinaries } = await import('./site/server/database/binaries.ts')
       const { startPostgres } = await import('./site/server/database/postgres.ts')
       await Effect.runPromise(findPostgresBinaries)
       if (own === 0) process.setuid(65533)
       const started = Effect.scoped(Effect.flip(startPostgres(process.env.PLACE)))
       console.log((await Effect.runPromise(started)).reason)`,
      { PLACE: place },
    )
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    // Without root privileges the owner of a folder cannot be changed.
    expect(said.toString()).toMatch(
      /may not change its user: set DATABASE_URL|cannot be kept .*: set DATABASE_DIR or DATABASE_URL/,
    )
  })

  test('has its rows when it is opened again', async () => {
    // Neither the folder nor its parent exists yet.
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

  test('is refused to a second process before PostgreSQL starts, and starts when its folder is free', async () => {
    const place = { folder: join(folder, 'shared') }
    const scope = Scope.makeUnsafe()
    // No PostgreSQL responds over the folder, as during a first start or a recovery.
    await Effect.runPromise(Scope.provide(lockDatabaseFolder(place.folder), scope))
    const services = Layer.provide(Database.layerAt(place), keyRing)
    const refused = await Effect.runPromise(Effect.flip(Effect.scoped(Layer.build(services))))
    expect(refused.reason).toMatch(
      /^Another process uses the database in .*shared: .*DATABASE_URL$/,
    )
    await Effect.runPromise(Scope.close(scope, Exit.void))
    const freed = await open(place)
    await ready(freed.database)
    expect(Exit.isSuccess(await ask(freed.database))).toBe(true)
    await freed.close()
  })

  test('leaves nothing of a first start that was killed', async () => {
    const place = join(folder, 'half')
    await mkdir(join(place, 'new-1/base'), { recursive: true })
    await writeFile(join(place, 'new-1/PG_VERSION'), '18')
    const { database, close } = await open({ folder: place })
    await ready(database)
    expect(await readdir(place)).not.toContain('new-1')
    await close()
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
    const url = await createTestDatabase({ empty: true })
    const start = () =>
      node(
        `import { Effect } from 'effect'
         const { Database } = await import('#server/database/database.ts')
         const { KeyRing } = await import('#server/ops/keyRing.ts')
         const keys = [{ id: 'test', secret: process.env.KEY }]
         await Effect.runPromise(Effect.flatMap(Database, (d) => d.client).pipe(
           Effect.provide(Database.layerAt({ url: process.env.URL })),
           Effect.provide(KeyRing.layerOf({ keys }))))`,
        { URL: url, KEY: testSecretKey.secret },
      )
    const ends = await Promise.all([start(), start(), start()].map((child) => once(child, 'exit')))
    expect(ends.map(([code]) => Number(code))).toEqual([0, 0, 0])
    const ids = await queryRows(url, 'SELECT migration_id AS id FROM migration ORDER BY 1')
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(0)
  })

  test('that is not there is reported, not waited for', async () => {
    const { database, close } = await open({ url: 'postgres://x@127.0.0.1:1/none' })
    const exit = await ask(database)
    expect(Exit.isFailure(exit) && String(exit.cause)).toContain('DatabaseUnavailableError')
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
    const { database, close } = await open({ url: await createTestDatabase() })
    await ready(database)
    const full = `DO $$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = '53100'; END $$`
    const exit = await ask(database, full)
    expect(Exit.isFailure(exit) && String(exit.cause)).toContain('DatabaseUnavailableError')
    expect(Exit.isSuccess(await ask(database))).toBe(true)
    await close()
  })
})
