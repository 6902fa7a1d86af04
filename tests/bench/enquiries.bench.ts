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
import { limits } from '#data/limits.ts'
import { blockList } from '#server/networks.ts'
import { startSite } from '../server/client.ts'
import { newDatabase, rowsOf } from '../server/databases.ts'
import type { Wave } from './visitors.ts'

const rounds = 8
const perRound = 200
const atOnce = 8

/** Does something many times, a few at once; gives the milliseconds each took on average. */
async function paceOf(work: (n: number) => Promise<unknown>, from: number): Promise<number> {
  const numbers = Array.from({ length: perRound }, (_, n) => from + n).values()
  const start = performance.now()
  const worker = async () => {
    for (const n of numbers) await work(n)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (performance.now() - start) / perRound
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The INSERTs of one enquiry, one after another in a transaction, with values made before and the payloads of real mails. */
const bare = (sql: SqlClient.SqlClient, n: number, payloads: readonly string[]) => {
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
  const url = await newDatabase()
  const other = await newDatabase()
  // Carrying mails is work of its own, later.
  const later = `ALTER TABLE delivery ALTER next_at SET DEFAULT now() + interval '1 day'`
  await rowsOf(url, later)
  await rowsOf(other, later)
  const site = await startSite({ database: { url }, trustedProxies: blockList('127.0.0.1') })
  const scope = Scope.makeUnsafe()
  const client = await Effect.runPromise(
    PgClient.make({ url: Redacted.make(other), maxConnections: limits.databaseConnections }).pipe(
      Effect.provide(Reactivity.layer),
      Scope.provide(scope),
    ),
  )
  const visitors = fork(join(import.meta.dirname, 'visitors.ts'))
  const sent = async (from: number) => {
    visitors.send({ port: site.port, from, count: perRound, atOnce } satisfies Wave)
    const [pace] = (await once(visitors, 'message')) as [number]
    return pace
  }
  await sent(60_000)
  const mails = await rowsOf(
    url,
    'SELECT payload::text AS payload FROM delivery ORDER BY id LIMIT 2',
  )
  const payloads = mails.map(({ payload }) => String(payload))
  const inserted = (n: number) => Effect.runPromise(bare(client, n, payloads))
  await paceOf(inserted, 60_000)
  const ours: number[] = []
  const theirs: number[] = []
  // In turns, so that what else the machine does slows both.
  for (let round = 0; round < rounds; round++) {
    ours.push(await sent(round * perRound))
    theirs.push(await paceOf(inserted, round * perRound))
  }
  visitors.disconnect()
  await site.close()
  await Effect.runPromise(Scope.close(scope, Exit.void))
  const ratio = middle(ours) / middle(theirs)
  console.log(
    `an enquiry ${middle(ours).toFixed(2)} ms, its INSERTs ${middle(theirs).toFixed(2)} ms: ratio ${ratio.toFixed(2)}, load ${loadavg()[0]?.toFixed(1)}`,
  )
  expect(ratio).toBeLessThanOrEqual(2)
})
