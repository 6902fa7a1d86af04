import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { normalizeUsername, normalizePhone } from '#data/account/accountFields.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { SignInFailedError } from '#data/api/httpErrors.ts'
import type { SecondFactorSignInPayload } from '#data/account/secondFactor.ts'
import type { PhoneSignInPayload, SignInPayload } from '#data/account/sessions.ts'
import {
  findAccount,
  findAccountsByPhone,
  lockUnchangedAccount,
  type Account,
  type AccountLookupKey,
} from './accounts.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import {
  failWithCaptchaDifficulty,
  mapErrorsToServiceUnavailable,
  runDatabaseQuery,
  requireCaptcha,
} from '../api/currentCaller.ts'
import { recordAuditEvent } from '../ops/audit.ts'
import { findKnownDevice } from './knownDevices.ts'
import { PasswordHashingService } from './passwords.ts'
import {
  countSignInAttempt,
  forgetSignInAttempts,
  readSignInCaptchaDifficulty,
  type SignInAttemptSource,
} from './risk/signInPrice.ts'
import { hasSecondFactor } from './second-factor/secondFactorState.ts'
import { SecondFactorService } from './second-factor/secondFactor.ts'
import {
  endSignInChallenge,
  startSignInChallenge,
  countSignInChallengeAttempt,
} from './second-factor/signInChallenges.ts'
import { SignInCompletionService } from './signInCompletion.ts'

/** Identifier of a sign-in; several accounts may have the same telephone number. */
type SignInKey = AccountLookupKey | { readonly phone: string }

interface Verified {
  readonly account: Account
  /** The hash to store from now on, if the stored one is outdated. */
  readonly renewed: string | undefined
}

/** Candidate accounts of an identifier; padded with `undefined`, also for an unknown one. */
const findCandidates = (key: SignInKey) =>
  'phone' in key
    ? findAccountsByPhone(key.phone)
    : Effect.map(findAccount(key), (account) => [account])

/**
 * Sign-in. Unknown names and wrong passwords take the same steps and cost the same, so that neither the response nor
 * its time distinguishes them. A correct password is never refused because of wrong ones: attempts become more
 * expensive (`readSignInCaptchaDifficulty`).
 */
export class SignInService extends Context.Service<SignInService>()('felcera/SignInService', {
  make: Effect.gen(function* () {
    const passwords = yield* PasswordHashingService
    const completion = yield* SignInCompletionService
    const secondFactor = yield* SecondFactorService

    /**
     * Continues with the second factor or a session, unless the account has changed since its password was verified.
     */
    const open = Effect.fnUntraced(function* (
      { account, renewed }: Verified,
      source: SignInAttemptSource,
    ) {
      const sql = yield* SqlClient.SqlClient
      const work = Effect.gen(function* () {
        if (!(yield* lockUnchangedAccount(account))) return undefined
        yield* forgetSignInAttempts(source)
        if (renewed !== undefined)
          yield* sql`UPDATE account SET password = ${renewed} WHERE id = ${account.id}::bigint`
        return (yield* hasSecondFactor(account.id))
          ? { challenge: yield* startSignInChallenge(account.id) }
          : yield* completion.complete(account, 'password', false)
      })
      return yield* sql.withTransaction(work)
    })

    /** Returns the origin of the attempt and the candidate accounts, after the attempt has been paid for. */
    const payAttempt = Effect.fnUntraced(function* (key: SignInKey, pass: string) {
      const { client } = yield* CurrentApiCaller
      const paid = yield* requireCaptcha(pass, 'sign-in')
      const look = Effect.gen(function* () {
        const candidates = yield* findCandidates(key)
        const devices = yield* Effect.forEach(candidates, (account) =>
          findKnownDevice(account?.id ?? '0'),
        )
        const device = devices.find((known) => known !== undefined)
        const source: SignInAttemptSource = { name: JSON.stringify(key), device, client }
        const due = yield* readSignInCaptchaDifficulty(source)
        if (paid >= due.price) yield* countSignInAttempt(due)
        else
          yield* recordAuditEvent('sign-in-limited', candidates[0]?.id, {
            network: client.network,
          })
        return { candidates, source, price: due.price }
      })
      const { price, ...attempt } = yield* runDatabaseQuery(look)
      if (paid < price) yield* failWithCaptchaDifficulty(price)
      return attempt
    })

    const signIn = Effect.fnUntraced(function* (
      key: SignInKey,
      typed: { readonly password: string; readonly pass: string },
      failure: MessageId,
    ) {
      const { client, text } = yield* CurrentApiCaller
      const { source, candidates: found } = yield* payAttempt(key, typed.pass)
      const refused = new SignInFailedError({ code: 401, message: text(failure) })
      const verify = Effect.fnUntraced(function* (candidates: readonly (Account | undefined)[]) {
        const verified: Verified[] = []
        // All candidates are compared, also after a match, so that the time reveals nothing.
        for (const account of candidates) {
          const { right, renewed } = yield* mapErrorsToServiceUnavailable(
            passwords.verify(
              account?.password,
              typed.password,
              source.device === undefined ? 'unknown' : 'proven',
            ),
          )
          if (account !== undefined && right) verified.push({ account, renewed })
        }
        if (verified[0] !== undefined) return verified[0]
        const failed = candidates[0]?.id
        yield* runDatabaseQuery(
          recordAuditEvent('sign-in-failed', failed, { network: client.network }),
        )
        return yield* refused
      })
      const first = yield* verify(found)
      const opened = yield* runDatabaseQuery(open(first, source))
      if (opened !== undefined) return opened
      // Another sign-in may only have updated the hash; a deletion requested meanwhile is not cancelled.
      const second = yield* verify(yield* runDatabaseQuery(findCandidates(key)))
      if (second.account.leaving !== first.account.leaving) return yield* refused
      return (yield* runDatabaseQuery(open(second, source))) ?? (yield* refused)
    })

    /** The second step: a code of the authenticator app or a recovery code. */
    const bySecondFactor = Effect.fnUntraced(function* (form: SecondFactorSignInPayload) {
      const { text } = yield* CurrentApiCaller
      const expired = new SignInFailedError({ code: 401, message: text('account.login.expired') })
      const id =
        (yield* runDatabaseQuery(countSignInChallengeAttempt(form.challenge))) ?? (yield* expired)
      const account = (yield* runDatabaseQuery(findAccount({ id }))) ?? (yield* expired)
      const factor = yield* secondFactor.verify(account, form.code)
      const finish = Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const work = Effect.gen(function* () {
          const isOpen =
            (yield* lockUnchangedAccount(account)) && (yield* endSignInChallenge(form.challenge))
          return isOpen ? yield* completion.complete(account, factor, form.keep) : undefined
        })
        return yield* sql.withTransaction(work)
      })
      return (yield* runDatabaseQuery(finish)) ?? (yield* expired)
    })

    return {
      /** Signs in by e-mail address or user name. */
      byName: ({ identifier, ...typed }: SignInPayload) =>
        signIn(
          identifier.includes('@')
            ? { email: identifier.toLowerCase() }
            : { username: normalizeUsername(identifier) },
          typed,
          'account.login.failure',
        ),
      bySecondFactor,
      /** Signs in by telephone number. */
      byPhone: ({ code, phone, ...typed }: PhoneSignInPayload) =>
        signIn({ phone: normalizePhone(code, phone) ?? '' }, typed, 'account.login.phone-failure'),
    }
  }),
}) {
  static readonly layer = Layer.effect(this, this.make)
}
