import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRequestSender } from '../client.ts'
import { writeTestBuild } from '../fixture.ts'
import { hangTimeout } from '../../hangTimeout.ts'
import { testSecretKeys } from '../settings.ts'

let built: Awaited<ReturnType<typeof writeTestBuild>>
beforeAll(async () => {
  built = await writeTestBuild()
})
afterAll(() => built.remove())

const started: ChildProcessWithoutNullStreams[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

function start(environment: Record<string, string>, args: readonly string[] = []) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../siteProcess.ts'), ...args], {
    env: {
      ...process.env,
      PORT: '0',
      FIXTURE_DIST: built.dist,
      // No server listens here: these tests work without a database.
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      ...environment,
    },
  })
  started.push(child)
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const lines = createInterface(child.stdout)
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, errors }))
  const address = once(lines, 'line').then(([line]: unknown[]) => String(line))
  return { child, ended, address, lines }
}

// Each test starts a separate process, which takes long on a busy machine.
describe('the server as a process', () => {
  test('prints its address when it answers', async () => {
    const site = start({ LOG_FORMAT: 'none' })
    const address = await site.address
    expect(address).toMatch(/^http:\/\/localhost:\d+$/)
    const { status } = await createRequestSender(Number(new URL(address).port))('/api/ready')
    expect(status).toBe(200)
  })

  test('of two processes that start at once over a folder one is refused, also after a kill', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'felcera-two-'))
    await chmod(folder, 0o755)
    const environment = { LOG_FORMAT: 'none', DATABASE_URL: '', DATABASE_DIR: join(folder, 'data') }
    /** Starts two processes; returns the surviving one once its database is available. */
    const startTwo = async () => {
      const two = [start(environment), start(environment)]
      const refused = await Promise.race(two.map(async (site) => ({ site, ...(await site.ended) })))
      expect([refused.code, refused.errors.trim()]).toEqual([
        1,
        expect.stringMatching(/^Another process uses the database in [^\n]*DATABASE_URL$/),
      ])
      const [kept = refused.site] = two.filter((site) => site !== refused.site)
      const ask = createRequestSender(Number(new URL(await kept.address).port))
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'x' }
      await vi.waitFor(
        async () =>
          expect((await ask('/api/captchas', { method: 'POST', headers })).status).toBe(201),
        hangTimeout,
      )
      return kept
    }
    // The first time PostgreSQL creates its files, the second time it recovers.
    const first = await startTwo()
    first.child.kill('SIGKILL')
    await first.ended
    const second = await startTwo()
    second.child.kill('SIGTERM')
    expect((await second.ended).code).toBe(0)
    await rm(folder, { recursive: true, force: true })
  })

  test('every answer is in its log when it ends', async () => {
    const site = start({})
    const lines: string[] = []
    const address = await new Promise<string>((resolve) => {
      site.lines.on('line', (line) => {
        if (line.startsWith('http://')) resolve(line)
        lines.push(line)
      })
    })
    const ask = createRequestSender(Number(new URL(address).port))
    const paths = ['/about-us', '/explore/news', '/favicon.svg']
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => ask(paths[n % paths.length] ?? '/')),
    )
    site.child.kill('SIGTERM')
    expect((await site.ended).code).toBe(0)
    const loggedIds = new Set(
      lines.filter((line) => line.includes('"request"')).map((line) => JSON.parse(line).requestId),
    )
    expect(loggedIds).toEqual(new Set(answers.map(({ headers }) => headers['x-request-id'])))
  })

  test('a public site warns of missing entries of its operator', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'felcera-warned-'))
    const warnings = async (origin: string, more: Record<string, string> = {}) => {
      const site = start({ ORIGIN: origin, SECRET_KEYS: testSecretKeys, ...more })
      const lines: string[] = []
      site.lines.on('line', (line) => {
        lines.push(line)
        if (line.startsWith('http://')) site.child.kill('SIGTERM')
      })
      await site.ended
      return lines.filter((line) => line.includes('not ready for launch'))
    }
    const [warning = '', ...more] = await warnings('https://www.example.com')
    expect(JSON.parse(warning)).toMatchObject({ operator: 'company', counsel: 'terms' })
    expect(warning).not.toContain('DATABASE_URL')
    const embedded = { DATABASE_URL: '', DATABASE_DIR: join(folder, 'data') }
    const [own = ''] = await warnings('http://intranet.example', embedded)
    expect(JSON.parse(own).database).toBe('DATABASE_URL is not set')
    await rm(folder, { recursive: true, force: true })
    expect([...more, ...(await warnings('http://localhost:3000'))]).toEqual([])
  })

  test('a port in use is one clear line', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, errors } = await start({ PORT: String(port) }).ended
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toEqual([
      expect.stringContaining(`Port ${port} cannot be listened on`),
    ])
    other.close()
  })

  test('wrong values are named, all of them', async () => {
    const wrong = {
      PORT: 'abc',
      ORIGIN: 'felcera',
      TRUSTED_PROXIES: '10.0.0.0/99',
      LOG_FORMAT: 'xml',
      SECRET_KEYS: 'short',
      SECRET_KEYS_FILE: 'here',
      DATABASE_URL: 'mysql://localhost/felcera',
      DATABASE_DIR: 'here',
    }
    const { code, errors } = await start(wrong).ended
    expect(code).toBe(1)
    expect(
      errors
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(Object.keys(wrong))
  })

  test('a public site without keys is refused by name', async () => {
    const { code, errors } = await start({ ORIGIN: 'https://www.example.com' }).ended
    expect([code, errors.trim()]).toEqual([
      1,
      expect.stringMatching(/^SECRET_KEYS must be [^\n]+$/),
    ])
  })

  test('--help lists the settings', async () => {
    const site = start({ PORT: 'abc' }, ['--help'])
    expect(await site.address).toContain('environment variables')
    expect((await site.ended).code).toBe(0)
  })
})
