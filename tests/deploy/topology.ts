import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'

/** A process of the site. */
export interface SiteProcess {
  readonly port: number
  /** Sends SIGTERM; returns the exit code. */
  readonly stop: () => Promise<number | null>
}

/** Asks again and again until the answer is yes. */
export async function waitUntil(ask: () => Promise<boolean>): Promise<void> {
  while (!(await ask())) await new Promise((next) => setImmediate(next))
}

/** Waits until a port answers that it may be given visitors. */
export const waitUntilReady = (port: number): Promise<void> =>
  waitUntil(() =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )

/** A process with its own way to end; `toEnd` returns the one that gets the signal, if it is another. */
export function wrapProcess(
  child: ChildProcess,
  port: number,
  toEnd = (pid: number): Promise<number> => Promise.resolve(pid),
): SiteProcess {
  const ended = once(child, 'exit')
  return {
    port,
    stop: async () => {
      if (child.exitCode === null) process.kill(await toEnd(child.pid ?? 0), 'SIGTERM')
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}

/** Starts a process of a built release that lies in a folder; returns when it is ready. */
export async function startRelease(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<SiteProcess> {
  const child = spawn(process.execPath, ['site/server/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), LOG_FORMAT: 'none', ...settings },
  })
  const started = wrapProcess(child, port)
  await waitUntilReady(port)
  return started
}

const configOf = (folder: string, port: number, targets: readonly number[]) => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream site {
    ${targets.map((target) => `server 127.0.0.1:${target};`).join(' ')}
    keepalive 16;
    keepalive_timeout 4s;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $http_x_forwarded_for;
    }
  }
}
`

/** nginx in front of processes; `leadTo` leads new requests to others and waits until the old ones get none. */
export async function startNginx(folder: string, port: number, targets: readonly number[]) {
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configOf(folder, port, targets))
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'inherit' })
  const nginx = wrapProcess(child, port)
  await waitUntilReady(port)
  return {
    ...nginx,
    leadTo: async (next: readonly number[]) => {
      await writeFile(file, configOf(folder, port, next))
      const before = await childrenOf(child.pid ?? 0)
      child.kill('SIGHUP')
      // Old workers end when their last request has ended.
      await waitUntil(async () => {
        const workers = await childrenOf(child.pid ?? 0)
        return !workers.some((worker) => before.includes(worker))
      })
    },
  }
}

/** The program of a container that `buildah run` has started. buildah does not pass signals on: it ends and kills the program. */
export async function findContainerProgram(buildah: number): Promise<number> {
  let pid = buildah
  while ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).startsWith('buildah'))
    pid = Number((await childrenOf(pid))[0])
  return pid
}

/** The processes that the threads of a process have started. */
async function childrenOf(pid: number): Promise<readonly string[]> {
  const threads = await readdir(`/proc/${pid}/task`)
  const texts = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8'))
  return (await Promise.all(texts)).join(' ').split(' ').filter(Boolean)
}

/**
 * Sends pages and enquiries through a port until it is stopped. Each request has a connection of its own: nginx closes idle
 * ones when it is reloaded, and browsers repeat what they sent on those.
 */
export function startTestLoad(port: number, visitors: number) {
  const counts = new Map<string, number>()
  const builds = new Map<string, number>()
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)
  const over = new AbortController()
  let n = 0
  let awaited: { readonly count: number; readonly reached: () => void } | undefined
  const send = (post: boolean) =>
    new Promise<void>((resolve) => {
      n++
      if (n === awaited?.count) awaited.reached()
      const forwarded = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
      const sent = request({
        port,
        host: '127.0.0.1',
        agent: false,
        method: post ? 'POST' : 'GET',
        path: post ? '/api/enquiries' : pages[n % pages.length],
        headers: {
          'x-forwarded-for': forwarded,
          cookie: 'official_lang_cache@v1=en',
          ...(post ? { 'content-type': 'application/json', 'x-requested-with': 'x' } : {}),
        },
      })
      const done = (outcome: string) => {
        count(counts, `${post ? 'POST' : 'GET'} ${outcome}`)
        resolve()
      }
      sent.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'error'))
      sent.once('response', (response) => {
        const timing = String(response.headers['server-timing'] ?? '')
        const build = /build;desc="([^"]+)"/.exec(timing)?.[1]
        if (build !== undefined) count(builds, build)
        response.resume()
        response.once('end', () => done(String(response.statusCode)))
      })
      sent.end(post ? JSON.stringify(enquiry(n)) : undefined)
    })
  const visit = async () => {
    while (!over.signal.aborted) await send(n % 10 === 0)
  }
  const all = Promise.all(Array.from({ length: visitors }, visit))
  return {
    /** Waits until so many more requests have been sent. */
    more: (count: number) =>
      new Promise<void>((reached) => {
        awaited = { count: n + count, reached }
      }),
    stop: async () => {
      over.abort()
      await all
      return { counts, builds, requests: n }
    },
  }
}

const pages = ['/en', '/en/about-us', '/en/contact-us', '/en/login', '/en/explore/news']
const enquiry = (n: number) => ({
  name: `Visitor ${n}`,
  country: 'DE',
  email: `visitor${n}@example.com`,
  telephone: '1',
  company: 'c',
  message: `Question ${n}`,
})
