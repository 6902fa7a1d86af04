import { Effect } from 'effect'
import { signInGuessRateLimit, rateLimits } from '#data/ops/limits.ts'
import { computeCaptchaDifficultyOfLoad } from '../../captcha/price.ts'
import {
  type ClientAddress,
  getGuaranteedRequestCount,
  listRateLimitLevels,
  type RateLimitLevel,
} from '../../http/clientAddress.ts'
import {
  countInRateLimits,
  readRateLimitCounts,
  resetRateLimit,
} from '../../http/sqlRateLimiter.ts'

/** Origin of a typed password. */
export interface SignInAttemptSource {
  /** The name, address or number as typed; attempts are counted even if no account has it. */
  readonly name: string
  /** Token of a device that is known to the account; none on others. */
  readonly device: string | undefined
  readonly client: ClientAddress
}

/** Price of a sign-in attempt, and the counters that it increments. */
interface SignInPrice {
  readonly price: number
  readonly counted: readonly RateLimitLevel[]
}

const { guesses, signIn } = rateLimits
const deviceLevel = ({ name, device }: SignInAttemptSource): RateLimitLevel => ({
  key: `guess ${name} device ${device}`,
  ...guesses.address,
})

interface Level extends RateLimitLevel {
  /** Attempts so far, in limits. */
  readonly load: number
}

/** Levels up to the first one whose limit is used up: beyond it, an attempt does not raise the price for neighbours. */
const within = (levels: readonly Level[]): readonly Level[] => {
  const full = levels.findIndex(({ load }) => load >= 1)
  return full === -1 ? levels : levels.slice(0, full + 1)
}

/**
 * Price of the pass for a sign-in attempt. It rises with the previous attempts: those for a name from an address and
 * its networks, those for any name from there, and, from the second one on, those for the name from all addresses.
 * Guesses become expensive, and a correct password is never refused. A known device pays for its own attempts only.
 */
export const readSignInCaptchaDifficulty = Effect.fnUntraced(function* (
  source: SignInAttemptSource,
) {
  const { name, device, client } = source
  const everywhere = { key: `guess ${name}`, ...signInGuessRateLimit }
  const named = listRateLimitLevels(`guess ${name}`, client, guesses)
  const any = listRateLimitLevels('signIn', client, signIn)
  const all = device === undefined ? [everywhere, ...named, ...any] : [deviceLevel(source)]
  const counts = yield* readRateLimitCounts(all.map(({ key }) => key))
  const loads = all.map((level, n): Level => ({ ...level, load: (counts[n] ?? 0) / level.count }))
  const [total, ...levels] = loads
  if (device !== undefined || total === undefined) {
    const own: SignInPrice = {
      price: computeCaptchaDifficultyOfLoad(total?.load ?? 0),
      counted: all,
    }
    return own
  }
  const [forName, forAny] = [levels.slice(0, named.length), levels.slice(named.length)]
  const [own, address] = [forName.slice(0, 1), forAny.slice(0, 1)]
  const tried = (address[0]?.load ?? 0) * signIn.address.count
  // Attempts of neighbours do not raise the price of the first attempts of an address, nor attempts from elsewhere that
  // of the very first.
  const isGuaranteed = tried < getGuaranteedRequestCount(client, signIn.guaranteed)
  const felt = [
    ...(isGuaranteed ? [...own, ...address] : levels),
    ...(own[0]?.load === 0 ? [] : [total]),
  ]
  const counted: readonly RateLimitLevel[] = [total, ...within(forName), ...within(forAny)]
  const price: SignInPrice = {
    price: computeCaptchaDifficultyOfLoad(Math.max(...felt.map(({ load }) => load))),
    counted,
  }
  return price
})

/** Counts an attempt to sign in. */
export const countSignInAttempt = ({ counted }: SignInPrice) => countInRateLimits(counted)

/** Deletes the attempts of a device or address for a name, after a correct password. */
export const forgetSignInAttempts = (source: SignInAttemptSource) => {
  const [own] = listRateLimitLevels(`guess ${source.name}`, source.client, guesses)
  return resetRateLimit(source.device === undefined ? (own?.key ?? '') : deviceLevel(source).key)
}
