import { Context, Effect, Layer } from 'effect'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { WrongOneTimeCodeError, NotAuthorizedError } from '#data/api/httpErrors.ts'
import { failedSignInLimit } from '#data/ops/limits.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import {
  enforceRateLimit,
  runDatabaseQuery,
  failWithTooManyRequests,
} from '../../api/currentCaller.ts'
import { resetRateLimit, countTowardsRateLimit } from '../../http/sqlRateLimiter.ts'
import { type Account, findAccount } from '../accounts.ts'
import type { Session } from '../sessions.ts'
import {
  hasAuthenticator,
  preparePendingSecret,
  removeAuthenticator,
  redeemAuthenticatorCode,
} from './authenticator.ts'
import { countRecoveryCodes, replaceRecoveryCodes, redeemRecoveryCode } from './recoveryCodes.ts'
import { deleteUnusedRecoveryCodes, hasSecondFactor } from './secondFactorState.ts'
import { SecondFactorChanges } from './securityChanges.ts'
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
export class SecondFactor extends Context.Service<SecondFactor>()('felcera/SecondFactor', {
  make: Effect.gen(function* () {
    const { change } = yield* SecondFactorChanges

    /** Verifies and uses up a code of the authenticator or a recovery code; fails with 422 if it is wrong. */
    const verify = Effect.fnUntraced(function* (account: Account, code: string) {
      // A new password starts a new count, so that nobody who knew the old one locks its owner out.
      const counted = `second factor ${account.id} ${account.password}`
      const look = Effect.gen(function* () {
        const wait = yield* countTowardsRateLimit(counted, failedSignInLimit)
        if (wait !== undefined) return { wait, right: false }
        const right =
          (yield* redeemAuthenticatorCode({ account: account.id }, code)) ||
          (yield* redeemRecoveryCode(account.id, code))
        if (right) yield* resetRateLimit(counted)
        return { wait, right }
      })
      const { wait, right } = yield* runDatabaseQuery(look)
      if (wait !== undefined) yield* failWithTooManyRequests(wait)
      if (!right) yield* codeWrong
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
      yield* enforceRateLimit('accounts')
      yield* requireStepUp(session)
      const look = Effect.all([preparePendingSecret(session), findAccount({ id: session.account })])
      const [bytes, account] = yield* runDatabaseQuery(look)
      if (bytes === undefined) return yield* notNow('account.second-factor.active')
      const secret = encodeBase32(bytes)
      return { secret, address: formatTotpUri(secret, 'Felcera', account?.email ?? '') }
    })

    /** Activates the authenticator by its first code; returns the recovery codes. */
    const activate = Effect.fnUntraced(function* (session: Session, code: string) {
      yield* enforceRateLimit('accounts')
      yield* requireStepUp(session)
      const work = Effect.gen(function* () {
        if (!(yield* redeemAuthenticatorCode(session, code))) return yield* codeWrong
        return yield* replaceRecoveryCodes(session.account)
      })
      return yield* runDatabaseQuery(change(session, 'authenticator-added', work))
    })

    const renewCodes = Effect.fnUntraced(function* (session: Session) {
      yield* enforceRateLimit('accounts')
      yield* requireStepUp(session)
      const work = Effect.gen(function* () {
        if (!(yield* hasSecondFactor(session.account)))
          return yield* notNow('account.second-factor.inactive')
        return yield* replaceRecoveryCodes(session.account)
      })
      return yield* runDatabaseQuery(change(session, 'recovery-codes-renewed', work))
    })

    const remove = Effect.fnUntraced(function* (session: Session) {
      yield* enforceRateLimit('accounts')
      yield* requireStepUp(session)
      const work = Effect.andThen(
        removeAuthenticator(session.account),
        deleteUnusedRecoveryCodes(session.account),
      )
      yield* runDatabaseQuery(change(session, 'authenticator-removed', work))
    })

    return { verify, state, begin, activate, renewCodes, remove }
  }),
}) {
  static readonly layer = Layer.effect(this, this.make)
}
