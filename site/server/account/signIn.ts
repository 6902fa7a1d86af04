import { recordAuditEvent } from '../ops/audit.ts'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { normalizeUsername, normalizePhone } from '#data/account/accountFields.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { SignInFailedError } from '#data/api/httpErrors.ts'
import { failedSignInLimit } from '#data/ops/limits.ts'
import type { SecondFactorSignIn } from '#data/account/secondFactor.ts'
import type { PhoneSignInPayload, SignInPayload } from '#data/account/sessions.ts'
import {
  findAccount,
  findAccountsByPhone,
  lockUnchangedAccount,
  type Account,
  type AccountLookupKey,
} from './accounts.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import {
  enforceRateLimit,
  mapToServiceUnavailable,
  runDatabaseQuery,
  requireCaptcha,
} from '../api/currentCaller.ts'
import { getLockoutAddress } from '../http/clientAddress.ts'
import { findKnownDevice } from './knownDevices.ts'
import { PasswordHashing } from './passwords.ts'
import { hasSecondFactor } from './second-factor/secondFactorState.ts'
import { SecondFactor } from './second-factor/secondFactor.ts'
import {
  endSignInChallenge,
  startSignInChallenge,
  countSignInChallengeAttempt,
} from './second-factor/signInChallenges.ts'
import { SignInCompletion } from './signInCompletion.ts'
import { resetRateLimit, isWithinRateLimit } from '../http/sqlRateLimiter.ts'

/** What a visitor signs in with; a telephone number may be that of several accounts. */
type SignInKey = AccountLookupKey | { readonly phone: string }
type NthKey = SignInKey & { readonly nth: number }

/**
 * The key of the lockout: the known device, else the address, and the account, however it was named, with its current
 * password hash. So guesses elsewhere, also in the network of the owner, lock no owner out, and a new password starts a
 * new count.
 */
const lockKey = (key: NthKey, account: Account | undefined, from: string): string =>
  `sign-in ${from} ${JSON.stringify(account === undefined ? key : [account.id, account.password])}`

interface Verified {
  readonly account: Account
  /** The hash to store from now on, if the stored one is outdated. */
  readonly renewed: string | undefined
  /** Key of the lockout window. */
  readonly counted: string
}

/**
 * Signing in. Unknown, wrong and locked take the same steps, so that neither the response nor its
 * time distinguishes them.
 */
export class SignInFlow extends Context.Service<SignInFlow>()('felcera/SignInFlow', {
  make: Effect.gen(function* () {
    const passwords = yield* PasswordHashing
    const completion = yield* SignInCompletion
    const secondFactor = yield* SecondFactor

    /** Goes on with an account unless it has changed since its password was verified: to the second factor, or to a session. */
    const open = Effect.fnUntraced(function* ({ account, renewed, counted }: Verified) {
      const sql = yield* SqlClient.SqlClient
      const work = Effect.gen(function* () {
        if (!(yield* lockUnchangedAccount(account))) return undefined
        yield* resetRateLimit(counted)
        if (renewed !== undefined)
          yield* sql`UPDATE account SET password = ${renewed} WHERE id = ${account.id}::bigint`
        return (yield* hasSecondFactor(account.id))
          ? { challenge: yield* startSignInChallenge(account.id) }
          : yield* completion.complete(account, false)
      })
      return yield* sql.withTransaction(work)
    })

    const signIn = Effect.fnUntraced(function* (
      key: SignInKey,
      typed: { readonly password: string; readonly pass: string },
      failure: MessageId,
    ) {
      const { client, text } = yield* CurrentApiCaller
      yield* enforceRateLimit('signIn')
      yield* requireCaptcha(typed.pass, 'sign-in')
      const refused = new SignInFailedError({ code: 401, message: text(failure) })
      const verify = Effect.gen(function* () {
        const count = Effect.fnUntraced(function* (account: Account | undefined, nth: number) {
          const device = yield* findKnownDevice(account?.id ?? '0')
          const from = device === undefined ? getLockoutAddress(client) : `device ${device}`
          const counted = lockKey({ ...key, nth }, account, from)
          return { account, counted, may: yield* isWithinRateLimit(counted, failedSignInLimit) }
        })
        const look = Effect.gen(function* () {
          const accounts =
            'phone' in key ? yield* findAccountsByPhone(key.phone) : [yield* findAccount(key)]
          return yield* Effect.forEach(accounts, count)
        })
        const looked = yield* runDatabaseQuery(look)
        const found: Verified[] = []
        // All of them, also after the right one: how long it takes reveals nothing.
        for (const { account, counted, may } of looked) {
          const { right, renewed } = yield* mapToServiceUnavailable(
            passwords.verify(account?.password, typed.password),
          )
          if (account !== undefined && right && may) found.push({ account, renewed, counted })
        }
        if (found[0] !== undefined) return found[0]
        const failed = looked[0]?.account?.id
        yield* runDatabaseQuery(
          recordAuditEvent('sign-in-failed', failed, { network: client.network }),
        )
        return yield* refused
      })
      const first = yield* verify
      const opened = yield* runDatabaseQuery(open(first))
      if (opened !== undefined) return opened
      // Another sign-in may only have renewed the hash; a deletion requested meanwhile is not cancelled.
      const second = yield* verify
      if (second.account.leaving !== first.account.leaving) return yield* refused
      return (yield* runDatabaseQuery(open(second))) ?? (yield* refused)
    })

    /** The second step: a code of the authenticator app or a recovery code. */
    const bySecondFactor = Effect.fnUntraced(function* (form: SecondFactorSignIn) {
      const { text } = yield* CurrentApiCaller
      yield* enforceRateLimit('signIn')
      const expired = new SignInFailedError({ code: 401, message: text('account.login.expired') })
      const id =
        (yield* runDatabaseQuery(countSignInChallengeAttempt(form.challenge))) ?? (yield* expired)
      const account = (yield* runDatabaseQuery(findAccount({ id }))) ?? (yield* expired)
      yield* secondFactor.verify(account, form.code)
      const finish = Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const work = Effect.gen(function* () {
          const open =
            (yield* lockUnchangedAccount(account)) && (yield* endSignInChallenge(form.challenge))
          return open ? yield* completion.complete(account, form.keep) : undefined
        })
        return yield* sql.withTransaction(work)
      })
      return (yield* runDatabaseQuery(finish)) ?? (yield* expired)
    })

    return {
      /** By e-mail address or user name. */
      byName: ({ identifier, ...typed }: SignInPayload) =>
        signIn(
          identifier.includes('@')
            ? { email: identifier.toLowerCase() }
            : { username: normalizeUsername(identifier) },
          typed,
          'account.login.failure',
        ),
      bySecondFactor,
      /** By telephone number. */
      byPhone: ({ code, phone, ...typed }: PhoneSignInPayload) =>
        signIn({ phone: normalizePhone(code, phone) ?? '' }, typed, 'account.login.phone-failure'),
    }
  }),
}) {
  static readonly layer = Layer.effect(this, this.make)
}
