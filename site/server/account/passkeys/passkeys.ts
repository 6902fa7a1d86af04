import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type {
  PasskeyAssertion,
  PasskeyRegistration,
  PasskeySignInPayload,
} from '#data/account/passkeys.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { NotAuthorizedError, SignInFailedError } from '#data/api/httpErrors.ts'
import { serverLimits } from '#data/ops/limits.ts'
import {
  enforceRateLimit,
  enforceSessionRateLimit,
  failWithFieldError,
  runDatabaseQuery,
} from '../../api/currentCaller.ts'
import { recordAuditEvent } from '../../ops/audit.ts'
import { generateSecret } from '../../ops/randomTokens.ts'
import { findAccount, lockUnchangedAccount } from '../accounts.ts'
import { replaceRecoveryCodes } from '../second-factor/recoveryCodes.ts'
import { SecurityChangeService } from '../second-factor/securityChanges.ts'
import { deleteUnusedRecoveryCodes, hasSecondFactor } from '../second-factor/secondFactorState.ts'
import { requireStepUp } from '../second-factor/stepUp.ts'
import type { Session } from '../sessions.ts'
import { SignInCompletionService } from '../signInCompletion.ts'
import { readSignedPasskeyChallenge, passkeyCeremonies } from './ceremonies.ts'
import {
  issuePasskeyChallenge,
  type PasskeyChallengePurpose,
  redeemPasskeyChallenge,
} from './challenges.ts'
import {
  deletePasskey,
  findPasskey,
  findPasskeyUser,
  insertPasskey,
  listPasskeyCredentials,
  listPasskeys,
  recordPasskeyUse,
  renamePasskey,
} from './passkeyStore.ts'

const invalid = failWithFieldError('passkey', 'account.passkey.failed')

/** Passkeys (WebAuthn): a way to sign in that is a second factor, too. */
export class PasskeyService extends Context.Service<PasskeyService>()('felcera/PasskeyService', {
  make: Effect.gen(function* () {
    const ceremonies = yield* passkeyCeremonies
    const completion = yield* SignInCompletionService
    const { change } = yield* SecurityChangeService

    const refuseTooMany = Effect.fnUntraced(function* (account: string) {
      if ((yield* listPasskeys(account)).length < serverLimits.passkeys) return
      const { text } = yield* CurrentApiCaller
      const message = text('account.passkey.limit', { n: serverLimits.passkeys })
      yield* new NotAuthorizedError({ code: 403, message })
    })

    /** Verifies a signature over a challenge for a purpose; returns the passkey and its new counter. */
    const verify = Effect.fnUntraced(function* (
      assertion: PasskeyAssertion,
      purpose: PasskeyChallengePurpose,
      session?: Session,
    ) {
      const challenge = readSignedPasskeyChallenge(assertion.response.clientDataJSON)
      const look = Effect.all([
        redeemPasskeyChallenge(challenge, purpose, session),
        findPasskey(assertion.id),
      ])
      const [issued, passkey] = yield* runDatabaseQuery(look)
      if (issued === undefined || passkey === undefined) return undefined
      if (session !== undefined && passkey.account !== session.account) return undefined
      const { userHandle = passkey.user } = assertion.response
      if (passkey.user !== null && userHandle !== passkey.user) return undefined
      const counter = yield* ceremonies.verifyAssertion(assertion, challenge, passkey)
      return counter === undefined ? undefined : { passkey, counter }
    })

    /** Options for creating a passkey. */
    const begin = Effect.fnUntraced(function* (session: Session) {
      yield* enforceSessionRateLimit(session)
      yield* requireStepUp(session)
      const { account: id } = session
      yield* runDatabaseQuery(refuseTooMany(id))
      const look = Effect.gen(function* () {
        // One handle for all passkeys of an account; it reveals nothing about the account.
        const user = (yield* findPasskeyUser(id)) ?? (yield* generateSecret)
        return {
          user,
          account: yield* findAccount({ id }),
          challenge: yield* issuePasskeyChallenge('registration', session, user),
          known: yield* listPasskeyCredentials(id),
        }
      })
      const { account, user, challenge, known } = yield* runDatabaseQuery(look)
      if (account === undefined) return yield* invalid
      return yield* ceremonies.registrationOptions(account, user, challenge, known)
    })

    /** Adds a passkey; returns new recovery codes if it is the first second factor of the account. */
    const add = Effect.fnUntraced(function* (
      session: Session,
      name: string,
      registration: PasskeyRegistration,
    ) {
      yield* enforceSessionRateLimit(session)
      yield* requireStepUp(session)
      const { account } = session
      const { device } = yield* CurrentApiCaller
      const challenge = readSignedPasskeyChallenge(registration.response.clientDataJSON)
      const { user = null } =
        (yield* runDatabaseQuery(redeemPasskeyChallenge(challenge, 'registration', session))) ??
        (yield* invalid)
      const passkey =
        (yield* ceremonies.verifyRegistration(registration, challenge, account, user)) ??
        (yield* invalid)
      const store = Effect.gen(function* () {
        yield* refuseTooMany(account)
        const first = !(yield* hasSecondFactor(account))
        yield* insertPasskey(passkey, name.trim() || device || 'Passkey')
        return first ? yield* replaceRecoveryCodes(account) : []
      })
      return yield* runDatabaseQuery(
        Effect.catchReason(
          change(session, 'passkey-added', store),
          'SqlError',
          'UniqueViolation',
          () => invalid,
        ),
      )
    })

    const rename = Effect.fnUntraced(function* (session: Session, id: string, name: string) {
      yield* enforceSessionRateLimit(session)
      const { account } = session
      const { device } = yield* CurrentApiCaller
      yield* runDatabaseQuery(renamePasskey(account, id, name.trim() || device || 'Passkey'))
    })

    const remove = Effect.fnUntraced(function* (session: Session, id: string) {
      yield* enforceSessionRateLimit(session)
      yield* requireStepUp(session)
      const { account } = session
      const work = Effect.gen(function* () {
        if (!(yield* deletePasskey(account, id))) yield* invalid
        yield* deleteUnusedRecoveryCodes(account)
      })
      yield* runDatabaseQuery(change(session, 'passkey-removed', work))
    })

    /** Options for a sign-in with any passkey of this site. */
    const beginSignIn = Effect.gen(function* () {
      const challenge = yield* runDatabaseQuery(issuePasskeyChallenge('sign-in'))
      return yield* ceremonies.assertionOptions(challenge, [])
    })

    /** Signs in with a passkey, which counts as both factors: its authenticator has verified its user. */
    const signIn = Effect.fnUntraced(function* ({
      passkey: assertion,
      keep,
    }: PasskeySignInPayload) {
      const { client, text } = yield* CurrentApiCaller
      const refused = new SignInFailedError({ code: 401, message: text('account.passkey.failed') })
      const verified = yield* verify(assertion, 'sign-in')
      const finish = Effect.gen(function* () {
        if (verified === undefined) return undefined
        const account = yield* findAccount({ id: verified.passkey.account })
        if (account === undefined) return undefined
        const sql = yield* SqlClient.SqlClient
        const open = Effect.gen(function* () {
          const unchanged = yield* lockUnchangedAccount(account)
          if (!unchanged || !(yield* recordPasskeyUse(verified.passkey.id, verified.counter)))
            return undefined
          return yield* completion.complete(account, 'passkey', keep)
        })
        return yield* sql.withTransaction(open)
      })
      const opened = yield* runDatabaseQuery(finish)
      if (opened !== undefined) return opened
      // A valid signature is never refused because of failed attempts by others.
      yield* enforceRateLimit('passkeys')
      const details = { network: client.network }
      yield* runDatabaseQuery(
        recordAuditEvent('sign-in-failed', verified?.passkey.account, details),
      )
      return yield* refused
    })

    /** Options for a confirmation with a passkey of the account. */
    const beginConfirmation = Effect.fnUntraced(function* (session: Session) {
      yield* enforceSessionRateLimit(session)
      const { account } = session
      const look = Effect.all([
        issuePasskeyChallenge('confirmation', session),
        listPasskeyCredentials(account),
      ])
      const [challenge, known] = yield* runDatabaseQuery(look)
      return yield* ceremonies.assertionOptions(challenge, known)
    })

    /** Verifies by a passkey that the holder of a session is present; fails with 422. */
    const confirm = Effect.fnUntraced(function* (session: Session, assertion: PasskeyAssertion) {
      yield* enforceSessionRateLimit(session)
      const verified = yield* verify(assertion, 'confirmation', session)
      const { passkey, counter } = verified ?? (yield* invalid)
      if (!(yield* runDatabaseQuery(recordPasskeyUse(passkey.id, counter)))) yield* invalid
    })

    return { begin, add, rename, remove, beginSignIn, signIn, beginConfirmation, confirm }
  }),
}) {
  static readonly layer = Layer.effect(this, this.make)
}
