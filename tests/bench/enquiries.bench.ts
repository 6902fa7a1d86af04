import { fork } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { PgClient } from '@effect/sql-pg'
import { Effect, Exit, Redacted, Scope } from 'effect'
import { Reactivity } from 'effect/reactivity'
import type { SqlClient } from 'effect/sql'
import { expect, test } from 'vitest'
import { serverLimits } from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { startSite } from '../server/client.ts'
import { createTestDatabase, queryRows } from '../server/databases.ts'
import type { EnquiryBatch } from './visitors.ts'

const rounds = 8
const perRound = 200
const concurrency = 8

/** Runs concurrent work `perRound` times; returns the average time per run in ms. */
async function averageTime(work: (n: number) => Promise<unknown>, from: number): Promise<number> {
  const numbers = Array.from({ length: perRound }, (_, n) => from + n).values()
  const start = performance.now()
  const worker = async () => {
    for (const n of numbers) await work(n)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return (performance.now() - start) / perRound
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Runs the INSERTs of one enquiry in a transaction, with the payloads of real mails. */
const insertEnquiry = (sql: SqlClient.SqlClient, n: number, payloads: readonly string[]) => {
  const digest = (name: string) => createHash('sha256').update(`${name} ${n}`).digest()
  const count = (name: string) =>
    sql`INSERT INTO rate_limit AS r (key, count, ends_at) VALUES (${digest(name)}, 1, now() + interval '1 minute')
      ON CONFLICT (key) DO UPDATE SET count = r.count + 1 RETURNING count`
  const reference = `FE-${randomBytes(4).toString('hex').toUpperCase()}`
  const row = {
    reference,
    locale: 'en',
    name: `Visitor ${n}`,
    country: 'DE',
    email: `visitor${n}@example.com`,
    telephone: '1',
    company: 'c',
    message: `Question ${n}`,
    product: null,
  }
  return sql.withTransaction(
    Effect.gen(function* () {
      yield* count(`a${randomUUID()}`)
      yield* count(`n${randomUUID()}`)
      yield* sql`INSERT INTO answered (key, body, answer, expires_at)
        VALUES (${digest('key')}, ${digest('body')}, ${JSON.stringify({ reference })}::text::jsonb, now() + interval '1 day')`
      yield* sql`INSERT INTO enquiry ${sql.insert(row)}`
      for (const payload of payloads)
        yield* sql`INSERT INTO delivery (kind, payload) VALUES ('mail', ${payload}::text::jsonb)`
    }),
  )
}

test('an enquiry takes at most twice the time of the bare INSERTs it makes', async () => {
  const url = await createTestDatabase()
  const other = await createTestDatabase()
  // Delays mail delivery, which is not measured.
  const delayDelivery = `ALTER TABLE delivery ALTER next_at SET DEFAULT now() + interval '1 day'`
  await queryRows(url, delayDelivery)
  await queryRows(other, delayDelivery)
  const site = await startSite({
    database: { url },
    trustedProxies: parseIpNetworkList('127.0.0.1'),
  })
  const scope = Scope.makeUnsafe()
  const client = await Effect.runPromise(
    PgClient.make({
      url: Redacted.make(other),
      maxConnections: serverLimits.databaseConnections,
    }).pipe(Effect.provide(Reactivity.layer), Scope.provide(scope)),
  )
  const visitors = fork(join(import.meta.dirname, 'visitors.ts'))
  const measureWave = async (from: number) => {
    visitors.send({
      port: site.port,
      from,
      count: perRound,
      atOnce: concurrency,
    } satisfies EnquiryBatch)
    const [time] = (await once(visitors, 'message')) as [number]
    return time
  }
  await measureWave(60_000)
  const mails = await queryRows(
    url,
    'SELECT payload::text AS payload FROM delivery ORDER BY id LIMIT 2',
  )
  const payloads = mails.map(({ payload }) => String(payload))
  const inserted = (n: number) => Effect.runPromise(insertEnquiry(client, n, payloads))
  await averageTime(inserted, 60_000)
  const enquiryTimes: number[] = []
  const insertTimes: number[] = []
  // Alternates, so that other load affects both.
  for (let round = 0; round < rounds; round++) {
    enquiryTimes.push(await measureWave(round * perRound))
    insertTimes.push(await averageTime(inserted, round * perRound))
  }
  visitors.disconnect()
  await site.close()
  await Effect.runPromise(Scope.close(scope, Exit.void))
  const ratio = median(enquiryTimes) / median(insertTimes)
  console.log(
    `an enquiry ${median(enquiryTimes).toFixed(2)} ms, its INSERTs ${median(insertTimes).toFixed(2)} ms: ratio ${ratio.toFixed(2)}, load ${loadavg()[0]?.toFixed(1)}`,
  )
  expect(ratio).toBeLessThanOrEqual(2)
})
