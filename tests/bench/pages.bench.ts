import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  pageBodiesFileName,
  type BuiltSiteManifest,
  sliceByteRange,
} from '#data/pages/builtSite.ts'
import { createRequestSender, type TestHttpResponse } from '../server/client.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'site/dist')
const path = '/de/about-us'
const rounds = 8
const perRound = 4000
const concurrency = 16
/** Request headers of a returning visitor with stored language and consent. */
const headers = {
  host: 'localhost',
  'accept-encoding': 'gzip',
  'accept-language': 'de-DE,de;q=0.9,en;q=0.5',
  cookie: 'official_lang_cache@v1=de; felcera_locale=de; felcera_consent=necessary',
}

function nginx(): string {
  const found = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync)
  if (found) return found
  throw new Error('nginx is not installed: apt-get install --no-install-recommends nginx-light')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Returns the processor time of a process with all its threads, in ms. */
async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / ticks) * 1000
}

/** A server to measure with the process that handles requests. */
interface MeasuredServer {
  readonly pid: number
  readonly port: number
  readonly process: ChildProcess
}

async function untilReady(port: number): Promise<void> {
  const ask = createRequestSender(port)
  for (;;) {
    const answer = await ask(path, { headers }).catch(() => undefined)
    if (answer?.status === 200) return
    await new Promise((done) => setImmediate(done))
  }
}

async function startNode(
  log: string,
  args: readonly string[],
  port: number,
): Promise<MeasuredServer> {
  // Logs to a file like nginx.
  const server = spawn('sh', ['-c', `exec "$0" "$@" > "${log}"`, process.execPath, ...args], {
    cwd: root,
    // Built pages need no database.
    env: { ...process.env, PORT: String(port), DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  await untilReady(port)
  return { pid: server.pid ?? 0, port, process: server }
}

async function startOurs(folder: string): Promise<MeasuredServer> {
  const port = await freePort()
  return startNode(join(folder, 'ours.log'), ['site/server/main.ts'], port)
}

/** Starts a bare Node server that sends the same response. */
async function startBareNode(folder: string, answer: TestHttpResponse): Promise<MeasuredServer> {
  const port = await freePort()
  const [body, headers] = [join(folder, 'body.gz'), join(folder, 'headers.json')]
  // Headers that Node adds itself.
  const own = new Set(['date', 'connection', 'keep-alive'])
  const sent = Object.entries(answer.headers).filter(([name]) => !own.has(name))
  await writeFile(body, answer.body)
  await writeFile(headers, JSON.stringify(sent.flat()))
  const args = ['tests/bench/bareServer.ts', String(port), body, headers]
  return startNode(join(folder, 'bare.log'), args, port)
}

/** Starts nginx with one worker, the same headers, precompressed files and an access log. */
async function startNginx(
  folder: string,
  sent: ReadonlyMap<string, string>,
): Promise<MeasuredServer> {
  const site = JSON.parse(await readFile(join(dist, 'site.json'), 'utf8')) as BuiltSiteManifest
  const page = site.pages.find((one) => one.path === path)
  if (page === undefined) throw new Error(`${path} is not built`)
  const html = join(folder, 'html', `${path}/index.html`)
  await mkdir(dirname(html), { recursive: true })
  const { identity, gzip } = page.plain
  if (gzip === undefined) throw new Error('The site is built without packing')
  const bodies = await readFile(join(dist, pageBodiesFileName))
  await writeFile(html, sliceByteRange(bodies, identity))
  await writeFile(`${html}.gz`, sliceByteRange(bodies, gzip))
  const port = await freePort()
  const added = [...sent].map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  const config = `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log ${folder}/access.log combined;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  default_type text/html;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100 inactive=1h;
  gzip_static on;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/html;
    location / { try_files $uri/index.html =404; ${added.join(' ')} }
  }
}
`
  await writeFile(join(folder, 'nginx.conf'), config)
  const server = spawn(nginx(), ['-c', join(folder, 'nginx.conf'), '-e', `${folder}/error.log`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(port)
  const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
  return { pid: Number(children.trim().split(' ')[0]), port, process: server }
}

/** Requests the page many times; returns the server's processor time per response in microseconds. */
async function costOf({ pid, port }: MeasuredServer): Promise<number> {
  const ask = createRequestSender(port)
  const before = await cpuOf(pid)
  const one = async () => {
    for (let n = 0; n < perRound / concurrency; n++) {
      const answer = await ask(path, { headers })
      if (answer.status !== 200 || answer.headers['content-encoding'] !== 'gzip')
        throw new Error(`${path} answered ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, one))
  return (((await cpuOf(pid)) - before) / perRound) * 1000
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('a built page costs at most 2.5 times what nginx takes to send it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'felcera-bench-'))
  // The worker of nginx does not run as root.
  await chmod(folder, 0o755)
  const ours = await startOurs(folder)
  const answer = await createRequestSender(ours.port)(path, { headers })
  const skipped = new Set([
    'date',
    'connection',
    'keep-alive',
    'content-length',
    'content-type',
    'content-encoding',
    'transfer-encoding',
    'etag',
  ])
  const sent = new Map(
    Object.entries(answer.headers).flatMap(([name, value]) =>
      skipped.has(name) || value === undefined ? [] : [[name, String(value)] as const],
    ),
  )
  const theirs = await startNginx(folder, sent)
  const node = await startBareNode(folder, answer)
  // Warms up before measuring.
  for (let n = 0; n < 3; n++) for (const one of [ours, node]) await costOf(one)
  await costOf(theirs)
  const own: number[] = []
  const other: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    own.push(await costOf(ours))
    other.push(await costOf(theirs))
    bare.push(await costOf(node))
  }
  for (const { process } of [ours, theirs, node]) {
    process.kill('SIGTERM')
    await once(process, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
  const ratio = median(own) / median(other)
  console.log(
    `${path}, ${answer.body.length} bytes: ours ${median(own).toFixed(0)} us, nginx ${median(other).toFixed(0)} us, bare Node ${median(bare).toFixed(0)} us of processor time: ratio ${ratio.toFixed(2)} (bare Node ${(median(bare) / median(other)).toFixed(2)}), load ${loadavg()[0]?.toFixed(1)}`,
  )
  expect(ratio).toBeLessThanOrEqual(2.5)
})
