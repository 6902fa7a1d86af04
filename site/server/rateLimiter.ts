import { Clock, Effect } from 'effect'
import { rateLimitEntries, type RateLimit } from '#data/limits.ts'
import type { ClientAddress } from './clientAddress.ts'

interface Window {
  readonly ends: number
  count: number
}

/** Counts what each address and each network does in fixed windows, in memory. */
export interface RateLimiter {
  /** Milliseconds to wait if the client has done this too often; none if they may. */
  readonly take: (
    client: ClientAddress,
    limit: { readonly address: RateLimit; readonly network: RateLimit },
  ) => Effect.Effect<number | undefined>
}

export function makeRateLimiter(): RateLimiter {
  const windows = new Map<string, Window>()

  const takeOne = (key: string, { count, window }: RateLimit, now: number): number | undefined => {
    const open = windows.get(key)
    if (open !== undefined && open.ends > now) {
      if (open.count >= count) return open.ends - now
      open.count++
      return undefined
    }
    windows.delete(key)
    windows.set(key, { ends: now + window, count: 1 })
    const [oldest] = windows.keys()
    if (windows.size > rateLimitEntries && oldest !== undefined) windows.delete(oldest)
    return undefined
  }

  return {
    take: (client, limit) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const byAddress = takeOne(`a ${client.address}`, limit.address, now)
        return byAddress ?? takeOne(`n ${client.network}`, limit.network, now)
      }),
  }
}
