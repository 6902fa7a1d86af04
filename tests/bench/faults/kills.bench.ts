import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { formatDatabaseUrl } from '../../server/cluster.ts'
import { queryRows } from '../../server/databases.ts'
import { writeTestBuild } from '../../server/fixture.ts'
import { killServerDuringPosts } from '../../server/killServerDuringPosts.ts'
import { startSmtp } from '../../server/smtp.ts'
import { spawnSite } from '../../server/spawnSite.ts'

const posts = 10_000
const kills = 100

test(`${kills} kills in ${posts} posts, every second one of PostgreSQL, every fourth of both, lose and double nothing`, async () => {
  const built = await writeTestBuild()
  const folder = await mkdtemp(join(tmpdir(), 'felcera-kills-'))
  await chmod(folder, 0o755)
  const cluster = join(folder, 'c')
  const smtp = await startSmtp({ reads: false })
  let postgresKills = 0
  /** Kills the postmaster, which the process of the site restarts; every second time the process is killed with it. */
  const killOther = async (nth: number) => {
    if (nth % 2 === 0) return false
    const [pid = ''] = (await readFile(join(cluster, 'data/postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
    postgresKills++
    return nth % 4 === 1
  }
  const settings = {
    DATABASE_URL: '',
    DATABASE_DIR: cluster,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'no-reply@felcera.example',
    MAIL_COMPANY: 'enquiries@felcera.example',
    FIXTURE_DIST: built.dist,
  }
  const acknowledged = await killServerDuringPosts({ posts, kills, settings, killOther })
  const database = formatDatabaseUrl(cluster, 'postgres')
  const site = await spawnSite(settings)
  // Mails that a killed process was sending wait for the end of their lease.
  await vi.waitFor(
    async () => {
      const open = await queryRows(
        database,
        "SELECT id FROM delivery WHERE payload <> '{}' LIMIT 1",
      )
      expect(open).toEqual([])
    },
    { timeout: 3_600_000, interval: 1_000 },
  )
  const rows = await queryRows(database, 'SELECT reference, name FROM enquiry')
  await site.end('SIGTERM')
  await smtp.close()
  await built.remove()
  await rm(folder, { recursive: true, force: true })

  const stored = new Map(rows.map(({ name, reference }) => [name, reference]))
  const lost = [...acknowledged].filter(
    ([n, reference]) => stored.get(`Visitor ${n}`) !== reference,
  )
  const doubled = rows.length - stored.size
  const mails = new Set(smtp.ids).size
  const mailsTwice = smtp.ids.length - mails
  console.log(
    `${kills} kills, ${postgresKills} of them of PostgreSQL; ${acknowledged.size} posts acknowledged, ${lost.length} lost, ${doubled} rows doubled; ${mails} mails delivered, ${mailsTwice} of them twice`,
  )
  expect([lost.length, doubled]).toEqual([0, 0])
  // One to the visitor, one to the company.
  expect(mails).toBe(2 * posts)
  expect(mailsTwice).toBeLessThanOrEqual(kills)
})
