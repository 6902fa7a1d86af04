import { Effect } from 'effect'
import { rateLimits } from '#data/ops/limits.ts'
import { type ClientAddress, listRateLimitLevels } from '../http/clientAddress.ts'
import { countClientLoad, readRateLimitCounts } from '../http/sqlRateLimiter.ts'

const name = 'wrong work'

/**
 * Returns the lane in which the proof of work of a client waits for its verification: a correct proof has cost more
 * than that, a wrong one nothing. Clients with many wrong proofs have low priority, and are not refused because of
 * their neighbours.
 */
export const chooseCaptchaWorkLane = Effect.fnUntraced(function* (client: ClientAddress) {
  const levels = listRateLimitLevels(name, client, rateLimits.wrongWork)
  const counts = yield* readRateLimitCounts(levels.map(({ key }) => key))
  return levels.some(({ count }, n) => (counts[n] ?? 0) >= count) ? 'second' : 'first'
})

/** Counts a wrong proof of work of a client. */
export const countWrongCaptchaWork = (client: ClientAddress) =>
  countClientLoad(name, client, rateLimits.wrongWork)
