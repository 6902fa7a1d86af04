import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { RateLimit } from '#data/limits.ts'
import type { ClientAddress } from './clientAddress.ts'

/** Counts something once more, and whether that is still within its limit; shared by all processes. */
export const withinLimit = Effect.fnUntraced(function* (key: string, { count, window }: RateLimit) {
  const sql = yield* SqlClient.SqlClient
  const digest = createHash('sha256').update(key).digest()
  const [row] = yield* sql<{ count: number }>`INSERT INTO rate_limit AS r (key, count, ends_at)
    VALUES (${digest}, 1, now() + ${window}::int * interval '1 ms')
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.ends_at <= now() THEN 1 ELSE least(r.count + 1, 1000000) END,
      ends_at = CASE WHEN r.ends_at <= now() THEN excluded.ends_at ELSE r.ends_at END
    RETURNING count`
  return (row?.count ?? 0) <= count
})

/** Whether a client may do something once more: neither its address nor its network has done it too often. */
export const clientWithinLimit = Effect.fnUntraced(function* (
  what: string,
  client: ClientAddress,
  limit: { readonly address: RateLimit; readonly network: RateLimit },
) {
  const address = yield* withinLimit(`${what} a ${client.address}`, limit.address)
  return address && (yield* withinLimit(`${what} n ${client.network}`, limit.network))
})
