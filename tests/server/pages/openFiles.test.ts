import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRequestSender } from '../client.ts'
import { createTestDatabase } from '../databases.ts'
import { writeTestBuild } from '../fixture.ts'
import { spawnSite } from '../spawnSite.ts'

test('a process that may have 256 files open serves a build of 1,500', async () => {
  const built = await writeTestBuild()
  const assets = Array.from({ length: 500 }, (_, n) => `/assets/part-${n}-AbCd1234.js`)
  for (const asset of assets)
    for (const ending of ['', '.br', '.gz'])
      await writeFile(join(built.dist, `client${asset}${ending}`), asset)
  const settings = { DATABASE_URL: await createTestDatabase(), FIXTURE_DIST: built.dist }
  const site = await spawnSite(settings, 256)
  const ask = createRequestSender(site.port)
  for (const asset of assets) expect((await ask(asset)).text).toBe(asset)
  expect(await site.end('SIGTERM')).toBe(0)
  await built.remove()
})
