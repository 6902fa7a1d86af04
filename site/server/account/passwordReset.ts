import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { PasswordReset } from '#data/account/signUp.ts'
import { AccountUnknown } from '#data/api/httpErrors.ts'
import { findAccount, lockAccount } from './accounts.ts'
import { recordAuditEvent } from '../ops/audit.ts'
import { Caller } from '#data/api/currentCaller.ts'
import { enforceRateLimit, fieldError, orUnavailable, query } from '../api/currentCaller.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { AccountNotices } from '../mail/notices.ts'
import { isCommonPassword, Passwords } from './passwords.ts'
import { VerificationTokens } from './verificationTokens.ts'
import { endSessions } from './sessions.ts'

const unknown = Effect.flatMap(Caller, ({ text }) =>
  Effect.fail(new AccountUnknown({ code: 404, message: text('account.retrieve.unknown') })),
)

/** Password retrieval: a code verifies the address, then the new password is stored. */
export class PasswordRecovery extends Context.Service<PasswordRecovery>()(
  'felcera/PasswordRecovery',
  {
    make: Effect.gen(function* () {
      const tokens = yield* VerificationTokens
      const passwords = yield* Passwords
      const notices = yield* AccountNotices

      const known = Effect.fnUntraced(function* (email: string) {
        return (yield* findAccount({ email })) ?? (yield* unknown)
      })

      /** Verifies the code; answers whether an account has the address only then. */
      const prove = Effect.fnUntraced(function* (email: string, code: string) {
        const { browser } = yield* Caller
        const proved = yield* tokens.prove(
          email,
          'retrieve',
          `browser ${browser}`,
          code,
          'account.retrieve.email-or-code',
        )
        yield* query(known(proved.address))
        return proved.proof
      })

      /** Stores the new password; ends every session, code, proof and credential of the account. */
      const reset = Effect.fnUntraced(function* ({ proof, password }: PasswordReset) {
        yield* enforceRateLimit('accounts')
        const email = yield* tokens.tryProof(proof, 'retrieve')
        const { username } = yield* query(known(email))
        if (isCommonPassword(password, [username, email.split('@')[0] ?? '']))
          yield* fieldError('password', 'form.account.password.common')
        const hashed = yield* orUnavailable(passwords.hash(password))
        const store = Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const work = Effect.gen(function* () {
            const { id } = yield* known(email)
            const locked = yield* lockAccount(id)
            const account = locked?.email === email ? locked : yield* unknown
            yield* tokens.useProof(proof, 'retrieve')
            yield* tokens.revoke(account.email)
            yield* sql`UPDATE account SET password = ${hashed} WHERE id = ${account.id}::bigint`
            yield* endSessions(account.id)
            yield* sql`DELETE FROM credential WHERE account_id = ${account.id}::bigint`
            yield* recordAuditEvent('password-reset', account.id)
            yield* enqueueMail(yield* notices.passwordChanged(account))
          })
          yield* sql.withTransaction(work)
        })
        yield* query(store)
      })

      return { prove, reset }
    }),
  },
) {
  static readonly layer = Layer.effect(this, this.make)
}
