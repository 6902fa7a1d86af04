import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect, Exit, Scope } from 'effect'
import { expect, test } from 'vitest'
import { startPostgres } from '#server/database/postgres.ts'
import { formatDatabaseUrl } from '../server/cluster.ts'
import { queryRows } from '../server/databases.ts'
import { writeTestBuild } from '../server/fixture.ts'
import { killServerDuringPosts } from '../server/killServerDuringPosts.ts'
import { startSmtp } from '../server/smtp.ts'

const posts = 10_000
const kills = 100

test(`${kills} kills in ${posts} posts, every second one of PostgreSQL, lose and double nothing`, async () => {
  const built = await writeTestBuild()
  const folder = await mkdtemp(join(tmpdir(), 'felcera-kills-'))
  await chmod(folder, 0o755)
  const cluster = join(folder, 'c')
  const smtp = await startSmtp({ reads: false })
  let postgresKills = 0
  /** Kills the postmaster; the process of the site starts it again. */
  const killOther = async (nth: number) => {
    if (nth % 2 === 0) return false
    const [pid = ''] = (await readFile(join(cluster, 'data/postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
    postgresKills++
    return true
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
  const scope = Scope.makeUnsafe()
  await Effect.runPromise(Scope.provide(startPostgres(cluster), scope))
  const rows = await queryRows(
    formatDatabaseUrl(cluster, 'postgres'),
    'SELECT reference, name FROM enquiry',
  )
  await Effect.runPromise(Scope.close(scope, Exit.void))
  await smtp.close()
  await built.remove()
  await rm(folder, { recursive: true, force: true })

  const stored = new Map(rows.map(({ name, reference }) => [name, reference]))
  const lost = [...acknowledged].filter(
    ([n, reference]) => stored.get(`Visitor ${n}`) !== reference,
  )
  const doubled = rows.length - stored.size
  const mailsTwice = smtp.ids.length - new Set(smtp.ids).size
  console.log(
    `${kills} kills, ${postgresKills} of them of PostgreSQL; ${acknowledged.size} posts acknowledged, ${lost.length} lost, ${doubled} rows doubled; ${smtp.ids.length} mails delivered, ${mailsTwice} twice`,
  )
  expect([lost.length, doubled]).toEqual([0, 0])
  expect(mailsTwice).toBeLessThanOrEqual(kills)
})
