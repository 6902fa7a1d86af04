import { Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import type { RateLimit } from '#data/ops/limits.ts'
import type { ClientAddress } from './clientAddress.ts'
import { keyedDigestOf } from '../ops/secrets.ts'

/** A rate limit is exceeded; the same call may succeed after `retryAfter` seconds. */
export class RateLimitExceededError extends Schema.TaggedError<RateLimitExceededError>()(
  'WaitFirst',
  {
    /** `resend`: a code is on its way; `day`: the address got all codes of a day; `client`: the visitor's rate limit. */
    reason: Schema.Literals(['resend', 'day', 'client']),
    retryAfter: Schema.Int,
  },
) {}

// Keys name addresses of people. A new key of the ring begins all windows anew.
const digestOf = (key: string) => keyedDigestOf('rate-limit', key)

/** Counts once more in the window of a key; returns the seconds to wait beyond its limit. Shared by all processes. */
export const countTowardsRateLimit = Effect.fnUntraced(function* (
  key: string,
  { count, window }: RateLimit,
) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ count: number; wait: number }>`
    INSERT INTO rate_limit AS r (key, count, ends_at)
    VALUES (${yield* digestOf(key)}, 1, now() + ${window}::int * interval '1 ms')
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.ends_at <= now() THEN 1 ELSE least(r.count + 1, 1000000) END,
      ends_at = CASE WHEN r.ends_at <= now() THEN excluded.ends_at ELSE r.ends_at END
    RETURNING count, ceil(extract(epoch FROM ends_at - now()))::int AS wait`
  return row === undefined || row.count <= count ? undefined : row.wait
})

/** Counts once more in the window of a key; returns whether that is within its limit. */
export const isWithinRateLimit = (key: string, limit: RateLimit) =>
  Effect.map(countTowardsRateLimit(key, limit), (wait) => wait === undefined)

/** Limits for one address and for its network. */
export interface ClientLimit {
  readonly address: RateLimit
  readonly network: RateLimit
}

/**
 * Counts once more for an address and its network; returns the seconds to wait beyond a limit. One statement
 * counts both; what an address does beyond its own limit does not count against its network.
 */
export const countTowardsClientRateLimit = Effect.fnUntraced(function* (
  what: string,
  client: ClientAddress,
  { address, network }: ClientLimit,
) {
  const sql = yield* SqlClient.SqlClient
  const again = sql.literal(`ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.ends_at <= now() THEN 1 ELSE least(r.count + 1, 1000000) END,
      ends_at = CASE WHEN r.ends_at <= now() THEN excluded.ends_at ELSE r.ends_at END
    RETURNING count, ceil(extract(epoch FROM ends_at - now()))::int AS wait`)
  const [row] = yield* sql<{ wait: number | null }>`
    WITH address AS (
      INSERT INTO rate_limit AS r (key, count, ends_at)
      VALUES (${yield* digestOf(`${what} a ${client.address}`)}, 1, now() + ${address.window}::int * interval '1 ms')
      ${again}
    ), network AS (
      INSERT INTO rate_limit AS r (key, count, ends_at)
      SELECT ${yield* digestOf(`${what} n ${client.network}`)}::bytea, 1, now() + ${network.window}::int * interval '1 ms'
      FROM address WHERE count <= ${address.count}
      ${again}
    )
    SELECT CASE WHEN a.count > ${address.count} THEN a.wait
      WHEN n.count > ${network.count} THEN n.wait END AS wait
    FROM address a LEFT JOIN network n ON true`
  return row?.wait ?? undefined
})

/** Ends the window of a key. */
export const resetCount = Effect.fnUntraced(function* (key: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM rate_limit WHERE key = ${yield* digestOf(key)}`
})
