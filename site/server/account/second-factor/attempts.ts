import { Effect } from 'effect'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { wrongCodeRateLimit, wrongCodesFromAllAddressesRateLimit } from '#data/ops/limits.ts'
import { getLockoutAddress } from '../../http/clientAddress.ts'
import { countTowardsRateLimit, resetRateLimit } from '../../http/sqlRateLimiter.ts'
import type { Account } from '../accounts.ts'
import { findKnownDevice } from '../knownDevices.ts'
import { endSessionById, type Session } from '../sessions.ts'

/** Reason why no further attempt is allowed. */
interface Limited {
  /** True if the attempts of all addresses together are used up; the owner has other ways to sign in. */
  readonly everywhere: boolean
  /** Seconds to wait. */
  readonly wait: number
}

// A new password starts new counts, so that a person with the old one cannot lock the owner out.
const keyOf = ({ id, password }: Account) => `second factor ${id} ${password}`

/** Origin of a typed code: a session, a sign-in on a known device, or an address. */
const findSource = Effect.fnUntraced(function* (account: Account, session: Session | undefined) {
  if (session !== undefined) return { isStranger: false, source: `session ${session.id}` }
  const device = yield* findKnownDevice(account.id)
  const { client } = yield* CurrentApiCaller
  return device === undefined
    ? { isStranger: true, source: getLockoutAddress(client) }
    : { isStranger: false, source: `device ${device}` }
})

/**
 * Counts an attempt at the second factor of an account; returns the reason if it is refused. The client knows the
 * password or has a session already: each source has few attempts, a session ends with them, and addresses that are new
 * to the account share a small number, which never blocks a known device, a passkey or a new password.
 */
export const countSecondFactorAttempt = Effect.fnUntraced(function* (
  account: Account,
  session?: Session,
) {
  const { source, isStranger } = yield* findSource(account, session)
  const wait = yield* countTowardsRateLimit(`${keyOf(account)} ${source}`, wrongCodeRateLimit)
  if (wait !== undefined) {
    if (session !== undefined) yield* endSessionById(session.account, session.id)
    const limited: Limited = { everywhere: false, wait }
    return limited
  }
  if (!isStranger) return undefined
  const longer = yield* countTowardsRateLimit(keyOf(account), wrongCodesFromAllAddressesRateLimit)
  if (longer === undefined) return undefined
  const limited: Limited = { everywhere: true, wait: longer }
  return limited
})

/** Deletes the attempts of a source after a correct code. */
export const resetSecondFactorAttempts = Effect.fnUntraced(function* (
  account: Account,
  session?: Session,
) {
  const { source } = yield* findSource(account, session)
  yield* resetRateLimit(`${keyOf(account)} ${source}`)
})
