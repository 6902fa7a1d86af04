import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, queryRows } from '../databases.ts'
import { writeTestBuild } from '../fixture.ts'
import { killServerDuringPosts } from '../killServerDuringPosts.ts'
import { hangTimeout } from '../../hangTimeout.ts'

let built: Awaited<ReturnType<typeof writeTestBuild>>
let folder: string
beforeAll(async () => {
  built = await writeTestBuild()
  folder = await mkdtemp(join(tmpdir(), 'felcera-kills-'))
})
afterAll(async () => {
  await built.remove()
  await rm(folder, { recursive: true, force: true })
})

test(
  'killed again and again under posts: nothing acknowledged is lost, nothing is there twice',
  {
    timeout: hangTimeout,
  },
  async () => {
    const url = await createTestDatabase()
    const posts = 1200
    const settings = {
      DATABASE_URL: url,
      MAIL_DIR: join(folder, 'mail'),
      FIXTURE_DIST: built.dist,
    }
    const acknowledged = await killServerDuringPosts({ posts, kills: 6, settings })
    const rows = await queryRows(url, 'SELECT reference, name FROM enquiry')
    expect(new Map(rows.map(({ name, reference }) => [name, reference]))).toEqual(
      new Map([...acknowledged].map(([n, reference]) => [`Visitor ${n}`, reference])),
    )
    expect(rows).toHaveLength(posts)
    const [mails] = await queryRows(url, 'SELECT count(*)::int AS n FROM delivery')
    expect(mails?.['n']).toBe(2 * posts)
  },
)
