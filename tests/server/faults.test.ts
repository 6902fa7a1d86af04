import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Effect, Exit, Scope } from 'effect'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { blockList } from '#server/config.ts'
import { startPostgres } from '#server/database/postgres.ts'
import { asker, startSite, type Ask } from './client.ts'
import { newDatabase, rowsOf } from './databases.ts'
import { writeDist } from './fixture.ts'

const root = join(import.meta.dirname, '../..')
let built: Awaited<ReturnType<typeof writeDist>>
let folder: string
beforeAll(async () => {
  built = await writeDist()
  folder = await mkdtemp(join(tmpdir(), 'felcera-faults-'))
  await chmod(folder, 0o755)
})
afterAll(async () => {
  await built.remove()
  await rm(folder, { recursive: true, force: true })
})

const proxies = blockList('127.0.0.1')
const enquiry = (n: number) => ({
  name: `Visitor ${n}`,
  country: 'DE',
  email: `visitor${n}@example.com`,
  telephone: '1',
  company: 'c',
  message: `Question ${n}`,
})

/** Posts as one of many visitors behind a proxy of ours. */
const post = (ask: Ask, n: number) =>
  ask('/api/enquiries', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'x',
      'x-forwarded-for': `10.${n >> 8}.${n & 255}.1`,
      'idempotency-key': `key of visitor ${n}`,
    },
    body: JSON.stringify(enquiry(n)),
  })

test(
  'killed again and again under posts: nothing acknowledged is lost, nothing is there twice',
  {
    timeout: 180_000,
  },
  async () => {
    const url = await newDatabase()
    let child: ChildProcess | undefined
    let ask: Ask | undefined
    const start = async () => {
      const next = spawn(process.execPath, [join(import.meta.dirname, 'siteProcess.ts')], {
        cwd: root,
        env: {
          ...process.env,
          PORT: '0',
          DATABASE_URL: url,
          MAIL_DIR: join(folder, 'mail'),
          TRUSTED_PROXIES: '127.0.0.1',
          LOG_FORMAT: 'none',
          FIXTURE_DIST: built.dist,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [line] = await once(createInterface(next.stdout), 'line')
      child = next
      ask = asker(Number(new URL(String(line)).port))
    }
    const kills = 4
    const all = 400
    const acknowledged = new Map<number, string>()
    await start()
    let restarting: Promise<void> | undefined
    const restart = async () => {
      const ended = child && once(child, 'exit')
      child?.kill('SIGKILL')
      await ended
      await start()
      restarting = undefined
    }
    const visitors = Array.from({ length: all }, (_, n) => n).values()
    const visit = async () => {
      for (const n of visitors) {
        // A visitor tries again with the same form until there is an answer.
        while (!acknowledged.has(n)) {
          await restarting
          const answer = await post(ask as Ask, n).catch(() => undefined)
          if (answer?.status === 201) acknowledged.set(n, String(JSON.parse(answer.text).reference))
        }
        if (acknowledged.size % (all / (kills + 1)) === 0) restarting ??= restart()
      }
    }
    await Promise.all(Array.from({ length: 8 }, visit))
    await restarting
    child?.kill('SIGKILL')
    const rows = await rowsOf(url, 'SELECT reference, name FROM enquiry')
    expect(new Map(rows.map(({ name, reference }) => [name, reference]))).toEqual(
      new Map([...acknowledged].map(([n, reference]) => [`Visitor ${n}`, reference])),
    )
    expect(rows).toHaveLength(all)
    const [mails] = await rowsOf(url, 'SELECT count(*)::int AS n FROM delivery')
    expect(mails?.['n']).toBe(2 * all)
  },
)

describe('a database that fails', { timeout: 90_000 }, () => {
  test('stopped and started under load: 503 in time, pages go on, calls recover', async () => {
    const place = join(folder, 'cluster')
    const up = async () => {
      const scope = Scope.makeUnsafe()
      await Effect.runPromise(Scope.provide(startPostgres(place), scope))
      return () => Effect.runPromise(Scope.close(scope, Exit.void))
    }
    let down = await up()
    const url = `postgres:///postgres?host=${place}&user=felcera`
    const site = await startSite({ database: { url }, trustedProxies: proxies })
    let n = 0
    const works = () =>
      vi.waitFor(async () => expect((await post(site.ask, n++)).status).toBe(201), {
        timeout: 20_000,
        interval: 50,
      })
    await works()
    const load = Array.from({ length: 20 }, () => post(site.ask, n++))
    await down()
    const during = await Promise.all([...load, post(site.ask, n++)])
    expect(during.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
    const before = performance.now()
    const refused = await post(site.ask, n++)
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([503, 503])
    expect(performance.now() - before).toBeLessThan(3000)
    expect((await site.ask('/about-us')).status).toBe(200)
    expect((await site.ask('/api/health')).status).toBe(200)
    down = await up()
    await works()
    const [kept] = await rowsOf(url, 'SELECT count(*)::int AS n FROM enquiry')
    const acknowledged = during.filter(({ status }) => status === 201).length + 2
    expect(Number(kept?.['n'])).toBeGreaterThanOrEqual(acknowledged)
    await site.close()
    await down()
  })

  test('a full disk is 503 and a line in the log, and nothing is half kept', async () => {
    const url = await newDatabase()
    const site = await startSite({ database: { url } })
    await rowsOf(
      url,
      `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$`,
    )
    await rowsOf(
      url,
      'CREATE TRIGGER full_disk BEFORE INSERT ON delivery FOR EACH ROW EXECUTE FUNCTION full_disk()',
    )
    const refused = await post(site.ask, 1)
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([503, 503])
    expect(site.logs.some((line) => line.includes('53100'))).toBe(true)
    expect(await rowsOf(url, 'SELECT 1 FROM enquiry')).toHaveLength(0)
    await rowsOf(url, 'DROP TRIGGER full_disk ON delivery')
    expect((await post(site.ask, 1)).status).toBe(201)
    await site.close()
  })
})
