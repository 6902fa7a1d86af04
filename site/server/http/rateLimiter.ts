import { Clock, Context, Effect, Layer } from 'effect'
import { maxRateLimitEntries, type RateLimit } from '#data/ops/limits.ts'
import { Database, type DatabaseDownError } from '../database/database.ts'
import type { ClientAddress } from './clientAddress.ts'
import {
  type ClientLimit,
  countTowardsClientRateLimit,
  RateLimitExceededError,
} from './sqlRateLimiter.ts'

/** Limits how often an address and its network do something, in fixed windows. */
export class RateLimiter extends Context.Service<
  RateLimiter,
  {
    /** Counts once more; fails beyond the limit of the address or the network. */
    readonly take: (
      name: string,
      client: ClientAddress,
      limit: ClientLimit,
    ) => Effect.Effect<void, RateLimitExceededError | DatabaseDownError>
  }
>()('felcera/RateLimiter') {
  /** Counts in the database, shared by all processes. */
  static readonly layer = Layer.effect(
    RateLimiter,
    Effect.map(Database, (database) => ({
      take: (name, client, limit) =>
        Effect.flatMap(database.use(countTowardsClientRateLimit(name, client, limit)), waitOrPass),
    })),
  )

  /** Counts in memory: for what works without a database. */
  static readonly layerMemory = Layer.sync(RateLimiter, () => {
    const windows = new Map<string, Window>()
    const takeOne = (key: string, limit: RateLimit, now: number): number | undefined => {
      const open = windows.get(key)
      if (open !== undefined && open.ends > now) {
        if (open.count >= limit.count) return Math.ceil((open.ends - now) / 1000)
        open.count++
        return undefined
      }
      windows.delete(key)
      windows.set(key, { ends: now + limit.window, count: 1 })
      const [oldest] = windows.keys()
      if (windows.size > maxRateLimitEntries && oldest !== undefined) windows.delete(oldest)
      return undefined
    }
    return {
      take: (name, { address, network }, limit) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) =>
          waitOrPass(
            takeOne(`${name} a ${address}`, limit.address, now) ??
              takeOne(`${name} n ${network}`, limit.network, now),
          ),
        ),
    }
  })
}

interface Window {
  /** Milliseconds since 1970. */
  readonly ends: number
  count: number
}

const waitOrPass = (retryAfter: number | undefined): Effect.Effect<void, RateLimitExceededError> =>
  retryAfter === undefined
    ? Effect.void
    : Effect.fail(new RateLimitExceededError({ reason: 'client', retryAfter }))
