import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect, Exit, Scope } from 'effect'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { startPostgres } from '#server/database/postgres.ts'
import { startSite } from '../client.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import { writeTestBuild } from '../fixture.ts'
import { postEnquiry } from '../visitors.ts'
import { hangTimeout } from '../../hangTimeout.ts'

let built: Awaited<ReturnType<typeof writeTestBuild>>
let folder: string
beforeAll(async () => {
  built = await writeTestBuild()
  folder = await mkdtemp(join(tmpdir(), 'felcera-faults-'))
  await chmod(folder, 0o755)
})
afterAll(async () => {
  await built.remove()
  await rm(folder, { recursive: true, force: true })
})

const proxies = parseIpNetworkList('127.0.0.1')
describe('a database that fails', () => {
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
      vi.waitFor(async () => expect((await postEnquiry(site.ask, n++)).status).toBe(201), {
        timeout: hangTimeout,
        interval: 50,
      })
    await works()
    const load = Array.from({ length: 20 }, () => postEnquiry(site.ask, n++))
    await down()
    const during = await Promise.all([...load, postEnquiry(site.ask, n++)])
    expect(during.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
    const refused = await postEnquiry(site.ask, n++)
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([503, 503])
    expect((await site.ask('/about-us')).status).toBe(200)
    expect((await site.ask('/api/health')).status).toBe(200)
    down = await up()
    await works()
    const [kept] = await queryRows(url, 'SELECT count(*)::int AS n FROM enquiry')
    const acknowledged = during.filter(({ status }) => status === 201).length + 2
    expect(Number(kept?.['n'])).toBeGreaterThanOrEqual(acknowledged)
    await site.close()
    await down()
  })

  test('answers a full disk with 503 and a log line, and stores nothing partially', async () => {
    const url = await createTestDatabase()
    const site = await startSite({ database: { url } })
    await queryRows(
      url,
      `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$`,
    )
    await queryRows(
      url,
      'CREATE TRIGGER full_disk BEFORE INSERT ON delivery FOR EACH ROW EXECUTE FUNCTION full_disk()',
    )
    const refused = await postEnquiry(site.ask, 1)
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([503, 503])
    expect(site.logs.some((line) => line.includes('53100'))).toBe(true)
    expect(await queryRows(url, 'SELECT 1 FROM enquiry')).toHaveLength(0)
    await queryRows(url, 'DROP TRIGGER full_disk ON delivery')
    expect((await postEnquiry(site.ask, 1)).status).toBe(201)
    await site.close()
  })
})
