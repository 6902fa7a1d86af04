import { Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import type { ClientRateLimit, RateLimit } from '#data/ops/limits.ts'
import { type ClientAddress, guaranteedRequestCount, listRateLimitLevels } from './clientAddress.ts'
import { createKeyedDigest } from '../ops/secrets.ts'

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
const digestOf = (key: string) => createKeyedDigest('rate-limit', key)

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

/**
 * Counts once more for an address and its networks, in one statement; returns the seconds to wait beyond a limit. Beyond the
 * limit of its network an address has its guaranteed count left.
 */
export const countTowardsClientRateLimit = Effect.fnUntraced(function* (
  name: string,
  client: ClientAddress,
  limit: ClientRateLimit,
) {
  const sql = yield* SqlClient.SqlClient
  const levels = yield* Effect.forEach(
    listRateLimitLevels(name, client, limit),
    Effect.fnUntraced(function* ({ key, count, window }, n) {
      const table = sql.literal(`level_${n}`)
      const unlessRefused = sql.literal(n === 0 ? '' : `FROM level_${n - 1} WHERE passed`)
      return {
        counted: sql`${table} AS (
          INSERT INTO rate_limit AS r (key, count, ends_at)
          SELECT ${yield* digestOf(key)}::bytea, 1, now() + ${window}::int * interval '1 ms' ${unlessRefused}
          ON CONFLICT (key) DO UPDATE SET
            count = CASE WHEN r.ends_at <= now() THEN 1 ELSE least(r.count + 1, 1000000) END,
            ends_at = CASE WHEN r.ends_at <= now() THEN excluded.ends_at ELSE r.ends_at END
          RETURNING count, count <= ${count} AS passed,
            ceil(extract(epoch FROM ends_at - now()))::int AS wait)`,
        refused: sql`SELECT wait FROM ${table} WHERE NOT passed`,
      }
    }),
  )
  const [row] = yield* sql<{ wait: number }>`
    WITH ${sql.csv(levels.map(({ counted }) => counted))}
    SELECT refused.wait FROM (${sql.join(' UNION ALL ', false)(levels.map(({ refused }) => refused))}) refused, level_0
    WHERE level_0.count > ${guaranteedRequestCount(client, limit.guaranteed)}`
  return row?.wait
})

/** Ends the window of a key. */
export const resetRateLimit = Effect.fnUntraced(function* (key: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM rate_limit WHERE key = ${yield* digestOf(key)}`
})
