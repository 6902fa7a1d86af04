import { Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import type { ClientRateLimit, RateLimit } from '#data/ops/limits.ts'
import {
  type ClientAddress,
  getGuaranteedRequestCount,
  listRateLimitLevels,
  type RateLimitLevel,
} from './clientAddress.ts'
import { createKeyedDigest } from '../ops/secrets.ts'

/** A rate limit is exceeded; the same call may succeed after `retryAfter` seconds. */
export class RateLimitExceededError extends Schema.TaggedError<RateLimitExceededError>()(
  'RateLimitExceededError',
  {
    /**
     * `resend`: a code was sent a moment ago; `day`: the address got all codes of a day; `client`: the visitor's rate
     * limit.
     */
    reason: Schema.Literals(['resend', 'day', 'client']),
    retryAfter: Schema.Int,
  },
) {}

// Keys identify addresses of people. A new key of the ring resets all windows.
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

/** A level of a client after it was counted once more. */
interface CountedLevel {
  readonly count: number
  /** Count that is within the limit. */
  readonly most: number
  /** Seconds until the window ends. */
  readonly wait: number
}

/**
 * Counts once more for an address and its networks, in one statement; levels after one beyond its limit are not
 * counted.
 */
const countLevels = Effect.fnUntraced(function* (
  name: string,
  client: ClientAddress,
  limit: ClientRateLimit,
) {
  const sql = yield* SqlClient.SqlClient
  const levels = yield* Effect.forEach(
    listRateLimitLevels(name, client, limit),
    Effect.fnUntraced(function* ({ key, count, window }, n) {
      const table = sql.literal(`level_${n}`)
      const unlessRefused = sql.literal(n === 0 ? '' : `FROM level_${n - 1} WHERE count <= most`)
      return {
        counted: sql`${table} AS (
          INSERT INTO rate_limit AS r (key, count, ends_at)
          SELECT ${yield* digestOf(key)}::bytea, 1, now() + ${window}::int * interval '1 ms' ${unlessRefused}
          ON CONFLICT (key) DO UPDATE SET
            count = CASE WHEN r.ends_at <= now() THEN 1 ELSE least(r.count + 1, 1000000) END,
            ends_at = CASE WHEN r.ends_at <= now() THEN excluded.ends_at ELSE r.ends_at END
          RETURNING ${n}::int AS level, count, ${count}::int AS most,
            ceil(extract(epoch FROM ends_at - now()))::int AS wait)`,
        found: sql`SELECT level, count, most, wait FROM ${table}`,
      }
    }),
  )
  return yield* sql<CountedLevel>`
    WITH ${sql.csv(levels.map(({ counted }) => counted))}
    ${sql.join(' UNION ALL ', false)(levels.map(({ found }) => found))} ORDER BY level`
})

/**
 * Counts once more for an address and its networks; returns the seconds to wait beyond a limit. Beyond the limit of its
 * network an address keeps its guaranteed count.
 */
export const countTowardsClientRateLimit = Effect.fnUntraced(function* (
  name: string,
  client: ClientAddress,
  limit: ClientRateLimit,
) {
  const levels = yield* countLevels(name, client, limit)
  const [own, last] = [levels[0], levels.at(-1)]
  if (own === undefined || last === undefined || last.count <= last.most) return undefined
  return own.count > getGuaranteedRequestCount(client, limit.guaranteed) ? last.wait : undefined
})

/** Counts once more for an address and its networks; returns how many times the most loaded level had used up its limit before. */
export const countClientLoad = Effect.fnUntraced(function* (
  name: string,
  client: ClientAddress,
  limit: ClientRateLimit,
) {
  const levels = yield* countLevels(name, client, limit)
  const own = levels[0]?.count ?? 0
  if (own <= getGuaranteedRequestCount(client, limit.guaranteed)) return 0
  return Math.max(...levels.map(({ count, most }) => (count - 1) / most))
})

/** Counts in the open windows of keys, in their order. */
export const readRateLimitCounts = Effect.fnUntraced(function* (keys: readonly string[]) {
  const sql = yield* SqlClient.SqlClient
  const digests = yield* Effect.forEach(keys, digestOf)
  const rows = yield* sql<{ key: Buffer; count: number }>`SELECT key, count FROM rate_limit
    WHERE key IN ${sql.in(digests)} AND ends_at > now()`
  return digests.map((digest) => rows.find(({ key }) => digest.equals(key))?.count ?? 0)
})

/** Counts once more in the windows of several keys, in one statement. */
export const countInRateLimits = Effect.fnUntraced(function* (levels: readonly RateLimitLevel[]) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* Effect.forEach(levels, ({ key, window }) =>
    Effect.map(digestOf(key), (digest) => ({ digest, window })),
  )
  // In a fixed order, so that no two calls deadlock.
  const ordered = rows.toSorted((a, b) => a.digest.compare(b.digest))
  const values = ordered.map(
    ({ digest, window }) => sql`(${digest}::bytea, 1, now() + ${window}::int * interval '1 ms')`,
  )
  yield* sql`INSERT INTO rate_limit AS r (key, count, ends_at) VALUES ${sql.csv(values)}
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.ends_at <= now() THEN 1 ELSE least(r.count + 1, 1000000) END,
      ends_at = CASE WHEN r.ends_at <= now() THEN excluded.ends_at ELSE r.ends_at END`
})

/** Ends the window of a key. */
export const resetRateLimit = Effect.fnUntraced(function* (key: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM rate_limit WHERE key = ${yield* digestOf(key)}`
})
