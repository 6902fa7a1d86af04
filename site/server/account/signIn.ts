import { Clock, Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { normalizeUsername, normalizePhone } from '#data/account/accountFields.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { SignInFailed } from '#data/api/httpErrors.ts'
import { failedSignInLimit } from '#data/ops/limits.ts'
import type { PhoneSignIn, SignIn } from '#data/account/sessions.ts'
import { findAccount, lockUnchanged, type Account, type AccountKey } from './accounts.ts'
import { recordAuditEvent } from '../ops/audit.ts'
import { ServerConfig } from '../ops/config.ts'
import { Caller } from '#data/api/currentCaller.ts'
import { enforceRateLimit, orUnavailable, query, requireCaptcha } from '../api/currentCaller.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { AccountNotices } from '../mail/notices.ts'
import { Passwords } from './passwords.ts'
import { openSession } from './sessions.ts'
import { resetCount, withinLimit } from '../http/sqlRateLimiter.ts'

/**
 * The key of the lockout: the network, and the account, however it was named, with its current password hash. So
 * nobody locks an owner out from another network, and a new password starts a new count.
 */
const lockKey = (key: AccountKey, account: Account | undefined, network: string): string =>
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
    const passwords = yield* Passwords
    const notices = yield* AccountNotices
    const { sessions } = yield* ServerConfig

    /** Opens a session unless the account has changed since its password was verified. */
    const open = Effect.fnUntraced(function* ({ account, renewed, counted }: Verified) {
      const sql = yield* SqlClient.SqlClient
      const { device } = yield* Caller
      const time = new Date(yield* Clock.currentTimeMillis).toISOString()
      const work = Effect.gen(function* () {
        if (!(yield* lockUnchanged(account))) return undefined
        yield* resetCount(counted)
        if (renewed !== undefined)
          yield* sql`UPDATE account SET password = ${renewed} WHERE id = ${account.id}::bigint`
        if (account.leaving) {
          yield* sql`UPDATE account SET delete_at = NULL WHERE id = ${account.id}::bigint`
          yield* recordAuditEvent('deletion-taken-back', account.id)
        }
        yield* recordAuditEvent('sign-in', account.id)
        yield* enqueueMail(yield* notices.signedIn(account, time, device))
        return yield* openSession(account.id, sessions)
      })
      const opened = yield* sql.withTransaction(work)
      return opened === undefined ? undefined : { token: opened, returned: account.leaving }
    })

    const signIn = Effect.fnUntraced(function* (
      key: AccountKey,
      typed: { readonly password: string; readonly pass: string },
      failure: MessageId,
    ) {
      const { client, text } = yield* Caller
      yield* enforceRateLimit('signIn')
      yield* requireCaptcha(typed.pass)
      const refused = new SignInFailed({ code: 401, message: text(failure) })
      const verify = Effect.gen(function* () {
        const look = Effect.gen(function* () {
          const account = yield* findAccount(key)
          const counted = lockKey(key, account, client.network)
          return { account, counted, may: yield* withinLimit(counted, failedSignInLimit) }
        })
        const { account, counted, may } = yield* query(look)
        const { right, renewed } = yield* orUnavailable(
          passwords.verify(account?.password, typed.password),
        )
        return account === undefined || !right || !may
          ? yield* refused
          : { account, renewed, counted }
      })
      const first = yield* verify
      const opened = yield* query(open(first))
      if (opened !== undefined) return opened
      // Another sign-in may only have renewed the hash; a deletion requested meanwhile is not cancelled.
      const second = yield* verify
      if (second.account.leaving !== first.account.leaving) return yield* refused
      return (yield* query(open(second))) ?? (yield* refused)
    })

    return {
      /** By e-mail address or user name. */
      byName: ({ identifier, ...typed }: SignIn) =>
        signIn(
          identifier.includes('@')
            ? { email: identifier.toLowerCase() }
            : { username: normalizeUsername(identifier) },
          typed,
          'account.login.failure',
        ),
      /** By telephone number. */
      byPhone: ({ code, phone, ...typed }: PhoneSignIn) =>
        signIn({ phone: normalizePhone(code, phone) ?? '' }, typed, 'account.login.phone-failure'),
    }
  }),
}) {
  static readonly layer = Layer.effect(this, this.make)
}
