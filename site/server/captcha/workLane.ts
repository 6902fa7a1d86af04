import { Effect } from 'effect'
import { rateLimits } from '#data/ops/limits.ts'
import { type ClientAddress, listRateLimitLevels } from '../http/clientAddress.ts'
import { countClientLoad, readRateLimitCounts } from '../http/sqlRateLimiter.ts'

const name = 'wrong work'

/**
 * The lane in which the work of a client waits for its verification: right work has cost more than that, wrong work nothing. Whoever
 * has sent much of it waits behind the others, and is not refused for what neighbours have sent.
 */
export const chooseCaptchaWorkLane = Effect.fnUntraced(function* (client: ClientAddress) {
  const levels = listRateLimitLevels(name, client, rateLimits.wrongWork)
  const counts = yield* readRateLimitCounts(levels.map(({ key }) => key))
  return levels.some(({ count }, n) => (counts[n] ?? 0) >= count) ? 'second' : 'first'
})

/** Counts wrong work of a client. */
export const countWrongCaptchaWork = (client: ClientAddress) =>
  countClientLoad(name, client, rateLimits.wrongWork)
