import { recordAuditEvent } from '../ops/audit.ts'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { normalizeUsername, normalizePhone } from '#data/account/accountFields.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { SignInFailedError } from '#data/api/httpErrors.ts'
import { failedSignInLimit } from '#data/ops/limits.ts'
import type { SecondFactorSignIn } from '#data/account/secondFactor.ts'
import type { PhoneSignInPayload, SignInPayload } from '#data/account/sessions.ts'
import { findAccount, lockUnchanged, type Account, type AccountLookupKey } from './accounts.ts'
import { CurrentCaller } from '#data/api/currentCaller.ts'
import {
  enforceRateLimit,
  orServiceUnavailable,
  runDatabaseQuery,
  requireCaptcha,
} from '../api/currentCaller.ts'
import { PasswordHashing } from './passwords.ts'
import { hasAuthenticator } from './second-factor/authenticator.ts'
import { SecondFactor } from './second-factor/secondFactor.ts'
import { endChallenge, openChallenge, tryChallenge } from './second-factor/signInChallenges.ts'
import { SignInCompletion } from './signInCompletion.ts'
import { resetCount, isWithinRateLimit } from '../http/sqlRateLimiter.ts'

/**
 * The key of the lockout: the network, and the account, however it was named, with its current password hash. So
 * nobody locks an owner out from another network, and a new password starts a new count.
 */
const lockKey = (key: AccountLookupKey, account: Account | undefined, network: string): string =>
  `sign-in ${network} ${JSON.stringify(account === undefined ? key : [account.id, account.password])}`

interface Verified {
  readonly account: Account
  /** The hash to store from now on, if the stored one is outdated. */
  readonly renewed: string | undefined
  /** Key of the lockout window. */
  readonly counted: string
}

/**
 * Signing in. Unknown, wrong and locked take the same steps, so that neither the answer nor its time tells
 * them apart.
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
        if (!(yield* lockUnchanged(account))) return undefined
        yield* resetCount(counted)
        if (renewed !== undefined)
          yield* sql`UPDATE account SET password = ${renewed} WHERE id = ${account.id}::bigint`
        return (yield* hasAuthenticator(account.id))
          ? { challenge: yield* openChallenge(account.id) }
          : yield* completion.complete(account, false)
      })
      return yield* sql.withTransaction(work)
    })

    const signIn = Effect.fnUntraced(function* (
      key: AccountLookupKey,
      typed: { readonly password: string; readonly pass: string },
      failure: MessageId,
    ) {
      const { client, text } = yield* CurrentCaller
      yield* enforceRateLimit('signIn')
      yield* requireCaptcha(typed.pass)
      const refused = new SignInFailedError({ code: 401, message: text(failure) })
      const verify = Effect.gen(function* () {
        const look = Effect.gen(function* () {
          const account = yield* findAccount(key)
          const counted = lockKey(key, account, client.network)
          return { account, counted, may: yield* isWithinRateLimit(counted, failedSignInLimit) }
        })
        const { account, counted, may } = yield* runDatabaseQuery(look)
        const { right, renewed } = yield* orServiceUnavailable(
          passwords.verify(account?.password, typed.password),
        )
        if (account !== undefined && right && may) return { account, renewed, counted }
        yield* runDatabaseQuery(
          recordAuditEvent('sign-in-failed', account?.id, { network: client.network }),
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
      const { text } = yield* CurrentCaller
      yield* enforceRateLimit('signIn')
      const expired = new SignInFailedError({ code: 401, message: text('account.login.expired') })
      const id = (yield* runDatabaseQuery(tryChallenge(form.challenge))) ?? (yield* expired)
      const account = (yield* runDatabaseQuery(findAccount({ id }))) ?? (yield* expired)
      yield* secondFactor.verify(account, form.code)
      const finish = Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const work = Effect.gen(function* () {
          const open = (yield* lockUnchanged(account)) && (yield* endChallenge(form.challenge))
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
