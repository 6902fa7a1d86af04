import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asker } from '../client.ts'
import { newDatabase } from '../databases.ts'
import { writeDist } from '../fixture.ts'
import { spawnSite } from '../spawnSite.ts'

test('a process that may have 256 files open serves a build of 1,500', async () => {
  const built = await writeDist()
  const assets = Array.from({ length: 500 }, (_, n) => `/assets/part-${n}-AbCd1234.js`)
  for (const asset of assets)
    for (const ending of ['', '.br', '.gz'])
      await writeFile(join(built.dist, `client${asset}${ending}`), asset)
  const settings = { DATABASE_URL: await newDatabase(), FIXTURE_DIST: built.dist }
  const site = await spawnSite(settings, 256)
  const ask = asker(site.port)
  for (const asset of assets) expect((await ask(asset)).text).toBe(asset)
  expect(await site.end('SIGTERM')).toBe(0)
  await built.remove()
})
