import { Clock, Context, Effect, Layer } from 'effect'
import { type ClientRateLimit, maxRateLimitEntries } from '#data/ops/limits.ts'
import { Database, type DatabaseUnavailableError } from '../database/database.ts'
import {
  type ClientAddress,
  getGuaranteedRequestCount,
  type RateLimitLevel,
  listRateLimitLevels,
} from './clientAddress.ts'
import { countTowardsClientRateLimit, RateLimitExceededError } from './sqlRateLimiter.ts'

/** Limits how often an address and its network do something, in fixed windows. */
export class RateLimiter extends Context.Service<
  RateLimiter,
  {
    /** Counts once more; fails beyond the limit of the address or the network. */
    readonly take: (
      name: string,
      client: ClientAddress,
      limit: ClientRateLimit,
    ) => Effect.Effect<void, RateLimitExceededError | DatabaseUnavailableError>
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

  /** Counts in memory, for features that work without a database. */
  static readonly layerMemory = Layer.sync(RateLimiter, () => {
    const windows = new Map<string, Window>()
    const openWindow = (key: string, now: number): Window | undefined => {
      const window = windows.get(key)
      return window !== undefined && window.ends > now ? window : undefined
    }
    const newWindow = (key: string, ends: number): Window => {
      const window = { ends, count: 0 }
      windows.delete(key)
      windows.set(key, window)
      const [oldest] = windows.keys()
      if (windows.size > maxRateLimitEntries && oldest !== undefined) windows.delete(oldest)
      return window
    }
    /** Counts once more; returns the end of the window whose limit is exceeded. */
    const count = (
      levels: readonly RateLimitLevel[],
      guaranteed: number,
      now: number,
    ): number | undefined => {
      // The addresses of a network beyond its limit get no windows, which would evict those of others.
      const full = levels.findLast(
        (level) => (openWindow(level.key, now)?.count ?? 0) >= level.count,
      )
      if (full !== undefined && guaranteed === 0) return windows.get(full.key)?.ends
      let own: Window | undefined
      for (const { key, count, window } of levels) {
        const open = openWindow(key, now) ?? newWindow(key, now + window)
        own ??= open
        open.count++
        if (open.count > count) return own.count > guaranteed ? open.ends : undefined
      }
      return undefined
    }
    return {
      take: (name, client, limit) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) => {
          const levels = listRateLimitLevels(name, client, limit)
          const ends = count(levels, getGuaranteedRequestCount(client, limit.guaranteed), now)
          return waitOrPass(ends === undefined ? undefined : Math.ceil((ends - now) / 1000))
        }),
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
