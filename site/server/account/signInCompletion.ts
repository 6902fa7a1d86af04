import { Clock, Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { recordAuditEvent } from '../ops/audit.ts'
import { ServerConfig } from '../ops/config.ts'
import { AccountMailer } from '../mail/notices.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { Account } from './accounts.ts'
import { rememberDevice } from './knownDevices.ts'
import { createUndoLink } from './recovery/undoLinks.ts'
import { openSession } from './sessions.ts'

/** Factors that a sign-in was verified by; the code of an authenticator app or a recovery code implies the password. */
export type SignInFactor = 'password' | 'authenticator app' | 'recovery code' | 'passkey'

/** Last step of every kind of sign-in. */
export class SignInCompletionService extends Context.Service<SignInCompletionService>()(
  'felcera/SignInCompletionService',
  {
    make: Effect.gen(function* () {
      const notices = yield* AccountMailer
      const { sessions } = yield* ServerConfig
      return {
        /**
         * Opens a session at the end of a transaction that has locked the account; reports a new device to the account
         * holder by mail; cancels a pending deletion. With `keep` the session lasts for `sessions.keptDays`, even if it
         * is idle.
         */
        complete: Effect.fnUntraced(function* (
          account: Account,
          factor: SignInFactor,
          keep: boolean,
        ) {
          const sql = yield* SqlClient.SqlClient
          const { client, device } = yield* CurrentApiCaller
          const time = new Date(yield* Clock.currentTimeMillis).toISOString()
          if (account.leaving)
            yield* sql`UPDATE account SET delete_at = NULL WHERE id = ${account.id}::bigint`
          const remembered = yield* rememberDevice(account.id)
          if (remembered.isNew) {
            const undo = yield* createUndoLink(account.id)
            yield* enqueueMail(yield* notices.signedIn(account, time, device, undo))
          }
          const token = yield* openSession(account.id, sessions, keep)
          if (account.leaving) yield* recordAuditEvent('deletion-taken-back', account.id)
          yield* recordAuditEvent('sign-in', account.id, {
            network: client.network,
            note: remembered.isNew ? `${factor}, new device` : factor,
          })
          return { token, returned: account.leaving, device: remembered.device }
        }),
      }
    }),
  },
) {
  static readonly layer = Layer.effect(this, this.make)
}
