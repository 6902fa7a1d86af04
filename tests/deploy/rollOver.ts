import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Effect, Exit, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import { databaseConnectionLayer } from '#server/database/connection.ts'
import { startPostgres } from '#server/database/postgres.ts'
import { findFreePort } from '../findFreePort.ts'
import { formatDatabaseUrl } from '../server/cluster.ts'
import { startTestLoad, startNginx, startRelease } from './topology.ts'

const usage = `npm run deploy:roll-over -- <folder of another build>
Replaces two processes of this build by two of another one, and those again, behind nginx and under load; prints the answers.`

/** Requests between two steps. */
const betweenSteps = 2_000
const visitors = 8

async function rollOver(other: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'felcera-roll-'))
  await chmod(folder, 0o755)
  const scope = Scope.makeUnsafe()
  const cluster = join(folder, 'c')
  await Effect.runPromise(Scope.provide(startPostgres(cluster), scope))
  const database = formatDatabaseUrl(cluster, 'postgres')
  const port = await findFreePort()
  const settings = {
    ORIGIN: `http://localhost:${port}`,
    SECRET_KEYS: `test:${'k'.repeat(43)}`,
    DATABASE_URL: database,
    MAIL_DIR: join(folder, 'mail'),
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const startTwo = async (release: string) => [
    await startRelease(release, await findFreePort(), settings),
    await startRelease(release, await findFreePort(), settings),
  ]
  const portsOf = (two: Awaited<ReturnType<typeof startTwo>>) => two.map((one) => one.port)
  const own = resolve(import.meta.dirname, '../..')
  let running = await startTwo(own)
  const nginx = await startNginx(folder, port, portsOf(running))
  const load = startTestLoad(port, visitors)
  const codes: (number | null)[] = []
  for (const release of [other, own]) {
    await load.more(betweenSteps)
    const next = await startTwo(release)
    await nginx.leadTo(portsOf(next))
    codes.push(...(await Promise.all(running.map((one) => one.stop()))))
    running = next
  }
  await load.more(betweenSteps)
  const { counts, builds, requests: sent } = await load.stop()
  await nginx.stop()
  codes.push(...(await Promise.all(running.map((one) => one.stop()))))
  const storedRows = Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ n: number }>`SELECT count(*)::int AS n FROM enquiry`,
  )
  const [stored] = await Effect.runPromise(
    Effect.provide(storedRows, databaseConnectionLayer({ url: database })),
  )
  await Effect.runPromise(Scope.close(scope, Exit.void))
  await rm(folder, { recursive: true, force: true })

  const answers = Object.fromEntries(counts)
  const good = (answers['GET 200'] ?? 0) + (answers['POST 201'] ?? 0)
  console.log(`answers ${JSON.stringify(answers)}
pages by build ${JSON.stringify(Object.fromEntries(builds))}
exit codes ${codes.join(' ')}; enquiries acknowledged ${answers['POST 201'] ?? 0}, stored ${String(stored?.['n'])}
${sent} requests, ${sent - good} failed`)
  return good === sent && stored?.['n'] === answers['POST 201'] && codes.every((code) => code === 0)
}

const [other] = process.argv.slice(2)
if (other === undefined) {
  console.error(usage)
  process.exitCode = 1
} else process.exitCode = (await rollOver(resolve(other))) ? 0 : 1
