import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serverLimits } from '#data/ops/limits.ts'
import { createRequestSender, type SendRequest } from '../client.ts'
import { writeTestBuild } from '../fixture.ts'

let remove: () => Promise<void>
let site: ReturnType<typeof spawn>
let ask: SendRequest
let logged: string[] = []
let onLine: (line: string) => void = () => undefined
beforeAll(async () => {
  const built = await writeTestBuild()
  ;({ remove } = built)
  // A separate process, so that blocking it does not block the measurement.
  site = spawn(process.execPath, [join(import.meta.dirname, '../siteProcess.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      FIXTURE_DIST: built.dist,
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      TRUSTED_PROXIES: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (site.stdout === null) throw new Error('no output')
  const lines = createInterface(site.stdout)
  const address = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      logged.push(line)
      onLine(line)
      const found = /^http:\/\/localhost:\d+$/.exec(line)?.[0]
      if (found !== undefined) resolve(found)
    })
  })
  ask = createRequestSender(Number(new URL(await address).port))
}, 60_000)
afterAll(async () => {
  site.kill('SIGKILL')
  await once(site, 'close')
  await remove()
})

let marks = 0
/**
 * Returns the lines that the site has logged so far. They may be buffered, so it waits for the line of a new request.
 */
async function takeLog(): Promise<readonly string[]> {
  marks++
  const path = `/mark-${marks}`
  const written = new Promise<void>((resolve) => {
    onLine = (line) => {
      if (line.includes(`"path":"${path}"`)) resolve()
    }
  })
  await ask(path)
  await written
  const lines = logged
  logged = []
  return lines
}
beforeEach(async () => {
  await takeLog()
})

let places = 0
const report = (type: string, body: string) => {
  places++
  return ask('/api/client-errors', {
    method: 'POST',
    headers: {
      'content-type': type,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `10.${places >> 8}.${places & 255}.1`,
    },
    body,
  })
}

/** Text of the maximum length of a report, all of which could be the beginning of an address, without being one. */
const hostile = 'a'.repeat(serverLimits.reportText)
const reports = JSON.stringify(
  Array.from({ length: 2 }, () => ({
    type: 'csp-violation',
    url: hostile,
    body: { blockedURL: hostile, message: hostile },
  })),
)
const policy = JSON.stringify({
  'csp-report': { 'document-uri': hostile, 'blocked-uri': hostile, 'effective-directive': hostile },
})

const harmless = (body: string) => body.replaceAll('aaaaaaaa', 'aa bb cc')

/** Milliseconds until the response to a report. */
async function reportTime(type: string, body: string): Promise<number> {
  const before = performance.now()
  expect((await report(type, body)).status).toBe(204)
  return performance.now() - before
}

test.each([
  ['application/reports+json', reports],
  ['application/csp-report', policy],
])('hostile reports of %s take as long as harmless ones of the same length', async (type, body) => {
  // Minima of alternating measurements: other load on the machine only increases some times.
  let shortest = { hostile: Infinity, harmless: Infinity }
  for (let turn = 0; turn < 30; turn++)
    shortest = {
      hostile: Math.min(shortest.hostile, await reportTime(type, body)),
      harmless: Math.min(shortest.harmless, await reportTime(type, harmless(body))),
    }
  // With a pattern of quadratic time the ratio was several hundred.
  expect(shortest.hostile / shortest.harmless).toBeLessThan(10)
})

test('a report is logged without addresses and queries, and only the first of many', async () => {
  const many = Array.from({ length: serverLimits.reports }, (_, n) => ({
    type: `kind-${n}`,
    url: `https://site.example/page-${n}?secret=1`,
    body: {
      message: `${hostile.slice(0, 3000)} someone@private.example said (other@private.example)`,
    },
  }))
  expect((await report('application/reports+json', JSON.stringify(many))).status).toBe(204)
  const stack = {
    message: 'x',
    page: '/',
    stack: 'at f (https://a.example/?q=1) by me@private.example',
  }
  expect((await report('application/json', JSON.stringify(stack))).status).toBe(204)
  const mine = (await takeLog()).filter((line) => /kind-\d|browser error/.test(line))
  expect(mine).toHaveLength(serverLimits.loggedReports + 1)
  expect(mine.join('')).not.toMatch(/private|secret|q=1/)
  expect(mine.at(-1)).toContain('at f (https://a.example/) by [address]')
})

test.each([
  ['the query of an address', 'at f (https://a.example/?mail=me%40private.example)'],
  ['a path', 'at f (https://a.example/me%40private.example/x)'],
  ['a path that was encoded twice', 'at f (https://a.example/me%2540private.example)'],
  ['full-width signs', 'no such user: me＠private.example'],
  ['small signs', 'no such user: me﹫private.example'],
])('an address in %s is not logged', async (_, message) => {
  const body = JSON.stringify({ message, page: '/', stack: 'at private' })
  expect((await report('application/json', body)).status).toBe(204)
  const [mine = '{}'] = (await takeLog()).filter((line) => line.includes('browser error'))
  expect(JSON.parse(mine).error).not.toContain('private')
})

test('the path of a request is logged without addresses', async () => {
  for (const path of ['/me@private.example', '/en/me%40private.example']) await ask(path)
  const paths = (await takeLog()).map((line) => JSON.parse(line).path)
  expect(paths.slice(0, 2)).toEqual(['[address]', '[address]'])
})

test('a report writes one line, without characters that terminals obey', async () => {
  const forged = JSON.stringify({ level: 'error', message: 'forged' })
  const message = `one\u2028${forged}\u0085${forged}\u009b2J\u202e two`
  const body = JSON.stringify({ message, page: '/', stack: 'at g' })
  expect((await report('application/json', body)).status).toBe(204)
  const [mine = '', ...others] = (await takeLog()).filter((line) => line.includes('forged'))
  expect(others).toEqual([])
  expect(JSON.parse(mine).error).toBe(message)
  expect(mine).toMatch(/^[ -~]*$/)
})
