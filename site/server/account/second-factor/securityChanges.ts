import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { AccountMailer, type SecurityChange } from '../../mail/notices.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { recordAuditEvent } from '../../ops/audit.ts'
import { lockAccount } from '../accounts.ts'
import { createUndoLink } from '../recovery/undoLinks.ts'
import { requireOpenSession, type Session } from '../sessions.ts'

/** Changes of how an account is signed in to: recorded, and reported to the account holder. */
export class SecurityChangeService extends Context.Service<SecurityChangeService>()(
  'felcera/SecurityChangeService',
  {
    make: Effect.map(AccountMailer, (notices) => ({
      /**
       * Makes a change, records it and reports it to the account holder by mail, in one transaction that locks the account. Fails
       * with 401 if the session has ended meanwhile.
       */
      change: <A, E, R>(session: Session, kind: SecurityChange, work: Effect.Effect<A, E, R>) =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const store = Effect.gen(function* () {
            const account = yield* lockAccount(session.account)
            yield* requireOpenSession(session)
            const undo = yield* createUndoLink(session.account)
            const result = yield* work
            yield* recordAuditEvent(kind, session.account)
            if (account !== undefined)
              yield* enqueueMail(yield* notices.securityChanged(account, kind, undo))
            return result
          })
          return yield* sql.withTransaction(store)
        }),
    })),
  },
) {
  static readonly layer = Layer.effect(this, this.make)
}
