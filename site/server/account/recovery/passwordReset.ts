import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { PasswordResetPayload } from '#data/account/signUp.ts'
import { UnknownAccountError } from '#data/api/httpErrors.ts'
import { findAccount, lockAccount } from '../accounts.ts'
import { recordAuditEvent } from '../../ops/audit.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import {
  failWithFieldError,
  mapErrorsToServiceUnavailable,
  runDatabaseQuery,
} from '../../api/currentCaller.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { AccountMailer } from '../../mail/notices.ts'
import { isCommonPassword, PasswordHashingService } from '../passwords.ts'
import { identifyBrowser, VerificationService } from '../verificationTokens.ts'
import { revokeAccountAccess } from './revokeAccountAccess.ts'
import { createUndoLink } from './undoLinks.ts'

const unknown = Effect.flatMap(CurrentApiCaller, ({ text }) =>
  Effect.fail(new UnknownAccountError({ code: 404, message: text('account.retrieve.unknown') })),
)

/** Password retrieval: a code verifies the address, then the new password is stored. */
export class PasswordRecoveryService extends Context.Service<PasswordRecoveryService>()(
  'felcera/PasswordRecoveryService',
  {
    make: Effect.gen(function* () {
      const tokens = yield* VerificationService
      const passwords = yield* PasswordHashingService
      const notices = yield* AccountMailer

      const known = Effect.fnUntraced(function* (email: string) {
        return (yield* findAccount({ email })) ?? (yield* unknown)
      })

      /** Verifies the code; only then reveals whether an account has the address. */
      const prove = Effect.fnUntraced(function* (email: string, code: string) {
        const proved = yield* tokens.prove(
          email,
          'retrieve',
          yield* identifyBrowser,
          code,
          'account.retrieve.email-or-code',
        )
        yield* runDatabaseQuery(known(proved.address))
        return proved.proof
      })

      /** Stores the new password; ends every session, code, proof and credential of the account. */
      const reset = Effect.fnUntraced(function* ({ proof, password }: PasswordResetPayload) {
        const email = yield* tokens.tryProof(proof, 'retrieve')
        const { username } = yield* runDatabaseQuery(known(email))
        if (isCommonPassword(password, [username, email.split('@')[0] ?? '']))
          yield* failWithFieldError('password', 'form.account.password.common')
        const hashed = yield* mapErrorsToServiceUnavailable(passwords.hash(password))
        const store = Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const work = Effect.gen(function* () {
            const { id } = yield* known(email)
            const locked = yield* lockAccount(id)
            const account = locked?.email === email ? locked : yield* unknown
            yield* tokens.useProof(proof, 'retrieve')
            yield* tokens.revoke(account.email)
            const undo = yield* createUndoLink(account.id)
            yield* sql`UPDATE account SET password = ${hashed} WHERE id = ${account.id}::bigint`
            yield* revokeAccountAccess(account.id)
            yield* recordAuditEvent('password-reset', account.id)
            yield* enqueueMail(yield* notices.passwordChanged(account, undo))
          })
          yield* sql.withTransaction(work)
        })
        yield* runDatabaseQuery(store)
      })

      return { prove, reset }
    }),
  },
) {
  static readonly layer = Layer.effect(this, this.make)
}
