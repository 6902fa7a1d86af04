import { Context, Effect, Layer } from 'effect'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { WrongOneTimeCodeError, NotAuthorizedError } from '#data/api/httpErrors.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import {
  enforceSessionRateLimit,
  runDatabaseQuery,
  failWithTooManyRequests,
} from '../../api/currentCaller.ts'
import { recordAuditEvent } from '../../ops/audit.ts'
import { type Account, findAccount } from '../accounts.ts'
import type { Session } from '../sessions.ts'
import {
  hasAuthenticator,
  preparePendingAuthenticatorSecret,
  removeAuthenticator,
  redeemAuthenticatorCode,
} from './authenticator.ts'
import { countRecoveryCodes, replaceRecoveryCodes, redeemRecoveryCode } from './recoveryCodes.ts'
import { countSecondFactorAttempt, resetSecondFactorAttempts } from './attempts.ts'
import { deleteUnusedRecoveryCodes, hasSecondFactor } from './secondFactorState.ts'
import { SecurityChangeService } from './securityChanges.ts'
import { requireStepUp } from './stepUp.ts'
import { encodeBase32, formatTotpUri } from './totp.ts'

const codeWrong = Effect.flatMap(CurrentApiCaller, ({ text }) =>
  Effect.fail(
    new WrongOneTimeCodeError({ code: 422, message: text('account.second-factor.wrong') }),
  ),
)
const notNow = (message: MessageId) =>
  Effect.flatMap(CurrentApiCaller, ({ text }) =>
    Effect.fail(new NotAuthorizedError({ code: 403, message: text(message) })),
  )

/** The second factor of accounts: an authenticator app (TOTP) with recovery codes. */
export class SecondFactorService extends Context.Service<SecondFactorService>()(
  'felcera/SecondFactorService',
  {
    make: Effect.gen(function* () {
      const { change } = yield* SecurityChangeService

      /**
       * Verifies and uses up a code of the authenticator or a recovery code, in the second step of a sign-in or to
       * confirm a session; returns which of them it was, and fails with 422 if it is wrong. Too many wrong codes end the
       * session, or block their source for a while.
       */
      const verify = Effect.fnUntraced(function* (
        account: Account,
        code: string,
        session?: Session,
      ) {
        const { client } = yield* CurrentApiCaller
        const look = Effect.gen(function* () {
          const limited = yield* countSecondFactorAttempt(account, session)
          if (limited !== undefined) {
            yield* recordAuditEvent('second-factor-limited', account.id, {
              network: client.network,
            })
            return limited
          }
          const factor = (yield* redeemAuthenticatorCode({ account: account.id }, code))
            ? ('authenticator app' as const)
            : (yield* redeemRecoveryCode(account.id, code))
              ? ('recovery code' as const)
              : undefined
          if (factor === undefined)
            yield* recordAuditEvent('second-factor-failed', account.id, { network: client.network })
          else yield* resetSecondFactorAttempts(account, session)
          return { factor }
        })
        const found = yield* runDatabaseQuery(look)
        if ('factor' in found) return found.factor ?? (yield* codeWrong)
        const { text } = yield* CurrentApiCaller
        const message = found.everywhere ? text('account.second-factor.limited') : undefined
        return yield* failWithTooManyRequests(found.wait, message)
      })

      const state = Effect.fnUntraced(function* ({ account }: Session) {
        return {
          active: yield* hasAuthenticator(account),
          required: yield* hasSecondFactor(account),
          recoveryCodes: yield* countRecoveryCodes(account),
        }
      })

      /** A secret for an authenticator app, and the address for its QR code. */
      const begin = Effect.fnUntraced(function* (session: Session) {
        yield* enforceSessionRateLimit(session)
        yield* requireStepUp(session)
        const look = Effect.all([
          preparePendingAuthenticatorSecret(session),
          findAccount({ id: session.account }),
        ])
        const [bytes, account] = yield* runDatabaseQuery(look)
        if (bytes === undefined) return yield* notNow('account.second-factor.active')
        const secret = encodeBase32(bytes)
        return { secret, address: formatTotpUri(secret, 'Felcera', account?.email ?? '') }
      })

      /** Activates the authenticator by its first code; returns the recovery codes. */
      const activate = Effect.fnUntraced(function* (session: Session, code: string) {
        yield* enforceSessionRateLimit(session)
        yield* requireStepUp(session)
        const work = Effect.gen(function* () {
          if (!(yield* redeemAuthenticatorCode(session, code))) return yield* codeWrong
          return yield* replaceRecoveryCodes(session.account)
        })
        return yield* runDatabaseQuery(change(session, 'authenticator-added', work))
      })

      const renewCodes = Effect.fnUntraced(function* (session: Session) {
        yield* enforceSessionRateLimit(session)
        yield* requireStepUp(session)
        const work = Effect.gen(function* () {
          if (!(yield* hasSecondFactor(session.account)))
            return yield* notNow('account.second-factor.inactive')
          return yield* replaceRecoveryCodes(session.account)
        })
        return yield* runDatabaseQuery(change(session, 'recovery-codes-renewed', work))
      })

      const remove = Effect.fnUntraced(function* (session: Session) {
        yield* enforceSessionRateLimit(session)
        yield* requireStepUp(session)
        const work = Effect.andThen(
          removeAuthenticator(session.account),
          deleteUnusedRecoveryCodes(session.account),
        )
        yield* runDatabaseQuery(change(session, 'authenticator-removed', work))
      })

      return { verify, state, begin, activate, renewCodes, remove }
    }),
  },
) {
  static readonly layer = Layer.effect(this, this.make)
}
