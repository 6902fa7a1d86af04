import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#data/ops/limits.ts'
import { asker, type Ask } from '../client.ts'
import { writeDist } from '../fixture.ts'

let remove: () => Promise<void>
let site: ReturnType<typeof spawn>
let ask: Ask
const logged: string[] = []
beforeAll(async () => {
  const built = await writeDist()
  ;({ remove } = built)
  // A process of its own: what blocks it must not block who measures it.
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
      const found = /^http:\/\/localhost:\d+$/.exec(line)?.[0]
      if (found !== undefined) resolve(found)
    })
  })
  ask = asker(Number(new URL(await address).port))
}, 60_000)
afterAll(async () => {
  site.kill('SIGKILL')
  await once(site, 'close')
  await remove()
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

/** As long a text as a report may hold: all of it could be the beginning of an address, and none is. */
const hostile = 'a'.repeat(limits.reportText)
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

/** Milliseconds until a page is answered, the middle of many. */
async function pageTime(): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 60; n++) {
    const before = performance.now()
    expect((await ask('/about-us')).status).toBe(200)
    times.push(performance.now() - before)
  }
  return times.toSorted((a, b) => a - b)[30] ?? 0
}

test('hostile reports leave pages as fast as before', async () => {
  await pageTime()
  const quiet: number[] = []
  const busy: number[] = []
  // In turns, so that whatever else the machine does meets both.
  for (let turn = 0; turn < 4; turn++) {
    quiet.push(await pageTime())
    const done = new AbortController()
    const sender = async () => {
      const statuses = new Set<number>()
      while (!done.signal.aborted) {
        statuses.add((await report('application/reports+json', reports)).status)
        statuses.add((await report('application/csp-report', policy)).status)
      }
      return statuses
    }
    const senders = Array.from({ length: 4 }, sender)
    busy.push(await pageTime())
    done.abort()
    for (const statuses of await Promise.all(senders)) expect([...statuses]).toEqual([204])
  }
  const middle = (times: number[]) => times.toSorted((a, b) => a - b)[2] ?? 0
  // The reports themselves cost some milliseconds; the former pattern took a second.
  expect(middle(busy) / middle(quiet)).toBeLessThan(25)
})

test('a report is logged without addresses and queries, and only the first of many', async () => {
  const many = Array.from({ length: limits.reports }, (_, n) => ({
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
  const mine = () => logged.filter((line) => /kind-\d|browser error/.test(line))
  await expect.poll(() => mine().length).toBe(limits.loggedReports + 1)
  expect(mine().join('')).not.toMatch(/private|secret|q=1/)
  expect(mine().at(-1)).toContain('at f (https://a.example/) by [address]')
})

test('a report writes one line, without characters that terminals obey', async () => {
  const forged = JSON.stringify({ level: 'error', message: 'forged' })
  const message = `one\u2028${forged}\u0085${forged}\u009b2J\u202e two`
  const body = JSON.stringify({ message, page: '/', stack: 'at g' })
  expect((await report('application/json', body)).status).toBe(204)
  const mine = () => logged.filter((line) => line.includes('forged'))
  await expect.poll(() => mine().length).toBe(1)
  expect(JSON.parse(mine()[0] ?? '').error).toBe(message)
  expect(mine()[0]).toMatch(/^[ -~]*$/)
})
