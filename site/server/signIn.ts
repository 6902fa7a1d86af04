import { Clock, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { nameKey, phoneKey } from '#data/accountFields.ts'
import type { MessageId } from '#data/fields.ts'
import { SignInFailed } from '#data/httpErrors.ts'
import { lockout } from '#data/limits.ts'
import type { PhoneSignIn, SignIn } from '#data/sessions.ts'
import { findAccount, type Account, type AccountKey } from './accounts.ts'
import { record } from './audit.ts'
import { Caller, limited, notVerified } from './caller.ts'
import type { Captcha } from './captcha.ts'
import { Database } from './database/database.ts'
import { enqueueMail } from './deliveries.ts'
import type { Notices } from './mail/notices.ts'
import type { Passwords } from './passwords.ts'
import { openSession } from './sessions.ts'
import { forgetCount, withinLimit } from './sqlRateLimiter.ts'

/** What was tried with wrong passwords: the account, however it was named. */
export const lockKey = (account: Pick<Account, 'id'>): string => `sign-in account ${account.id}`

/**
 * Signing in. Unknown, wrong and locked take the same steps, so that neither the answer nor its time tells
 * them apart.
 */
export function makeSignIn(captcha: Captcha, passwords: Passwords, notices: Notices) {
  const open = Effect.fnUntraced(function* (account: Account, renewed: string | undefined) {
    const sql = yield* SqlClient.SqlClient
    const { device, token } = yield* Caller
    const time = new Date(yield* Clock.currentTimeMillis).toISOString()
    const work = Effect.gen(function* () {
      yield* forgetCount(lockKey(account))
      if (renewed !== undefined)
        yield* sql`UPDATE account SET password = ${renewed} WHERE id = ${account.id}::bigint`
      if (account.leaving) {
        yield* sql`UPDATE account SET delete_at = NULL WHERE id = ${account.id}::bigint`
        yield* record('deletion-taken-back', account.id)
      }
      yield* record('sign-in', account.id)
      yield* enqueueMail(yield* notices.signedIn(account, time, device))
      return yield* openSession(account.id, device, token)
    })
    return { token: yield* sql.withTransaction(work), returned: account.leaving }
  })

  const signIn = Effect.fnUntraced(function* (
    key: AccountKey,
    typed: { readonly password: string; readonly pass: string },
    failure: MessageId,
  ) {
    const database = yield* Database
    const { text } = yield* Caller
    yield* limited('signIn')
    yield* Effect.catchTag(captcha.consume(typed.pass), 'NotVerified', () => notVerified)
    const look = Effect.gen(function* () {
      const account = yield* findAccount(key)
      const named = account === undefined ? `sign-in name ${JSON.stringify(key)}` : lockKey(account)
      return { account, may: yield* withinLimit(named, lockout) }
    })
    const { account, may } = yield* database.use(look)
    const { right, renewed } = yield* passwords.verify(account?.password, typed.password)
    if (account === undefined || !right || !may)
      return yield* new SignInFailed({ code: 401, message: text(failure) })
    return yield* database.use(open(account, renewed))
  })

  return {
    /** By e-mail address or user name. */
    byName: ({ identifier, ...typed }: SignIn) =>
      signIn(
        identifier.includes('@')
          ? { email: identifier.toLowerCase() }
          : { username: nameKey(identifier) },
        typed,
        'account.login.failure',
      ),
    /** By telephone number. */
    byPhone: ({ code, phone, ...typed }: PhoneSignIn) =>
      signIn({ phone: phoneKey(code, phone) ?? '' }, typed, 'account.login.phone-failure'),
  }
}
