import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { serverLimits } from '#data/ops/limits.ts'
import { createRequestSender } from '../client.ts'
import { writeTestBuild } from '../fixture.ts'
import { spawnSite, type SpawnedSite } from '../spawnSite.ts'

let built: Awaited<ReturnType<typeof writeTestBuild>>
beforeAll(async () => {
  built = await writeTestBuild()
})
afterAll(() => built.remove())

const started: SpawnedSite[] = []
afterEach(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL')
})

async function start(environment: Record<string, string> = {}): Promise<SpawnedSite> {
  const site = await spawnSite({
    FIXTURE_DIST: built.dist,
    // No server listens here: these tests work without a database.
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    TRUSTED_PROXIES: '',
    ...environment,
  })
  started.push(site)
  return site
}

/** Starts a post whose body is sent on `100 Continue`, so that the request is open then. */
async function openPost(port: number) {
  const sent = request({
    host: '127.0.0.1',
    port,
    path: '/newsletter',
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      expect: '100-continue',
    },
  })
  sent.flushHeaders()
  await once(sent, 'continue')
  return sent
}

const isRefused = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true))
    socket.once('connect', () => socket.destroy())
  })

const waitUntilRefused = async (port: number) => {
  while (!(await isRefused(port))) await new Promise(setImmediate)
}

/** Returns everything received until the connection ends, or the error. */
const readAll = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
    socket.once('end', () => resolve(text))
    socket.once('error', (error) => resolve(String(error)))
  })

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets open requests finish, then ends with 0',
  async (signal) => {
    const site = await start()
    const sent = await openPost(site.port)
    const ended = site.end(signal)
    await waitUntilRefused(site.port)
    sent.end('email=a%40b.example')
    const [response] = await once(sent, 'response')
    expect(response.statusCode).toBe(303)
    response.resume()
    expect(await ended).toBe(0)
  },
)

test('a second signal ends it at once, whatever is open', async () => {
  const site = await start()
  const sent = await openPost(site.port)
  sent.on('error', () => undefined)
  const ended = site.end('SIGTERM')
  await waitUntilRefused(site.port)
  site.child.kill('SIGTERM')
  // The request is never completed: only the second signal ends the process before the timeout.
  expect(await ended).toBe(1)
})

test('an idle connection does not delay it', async () => {
  const site = await start()
  await createRequestSender(site.port)('/')
  expect(await site.end('SIGTERM')).toBe(0)
})

test('half of a header does not delay it', async () => {
  const site = await start()
  const socket = connect(site.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  const from = performance.now()
  const ended = site.end('SIGTERM')
  await once(socket, 'close')
  // Otherwise the header would have ten seconds, and open requests twenty.
  expect(performance.now() - from).toBeLessThan(serverLimits.headersTime)
  expect(await ended).toBe(0)
})

test('requests on connections that the process has not accepted yet are answered', async () => {
  const site = await start()
  // The operating system accepts the connections while the process is stopped; it finds them together with the signal.
  site.child.kill('SIGSTOP')
  const sockets = Array.from({ length: 100 }, () => connect(site.port, '127.0.0.1'))
  const answers = sockets.map(readAll)
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.write('GET /about-us HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const ended = site.end('SIGTERM')
  site.child.kill('SIGCONT')
  const statuses = (await Promise.all(answers)).map((text) => text.slice(0, 15))
  expect(statuses).toEqual(sockets.map(() => 'HTTP/1.1 200 OK'))
  expect(await ended).toBe(0)
})

test('resets no request on a connection that was there before the signal', async () => {
  const site = await start()
  const agents = [new Agent({ keepAlive: true }), new Agent()]
  let answers = 0
  let isSignalled = false
  let ended: Promise<number | null> | undefined
  const resets: unknown[] = []
  /** Sends requests one after another until a new connection is refused. */
  const visit = async (agent: Agent): Promise<void> => {
    for (;;) {
      const sent = request({ host: '127.0.0.1', port: site.port, path: '/about-us', agent }).end()
      let wasConnected = false
      sent.once('socket', (socket) => {
        wasConnected = sent.reusedSocket
        if (!wasConnected) socket.once('connect', () => (wasConnected = !isSignalled))
      })
      try {
        const [response] = await once(sent, 'response')
        await once(response.resume(), 'end')
        answers++
        if (answers === 500) {
          isSignalled = true
          ended = site.end('SIGTERM')
        }
      } catch (error) {
        if (wasConnected) resets.push(error)
        else if (isSignalled && (error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return
      }
    }
  }
  await Promise.all(agents.flatMap((agent) => Array.from({ length: 10 }, () => visit(agent))))
  expect(resets).toEqual([])
  expect(answers).toBeGreaterThanOrEqual(500)
  expect(await ended).toBe(0)
})

test('responds to a request on an idle connection of a proxy, and closes it', async () => {
  const site = await start({ TRUSTED_PROXIES: '127.0.0.1' })
  const socket = connect(site.port, '127.0.0.1')
  await once(socket, 'connect')
  const text = readAll(socket)
  const get = 'GET /about-us HTTP/1.1\r\nHost: localhost\r\n\r\n'
  socket.write(get)
  await once(socket, 'data')
  const ended = site.end('SIGTERM')
  await waitUntilRefused(site.port)
  socket.write(get)
  expect((await text).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
  expect(await text).toMatch(/\r\nconnection: close\r\n/i)
  expect(await ended).toBe(0)
})

test('reports that it is not ready for the configured time before it refuses connections', async () => {
  const site = await start({ DRAIN_SECONDS: '2' })
  const ask = createRequestSender(site.port)
  expect((await ask('/api/ready')).status).toBe(200)
  const from = performance.now()
  const ended = site.end('SIGTERM')
  const ready = await vi.waitFor(async () => {
    const answer = await ask('/api/ready')
    expect(answer.status).toBe(503)
    return answer
  })
  expect(ready.headers).toMatchObject({ connection: 'close', 'retry-after': '5' })
  // A new connection.
  const page = await createRequestSender(site.port)('/about-us')
  expect([page.status, page.headers.connection]).toEqual([200, 'close'])
  expect(await ended).toBe(0)
  expect(performance.now() - from).toBeGreaterThanOrEqual(2_000)
})
