import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Effect, Exit, Scope } from 'effect'
import { startPostgres } from '#server/database/postgres.ts'
import { findFreePort } from '../findFreePort.ts'
import { createRequestSender, type SendRequest } from '../server/client.ts'
import { formatDatabaseUrl } from '../server/cluster.ts'
import { queryRows } from '../server/databases.ts'
import { openApiTestBrowser, signUp } from '../server/people.ts'
import { startSmtp } from '../server/smtp.ts'
import { createDockerStandIn } from './dockerStandIn.ts'
import { startTestLoad } from './load.ts'
import { type ProxyName, proxyNames, startReverseProxy } from './proxy.ts'
import { startReleaseProcess, waitUntil, waitUntilReady } from './siteProcess.ts'
import { testSecretKeys } from '../server/settings.ts'

const usage = `npm run deploy:roll-over -- <folder of another build> [caddy|haproxy]
Runs site/deploy/roll-over.sh under load, to another build and back: a proxy with its configuration of the deployment, two processes
of the site as containers, PostgreSQL, a mail server, and visitors who keep their connections, one of them signed in.
Needs the proxy on PATH. Caddy must be 2.11.2 or newer: older ones fail posts while a container ends (site/deploy/compose.yaml).`

/** Requests between two steps. */
const betweenSteps = 2_000
const visitors = 8

/** Settings of a site behind a proxy, as in site/deploy/README.md. */
const settingsOf: Readonly<Record<ProxyName, Readonly<Record<string, string>>>> = {
  caddy: {},
  haproxy: { DRAIN_SECONDS: '5' },
}

const top = resolve(import.meta.dirname, '../..')

async function rollOver(other: string, proxyName: ProxyName, version: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'felcera-roll-'))
  await chmod(folder, 0o755)
  const scope = Scope.makeUnsafe()
  const cluster = join(folder, 'c')
  await Effect.runPromise(Scope.provide(startPostgres(cluster), scope))
  const database = formatDatabaseUrl(cluster, 'postgres')
  const smtp = await startSmtp()
  const [port, sitePort] = [await findFreePort(), await findFreePort()]
  const proxy = await startReverseProxy(folder, port, sitePort, proxyName)
  const releases = new Map([
    ['own', top],
    ['other', other],
  ])
  const docker = await createDockerStandIn(folder, {
    start: (release, address) =>
      startReleaseProcess(releases.get(release) ?? '', {
        HOST: address,
        PORT: String(sitePort),
        ORIGIN: `http://localhost:${port}`,
        SECRET_KEYS: testSecretKeys,
        DATABASE_URL: database,
        SMTP_URL: smtp.url,
        MAIL_FROM: 'no-reply@felcera.example',
        MAIL_COMPANY: 'enquiries@felcera.example',
        TRUSTED_PROXIES: '127.0.0.0/8',
        ...settingsOf[proxyName],
      }),
    isHealthy: (address) =>
      fetch(`http://${address}:${sitePort}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    named: (addresses) => {
      proxy.addresses.clear()
      for (const address of addresses) proxy.addresses.add(address)
    },
  })
  docker.scale(2, 'own')
  for (const address of docker.addresses()) await waitUntilReady(`http://${address}:${sitePort}`)
  await waitUntilReady(`http://localhost:${port}`)
  const ask = createRequestSender(port)
  const askByName: SendRequest = (path, asked) =>
    ask(path, { ...asked, headers: { ...asked?.headers, host: `localhost:${port}` } })
  const holder = openApiTestBrowser(askByName, { address: '10.255.0.1' })
  const { status } = await signUp(database, holder, { email: 'holder@example.com' })
  if (status !== 201) throw new Error(`The sign-up is answered with ${status}`)
  const session = [...holder.jar].map(([name, value]) => `${name}=${value}`).join('; ')

  const load = startTestLoad(port, visitors, session)
  for (const release of ['other', 'own']) {
    await load.more(betweenSteps)
    const script = spawn(join(top, 'site/deploy/roll-over.sh'), {
      stdio: 'inherit',
      env: { ...process.env, RELEASE: release, PATH: `${docker.programs}:${process.env['PATH']}` },
    })
    const [code] = await once(script, 'exit')
    if (code !== 0) {
      await Promise.all([load.stop(), docker.stop(), proxy.stop(), smtp.close()])
      await Effect.runPromise(Scope.close(scope, Exit.void))
      throw new Error(`roll-over.sh ends with ${String(code)}`)
    }
  }
  await load.more(betweenSteps)
  const { counts, builds, requests, failed, acknowledged } = await load.stop()
  const count = async (text: string) =>
    Number((await queryRows(database, `SELECT count(*)::int AS n FROM ${text}`))[0]?.['n'])
  await waitUntil(async () => (await count(`delivery WHERE payload <> '{}'`)) === 0)
  const stored = await count('enquiry')
  await docker.stop()
  const proxyCode = await proxy.stop()
  await Effect.runPromise(Scope.close(scope, Exit.void))
  const receipts = new Set(smtp.mails.flatMap(({ to }) => to?.map(({ address }) => address)))
  const unsent = acknowledged.filter((n) => !receipts.has(`visitor${n}@example.com`))
  const twice = smtp.ids.length - new Set(smtp.ids).size
  await smtp.close()
  await rm(folder, { recursive: true, force: true })

  for (const error of proxy.errors.slice(0, 20)) console.log(error)
  console.log(`answers ${JSON.stringify(counts)}
pages by build ${JSON.stringify(builds)}
exit codes of processes and proxy ${[...docker.exitCodes, proxyCode].join(' ')}
enquiries acknowledged ${acknowledged.length}, stored ${stored}, without their mail ${unsent.length}; mails ${smtp.ids.length}, twice ${twice}
${requests} requests, ${failed} failed; ${proxyName} ${version}, load ${loadavg()[0]?.toFixed(1)}`)
  return (
    failed === 0 &&
    stored === acknowledged.length &&
    unsent.length === 0 &&
    [...docker.exitCodes, proxyCode].every((code) => code === 0)
  )
}

const [other, named = 'caddy'] = process.argv.slice(2)
const proxyName = proxyNames.find((name) => name === named)
const printed =
  proxyName &&
  spawnSync(proxyName, [proxyName === 'caddy' ? 'version' : '-v'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  })
if (other === undefined || proxyName === undefined || printed?.status !== 0) {
  console.error(usage)
  process.exitCode = 1
} else {
  const version = /\d+\.\d+\.\d+/.exec(printed.stdout)?.[0] ?? 'of unknown version'
  process.exitCode = (await rollOver(resolve(other), proxyName, version)) ? 0 : 1
}
