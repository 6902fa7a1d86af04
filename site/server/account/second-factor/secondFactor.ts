import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { CurrentCaller } from '#data/api/currentCaller.ts'
import { WrongOneTimeCodeError, NotAuthorizedError } from '#data/api/httpErrors.ts'
import { failedSignInLimit } from '#data/ops/limits.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import {
  enforceRateLimit,
  runDatabaseQuery,
  failWithTooManyRequests,
} from '../../api/currentCaller.ts'
import { resetCount, countTowardsRateLimit } from '../../http/sqlRateLimiter.ts'
import { AccountNotices, type SecurityChange } from '../../mail/notices.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { recordAuditEvent } from '../../ops/audit.ts'
import { type Account, findAccount, lockAccount } from '../accounts.ts'
import type { Session } from '../sessions.ts'
import {
  hasAuthenticator,
  pendingSecret,
  removeAuthenticator,
  useAuthenticatorCode,
} from './authenticator.ts'
import { countRecoveryCodes, replaceRecoveryCodes, useRecoveryCode } from './recoveryCodes.ts'
import { requireStepUp } from './stepUp.ts'
import { base32, totpAddress } from './totp.ts'

const codeWrong = Effect.flatMap(CurrentCaller, ({ text }) =>
  Effect.fail(
    new WrongOneTimeCodeError({ code: 422, message: text('account.second-factor.wrong') }),
  ),
)
const notNow = (message: MessageId) =>
  Effect.flatMap(CurrentCaller, ({ text }) =>
    Effect.fail(new NotAuthorizedError({ code: 403, message: text(message) })),
  )

/** The second factor of accounts: an authenticator app (TOTP) with recovery codes. */
export class SecondFactor extends Context.Service<SecondFactor>()('felcera/SecondFactor', {
  make: Effect.gen(function* () {
    const notices = yield* AccountNotices

    /** Verifies and uses up a code of the authenticator or a recovery code; fails with 422 if it is wrong. */
    const verify = Effect.fnUntraced(function* (account: Account, code: string) {
      // A new password starts a new count, so that its owner is not locked out by who knew the old one.
      const counted = `second factor ${account.id} ${account.password}`
      const look = Effect.gen(function* () {
        const wait = yield* countTowardsRateLimit(counted, failedSignInLimit)
        if (wait !== undefined) return { wait, right: false }
        const right =
          (yield* useAuthenticatorCode(account.id, code, 'active')) ||
          (yield* useRecoveryCode(account.id, code))
        if (right) yield* resetCount(counted)
        return { wait, right }
      })
      const { wait, right } = yield* runDatabaseQuery(look)
      if (wait !== undefined) yield* failWithTooManyRequests(wait)
      if (!right) yield* codeWrong
    })

    /** Changes the second factor in a transaction that tells the holder of it by mail. */
    const change = <A, E, R>(
      session: Session,
      kind: SecurityChange,
      work: Effect.Effect<A, E, R>,
    ) =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const store = Effect.gen(function* () {
          const account = yield* lockAccount(session.account)
          const result = yield* work
          yield* recordAuditEvent(kind, session.account)
          if (account !== undefined)
            yield* enqueueMail(yield* notices.securityChanged(account, kind))
          return result
        })
        return yield* sql.withTransaction(store)
      })

    const state = Effect.fnUntraced(function* ({ account }: Session) {
      return {
        active: yield* hasAuthenticator(account),
        recoveryCodes: yield* countRecoveryCodes(account),
      }
    })

    /** A secret for an authenticator app, and the address for its QR code. */
    const begin = Effect.fnUntraced(function* (session: Session) {
      yield* enforceRateLimit('accounts')
      yield* requireStepUp(session)
      const look = Effect.all([
        pendingSecret(session.account),
        findAccount({ id: session.account }),
      ])
      const [bytes, account] = yield* runDatabaseQuery(look)
      if (bytes === undefined) return yield* notNow('account.second-factor.active')
      const secret = base32(bytes)
      return { secret, address: totpAddress(secret, 'Felcera', account?.email ?? '') }
    })

    /** Activates the authenticator by its first code; returns the recovery codes. */
    const activate = Effect.fnUntraced(function* (session: Session, code: string) {
      yield* enforceRateLimit('accounts')
      yield* requireStepUp(session)
      const work = Effect.gen(function* () {
        if (!(yield* useAuthenticatorCode(session.account, code, 'pending')))
          return yield* codeWrong
        return yield* replaceRecoveryCodes(session.account)
      })
      return yield* runDatabaseQuery(change(session, 'authenticator-added', work))
    })

    const renewCodes = Effect.fnUntraced(function* (session: Session) {
      yield* enforceRateLimit('accounts')
      yield* requireStepUp(session)
      const work = Effect.gen(function* () {
        if (!(yield* hasAuthenticator(session.account)))
          return yield* notNow('account.second-factor.inactive')
        return yield* replaceRecoveryCodes(session.account)
      })
      return yield* runDatabaseQuery(change(session, 'recovery-codes-renewed', work))
    })

    const remove = Effect.fnUntraced(function* (session: Session) {
      yield* enforceRateLimit('accounts')
      yield* requireStepUp(session)
      yield* runDatabaseQuery(
        change(session, 'authenticator-removed', removeAuthenticator(session.account)),
      )
    })

    return { verify, state, begin, activate, renewCodes, remove }
  }),
}) {
  static readonly layer = Layer.effect(this, this.make)
}
