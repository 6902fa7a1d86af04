import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '../findFreePort.ts'
import { createTestDatabase } from '../server/databases.ts'
import { writeTestBuild } from '../server/fixture.ts'
import { type SpawnedSite, spawnSite } from '../server/spawnSite.ts'
import type { RequestBatch } from './attackers.ts'
import { listGrowthByType, createHeapSnapshots, type ReachableHeap } from './heapSnapshot.ts'

const requests = Number(process.env['REQUESTS'] ?? 500_000)
const perSample = requests / 10
const attacks = 20_000

let built: Awaited<ReturnType<typeof writeTestBuild>>
let snapshots: Awaited<ReturnType<typeof createHeapSnapshots>>
let site: SpawnedSite
let attackers: ChildProcess
let visitors: ChildProcess
let metrics: number
beforeAll(async () => {
  built = await writeTestBuild()
  snapshots = await createHeapSnapshots()
  metrics = await findFreePort()
  site = await spawnSite({
    METRICS_PORT: String(metrics),
    FIXTURE_DIST: built.dist,
    DATABASE_URL: await createTestDatabase(),
    ...snapshots.environment,
  })
  attackers = fork(join(import.meta.dirname, 'attackers.ts'))
  visitors = fork(join(import.meta.dirname, 'attackers.ts'))
})
afterAll(async () => {
  attackers.disconnect()
  visitors.disconnect()
  await site.end('SIGTERM')
  await built.remove()
  await snapshots.remove()
})

/** Sends requests from a process; returns the time of each answer in milliseconds. */
async function send(
  from: ChildProcess,
  attack: Omit<RequestBatch, 'port'>,
): Promise<readonly number[]> {
  from.send({ port: site.port, ...attack } satisfies RequestBatch)
  const [times] = (await once(from, 'message')) as [readonly number[]]
  return times
}

/** The delay of the event loop since the last read, 99th percentile in milliseconds. */
async function readDelay(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
  return Number(/^felcera_event_loop_delay_milliseconds(?:\{.*\})? (\S+)$/m.exec(text)?.[1])
}

/** Increase per step of the line that fits values best. */
function slopeOf(values: readonly number[]): number {
  const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length
  const x = mean(values.map((_, n) => n))
  const y = mean(values)
  const covariance = mean(values.map((value, n) => (n - x) * (value - y)))
  return covariance / mean(values.map((_, n) => (n - x) ** 2))
}

const percentile99 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN

const mebibytes = (bytes: number) => bytes / 2 ** 20

test(`the live heap does not grow with ${requests} requests`, async () => {
  const heaps: ReachableHeap[] = []
  for (let sent = 0; sent < requests; sent += perSample) {
    await send(visitors, { kind: 'pages', count: perSample, atOnce: 32 })
    heaps.push(await snapshots.take(site.child.pid ?? 0, readDelay))
  }
  // The first ones fill caches.
  const [first, ...rest] = heaps.slice(2) as [ReachableHeap, ...ReachableHeap[]]
  const slope =
    slopeOf([first, ...rest].map(({ bytes }) => mebibytes(bytes))) / (perSample / 10_000)
  const grown = listGrowthByType(first, rest.at(-1) ?? first)
    .slice(0, 5)
    .map(([type, growth]) => `${type} ${(growth / 1024).toFixed(0)} KiB`)
  console.log(
    `live heap after each ${perSample} requests, MiB: ${heaps.map(({ bytes }) => mebibytes(bytes).toFixed(2)).join(' ')}, compiled code beside it ${heaps.map(({ code }) => mebibytes(code).toFixed(2)).join(' ')}; ${slope.toFixed(3)} MiB per 10,000 requests, load ${loadavg()[0]?.toFixed(1)}; grown most: ${grown.join(', ')}`,
  )
  expect(slope).toBeLessThan(0.02)
})

test('an attack delays pages and the event loop by at most 50 ms at the 99th percentile', async () => {
  await send(attackers, { kind: 'attack', count: attacks / 10, atOnce: 32 })
  await readDelay()
  const calm = await send(visitors, { kind: 'pages', count: attacks, atOnce: 2 })
  const calmDelay = await readDelay()
  const over = new AbortController()
  const attack = send(attackers, { kind: 'attack', count: attacks, atOnce: 32 }).then(() =>
    over.abort(),
  )
  const times: number[] = []
  while (!over.signal.aborted)
    times.push(...(await send(visitors, { kind: 'pages', count: 100, atOnce: 2 })))
  await attack
  const delay = await readDelay()
  console.log(
    `99th percentile, pages alone: answer ${percentile99(calm).toFixed(1)} ms, event loop ${calmDelay.toFixed(1)} ms; under attack: answer ${percentile99(times).toFixed(1)} ms of ${times.length} pages, event loop ${delay.toFixed(1)} ms; load ${loadavg()[0]?.toFixed(1)}`,
  )
  expect(percentile99(times)).toBeLessThanOrEqual(50)
  expect(delay).toBeLessThanOrEqual(50)
})
