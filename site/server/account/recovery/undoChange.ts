import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { InvalidMailLinkError } from '#data/api/httpErrors.ts'
import {
  enforceRateLimit,
  mapErrorsToServiceUnavailable,
  runDatabaseQuery,
} from '../../api/currentCaller.ts'
import { recordAuditEvent } from '../../ops/audit.ts'
import { generateSecret } from '../../ops/randomTokens.ts'
import { failWithValueTaken, lockAccount } from '../accounts.ts'
import { OneTimeCodeService } from '../oneTimeCodes.ts'
import { PasswordHashingService } from '../passwords.ts'
import { revokeAccountAccess } from './revokeAccountAccess.ts'
import { findUndoLink, restoreSignInSettings, redeemUndoLink } from './undoLinks.ts'

const expired = Effect.flatMap(CurrentApiCaller, ({ text }) =>
  Effect.fail(new InvalidMailLinkError({ code: 404, message: text('account.undo.expired') })),
)

/** Undoes changes of sign-in settings by the link of a mail. */
export class SignInSettingsUndoService extends Context.Service<SignInSettingsUndoService>()(
  'felcera/SignInSettingsUndoService',
  {
    make: Effect.gen(function* () {
      const codes = yield* OneTimeCodeService
      const passwords = yield* PasswordHashingService
      return {
        /**
         * Restores address, telephone number and second factor as they were before the change, ends all sessions and makes the password
         * unusable; cancels a deletion; returns the address and a proof with which a new password can be set.
         */
        undo: Effect.fnUntraced(function* (token: string) {
          const guessed = Effect.andThen(enforceRateLimit('accounts'), expired)
          const id = (yield* runDatabaseQuery(findUndoLink(token))) ?? (yield* guessed)
          const unknownPassword = yield* mapErrorsToServiceUnavailable(
            passwords.hash(yield* generateSecret),
          )
          const work = Effect.gen(function* () {
            const sql = yield* SqlClient.SqlClient
            const account = (yield* lockAccount(id)) ?? (yield* expired)
            const settings = (yield* redeemUndoLink(token)) ?? (yield* expired)
            yield* codes.revoke(account.email)
            yield* codes.revoke(settings.email)
            yield* restoreSignInSettings(id, settings)
            yield* sql`UPDATE account SET password = ${unknownPassword}, delete_at = NULL
            WHERE id = ${id}::bigint`
            if (account.leaving) yield* recordAuditEvent('deletion-taken-back', id)
            yield* revokeAccountAccess(id)
            yield* recordAuditEvent('change-undone', id)
            const proof = yield* codes.grantProof(settings.email, 'retrieve')
            return { email: settings.email, proof }
          })
          const inTransaction = Effect.flatMap(SqlClient.SqlClient, (sql) =>
            sql.withTransaction(work),
          )
          return yield* runDatabaseQuery(
            Effect.catchReason(inTransaction, 'SqlError', 'UniqueViolation', () =>
              failWithValueTaken('email'),
            ),
          )
        }),
      }
    }),
  },
) {
  static readonly layer = Layer.effect(this, this.make)
}
