import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findFreePort } from '../findFreePort.ts'
import { startTestLoad } from './load.ts'
import { startReverseProxy } from './proxy.ts'
import {
  findContainerProgram,
  waitUntil,
  waitUntilReady,
  createStoppableProcess,
} from './siteProcess.ts'
import { testSecretKeys } from '../server/settings.ts'

const usage = `npm run deploy:image
Builds the image of site/deploy/Containerfile with buildah, without a registry: its base is made of Debian packages and this
Node. Starts PostgreSQL, two processes of the image and Caddy, sends requests and prints the answers. As root, on Debian:
apt-get install --no-install-recommends buildah debootstrap caddy`

const root = join(import.meta.dirname, '../..')
const base = 'localhost/felcera-base'
const requests = 2_000

/** Runs a program to completion; returns its output. */
const run = (program: string, args: readonly string[]): string =>
  execFileSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()

/** Folder of npm; the Node of this install comes without it. */
const npmFolder = (): string =>
  dirname(dirname(run('realpath', [run('sh', ['-c', 'PATH=/usr/bin:$PATH command -v npm'])])))

const isListening = (port: number): Promise<boolean> =>
  new Promise((found) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => found(false))
    socket.once('connect', () => {
      socket.destroy()
      found(true)
    })
  })

async function tryImage(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'felcera-image-'))
  await chmod(folder, 0o755)
  const storage = [
    `--root=${join(folder, 'store')}`,
    `--runroot=${join(folder, 'run')}`,
    '--storage-driver=vfs',
  ]
  const buildah = (...args: readonly string[]) => run('buildah', [...storage, ...args])
  const isolated = ['--isolation', 'chroot']

  const files = join(folder, 'base')
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', files])
  const local = join(files, 'usr/local')
  await mkdir(join(local, 'lib/node_modules'), { recursive: true })
  run('cp', [process.execPath, join(local, 'bin/node')])
  run('cp', ['-a', npmFolder(), join(local, 'lib/node_modules/npm')])
  run('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm')])
  // The trusted certificates of this machine.
  run('cp', ['/etc/ssl/certs/ca-certificates.crt', join(files, 'etc/ssl/certs')])
  run('chroot', [files, 'useradd', '--uid', '1000', '--create-home', 'node'])
  const list = run('chroot', [files, 'dpkg-query', '--show'])
  console.log(
    `base Debian ${run('cat', [join(files, 'etc/debian_version')])}, ${list.split('\n').length} packages, their list ${createHash('sha256').update(list).digest('hex')}`,
  )
  const scratch = buildah('from', 'scratch')
  buildah('add', '-q', scratch, files, '/')
  buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', scratch)
  buildah('commit', '-q', '--rm', scratch, base)
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  buildah(
    'bud',
    ...isolated,
    '--pull-never',
    '--layers=false',
    '--file=site/deploy/Containerfile',
    `--build-arg=BASE=${base}`,
    `--build-arg=ORIGIN=${origin}`,
    '--tag=felcera',
    '.',
  )
  console.log(
    `built ${buildah('images', '--format', '{{.Name}} {{.Digest}} {{.Size}}', 'felcera')}`,
  )

  /** Starts a program in a new container of an image; containers share the network of this machine. */
  const start = (container: string, options: readonly string[], command: string) =>
    createStoppableProcess(
      spawn(
        'buildah',
        [
          ...storage,
          'run',
          ...isolated,
          ...options,
          container,
          '--',
          'sh',
          '-c',
          `exec ${command}`,
        ],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      ),
      { toEnd: findContainerProgram },
    )
  const databaseImage = buildah('from', '--pull-never', base)
  const install = 'apt-get update -q && apt-get install -qy --no-install-recommends postgresql-15'
  buildah('run', ...isolated, databaseImage, '--', 'sh', '-c', install)
  const databasePort = await findFreePort()
  const programs = '/usr/lib/postgresql/15/bin'
  const asPostgres = ['--user', 'postgres']
  const initialize = `${programs}/initdb -A trust -U felcera /tmp/data`
  buildah('run', ...isolated, ...asPostgres, databaseImage, '--', 'sh', '-c', initialize)
  const database = start(
    databaseImage,
    asPostgres,
    `${programs}/postgres -D /tmp/data -p ${databasePort} -h 127.0.0.1 -k /tmp`,
  )
  await waitUntil(() => isListening(databasePort))
  const sitePort = await findFreePort()
  const settings = {
    PORT: String(sitePort),
    ORIGIN: origin,
    SECRET_KEYS: testSecretKeys,
    DATABASE_URL: `postgres://felcera@127.0.0.1:${databasePort}/postgres`,
    TRUSTED_PROXIES: '127.0.0.0/8',
    MAIL_DIR: '/tmp/mail',
    LOG_FORMAT: 'none',
  }
  const environment = (more: Readonly<Record<string, string>> = {}) =>
    Object.entries({ ...settings, ...more }).flatMap(([name, value]) => [
      '--env',
      `${name}=${value}`,
    ])
  const startSite = async (address: string) => {
    const container = buildah('from', '--pull-never', 'felcera')
    const site = start(container, environment({ HOST: address }), 'node site/server/main.ts')
    await waitUntilReady(`http://${address}:${sitePort}`)
    return site
  }
  const addresses = ['127.0.1.1', '127.0.1.2']
  const sites = await Promise.all(addresses.map(startSite))
  const proxy = await startReverseProxy(folder, port, sitePort)
  for (const address of addresses) proxy.addresses.add(address)
  await waitUntilReady(origin)
  const load = startTestLoad(port, 4)
  await load.more(requests)
  const { counts, requests: sent, failed } = await load.stop()
  // Runs the service `backup` of compose.yaml once.
  const container = buildah('from', '--pull-never', 'felcera')
  const command = 'node site/scripts/database.ts backup --encrypt /backups/one'
  const backup = start(container, [...environment(), '--user', 'node'], command)
  const [backupCode] = (await once(backup.child, 'exit')) as [number | null]
  const codes = [backupCode]
  for (const one of [proxy, ...sites, database]) codes.push(await one.stop())
  await rm(folder, { recursive: true, force: true })
  console.log(`answers ${JSON.stringify(counts)}
exit codes of backup, proxy, processes and PostgreSQL: ${codes.join(' ')}
${sent} requests, ${failed} failed; load ${loadavg()[0]?.toFixed(1)}`)
  return failed === 0 && codes.every((code) => code === 0)
}

const missing = ['buildah', 'debootstrap', 'caddy'].filter(
  (name) => !existsSync(`/usr/bin/${name}`) && !existsSync(`/usr/sbin/${name}`),
)
if (process.getuid?.() !== 0 || missing.length > 0) {
  console.error(usage)
  process.exitCode = 1
} else process.exitCode = (await tryImage()) ? 0 : 1
