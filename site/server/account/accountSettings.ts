import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { PresenceConfirmationPayload } from '#data/account/secondFactor.ts'
import { normalizePhone } from '#data/account/accountFields.ts'
import { serverLimits, wrongCodeRateLimit } from '#data/ops/limits.ts'
import type {
  EmailChangePayload,
  PasswordChangePayload,
  PhoneChangePayload,
  ProfileChangePayload,
} from '#data/account/profile.ts'
import {
  findAccount,
  lockAccount,
  lockUnchangedAccount,
  refuseTakenAccountValues,
  failWithValueTaken,
  type Account,
} from './accounts.ts'
import { recordAuditEvent } from '../ops/audit.ts'
import {
  enforceSessionRateLimit,
  failWithFieldError,
  mapErrorsToServiceUnavailable,
  runDatabaseQuery,
  failWithTooManyRequests,
} from '../api/currentCaller.ts'
import type { OutgoingMail } from '../mail/messages.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { AccountMailer } from '../mail/notices.ts'
import { renewPartnerApiCredentials as renew } from '../partner-api/partnerApi.ts'
import { isCommonPassword, PasswordHashingService } from './passwords.ts'
import { PasskeyService } from './passkeys/passkeys.ts'
import { createUndoLink } from './recovery/undoLinks.ts'
import { SecondFactorService } from './second-factor/secondFactor.ts'
import { hasSecondFactor } from './second-factor/secondFactorState.ts'
import { requireStepUp } from './second-factor/stepUp.ts'
import { VerificationService } from './verificationTokens.ts'
import { endSessions, requireOpenSession, type Session } from './sessions.ts'
import { resetRateLimit, countTowardsRateLimit } from '../http/sqlRateLimiter.ts'

/** Changes that account holders make to their account. */
export class AccountSettingsService extends Context.Service<AccountSettingsService>()(
  'felcera/AccountSettingsService',
  {
    make: Effect.gen(function* () {
      const tokens = yield* VerificationService
      const passwords = yield* PasswordHashingService
      const notices = yield* AccountMailer
      const secondFactor = yield* SecondFactorService
      const passkeys = yield* PasskeyService

      const isProtected = ({ account }: Session) => runDatabaseQuery(hasSecondFactor(account))

      /** Returns the account of a session after verifying its current password. */
      const verifyPassword = Effect.fnUntraced(function* (session: Session, current: string) {
        const id = session.account
        // Counted by session, so that guesses in a stolen session do not block password changes in others.
        const counted = `password ${session.id}`
        yield* enforceSessionRateLimit(session)
        const look = Effect.all([
          findAccount({ id }),
          countTowardsRateLimit(counted, wrongCodeRateLimit),
        ])
        const [account, wait] = yield* runDatabaseQuery(look)
        if (wait !== undefined) yield* failWithTooManyRequests(wait)
        const { right } = yield* mapErrorsToServiceUnavailable(
          passwords.verify(account?.password, current, 'proven'),
        )
        if (!right || account === undefined)
          return yield* failWithFieldError('current', 'account.password.wrong')
        yield* runDatabaseQuery(resetRateLimit(counted))
        return account
      })

      /** Returns the account of a session after verifying its current password, and its second factor if it has one. */
      const confirmed = Effect.fnUntraced(function* (session: Session, current: string) {
        if (yield* isProtected(session)) yield* requireStepUp(session)
        return yield* verifyPassword(session, current)
      })

      /**
       * Verifies that the holder of a session is present, by a code of the second factor or a passkey; by the current password
       * where the account has neither.
       */
      const authenticate = Effect.fnUntraced(function* (
        session: Session,
        given: PresenceConfirmationPayload,
      ) {
        if ('current' in given) {
          if (yield* isProtected(session))
            yield* failWithFieldError('current', 'account.second-factor.due')
          yield* verifyPassword(session, given.current)
          return
        }
        if ('passkey' in given) {
          yield* passkeys.confirm(session, given.passkey)
          return
        }
        yield* enforceSessionRateLimit(session)
        const account = yield* runDatabaseQuery(findAccount({ id: session.account }))
        if (account !== undefined) yield* secondFactor.verify(account, given.code, session)
      })

      /** Locks an account whose current password was verified before. */
      const stillConfirmed = Effect.fnUntraced(function* (session: Session, account: Account) {
        const unchanged = yield* lockUnchangedAccount(account)
        yield* requireOpenSession(session)
        if (!unchanged) yield* failWithFieldError('current', 'account.password.wrong')
      })

      const inTransaction = <A, E, R>(work: Effect.Effect<A, E, R>) =>
        Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(work))

      /** Ends other sessions and notifies the holder after a change of credentials. */
      const changed = Effect.fnUntraced(function* (
        session: Session,
        kind: 'password-change' | 'email-change' | 'phone-change',
        mail: OutgoingMail,
      ) {
        yield* endSessions(session.account, session.id)
        yield* recordAuditEvent(kind, session.account)
        yield* enqueueMail(mail)
      })

      const changeProfile = Effect.fnUntraced(function* (
        session: Session,
        form: ProfileChangePayload,
      ) {
        yield* enforceSessionRateLimit(session)
        const { nickname = '', region } = form
        yield* runDatabaseQuery(
          Effect.flatMap(
            SqlClient.SqlClient,
            (sql) => sql`UPDATE account SET nickname = ${nickname}, region = ${region}
            WHERE id = ${session.account}::bigint`,
          ),
        )
      })

      const changePassword = Effect.fnUntraced(function* (
        session: Session,
        form: PasswordChangePayload,
      ) {
        const account = yield* confirmed(session, form.current)
        if (isCommonPassword(form.password, [account.username, account.email.split('@')[0] ?? '']))
          yield* failWithFieldError('password', 'form.account.password.common')
        const hashed = yield* mapErrorsToServiceUnavailable(passwords.hash(form.password))
        const store = Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          yield* stillConfirmed(session, account)
          yield* tokens.revoke(account.email)
          const undo = yield* createUndoLink(account.id)
          yield* sql`UPDATE account SET password = ${hashed} WHERE id = ${account.id}::bigint`
          yield* changed(session, 'password-change', yield* notices.passwordChanged(account, undo))
        })
        yield* runDatabaseQuery(inTransaction(store))
      })

      const changeEmail = Effect.fnUntraced(function* (session: Session, form: EmailChangePayload) {
        const account = yield* confirmed(session, form.current)
        const email = yield* tokens.tryProof(form.proof, 'change-email', account.id)
        yield* runDatabaseQuery(refuseTakenAccountValues(email))
        const store = Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          yield* stillConfirmed(session, account)
          yield* tokens.useProof(form.proof, 'change-email', account.id)
          yield* tokens.revoke(account.email)
          yield* tokens.revoke(email)
          const undo = yield* createUndoLink(account.id)
          yield* sql`UPDATE account SET email = ${email} WHERE id = ${account.id}::bigint`
          yield* changed(session, 'email-change', yield* notices.emailChanged(account, undo))
        })
        yield* runDatabaseQuery(
          Effect.catchReason(inTransaction(store), 'SqlError', 'UniqueViolation', () =>
            failWithValueTaken('email'),
          ),
        )
      })

      const changePhone = Effect.fnUntraced(function* (session: Session, form: PhoneChangePayload) {
        const account = yield* confirmed(session, form.current)
        const address = yield* tokens.tryProof(form.proof, 'confirm-change', account.id)
        const { country = '', code = '', phone = '' } = form
        const number = normalizePhone(code, phone)
        const store = Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          yield* stillConfirmed(session, account)
          if (account.email !== address) yield* failWithFieldError('proof', 'account.retrieve.code')
          yield* tokens.useProof(form.proof, 'confirm-change', account.id)
          const undo = yield* createUndoLink(account.id)
          yield* sql`UPDATE account SET country = ${country}, code = ${code}, phone = ${phone},
          phone_key = ${number ?? null} WHERE id = ${account.id}::bigint`
          yield* changed(session, 'phone-change', yield* notices.phoneChanged(account, undo))
        })
        yield* runDatabaseQuery(inTransaction(store))
      })

      /** Closes the account at once; it is deleted after the grace period, unless its holder signs in. */
      const requestDeletion = Effect.fnUntraced(function* (session: Session, proof: string) {
        yield* enforceSessionRateLimit(session)
        yield* requireStepUp(session)
        const address = yield* tokens.tryProof(proof, 'deletion', session.account)
        const store = Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const found = yield* lockAccount(session.account)
          yield* requireOpenSession(session)
          const account =
            found?.email === address
              ? found
              : yield* failWithFieldError('proof', 'account.retrieve.code')
          yield* tokens.useProof(proof, 'deletion', session.account)
          yield* tokens.revoke(address)
          const undo = yield* createUndoLink(account.id)
          yield* sql`UPDATE account SET delete_at = now() + ${serverLimits.deletionDays}::int * interval '1 day'
          WHERE id = ${account.id}::bigint`
          yield* endSessions(account.id)
          yield* recordAuditEvent('deletion-asked', account.id)
          yield* enqueueMail(yield* notices.deletionAsked(account, undo))
        })
        yield* runDatabaseQuery(inTransaction(store))
      })

      /** Creates credentials for the Open API after verifying the current password; none if the API is not enabled. */
      const renewCredentials = Effect.fnUntraced(function* (session: Session, current: string) {
        const account = yield* confirmed(session, current)
        const store = Effect.gen(function* () {
          yield* stillConfirmed(session, account)
          const renewed = yield* renew(account.id)
          if (renewed === undefined) return renewed
          yield* recordAuditEvent('credentials-renewed', account.id)
          const undo = yield* createUndoLink(account.id)
          yield* enqueueMail(yield* notices.securityChanged(account, 'credentials-renewed', undo))
          return renewed
        })
        return yield* runDatabaseQuery(inTransaction(store))
      })

      /** Mails a code to the account's own address, or to its new one. */
      const sendCode = Effect.fnUntraced(function* (
        session: Session,
        purpose: 'change-email' | 'confirm-change' | 'deletion',
        email: string | undefined,
        paid: number,
      ) {
        if (purpose === 'deletion' || (yield* isProtected(session))) yield* requireStepUp(session)
        const account = yield* runDatabaseQuery(findAccount({ id: session.account }))
        const address = email ?? account?.email ?? ''
        const isOwner = address === account?.email
        const asker = `account ${session.account}`
        return { ...(yield* tokens.send(address, purpose, asker, paid, isOwner)), address }
      })

      /** Verifies such a code; returns its proof. */
      const proveCode = Effect.fnUntraced(function* (
        session: Session,
        purpose: 'change-email' | 'confirm-change' | 'deletion',
        email: string | undefined,
        code: string,
      ) {
        const account = yield* runDatabaseQuery(findAccount({ id: session.account }))
        const address = email ?? account?.email ?? ''
        const { proof } = yield* tokens.prove(
          address,
          purpose,
          `account ${session.account}`,
          code,
          'account.retrieve.code',
          session.account,
        )
        if (purpose === 'change-email')
          yield* runDatabaseQuery(refuseTakenAccountValues(address.toLowerCase()))
        return proof
      })

      return {
        authenticate,
        renewCredentials,
        changeProfile,
        changePassword,
        changeEmail,
        changePhone,
        requestDeletion,
        sendCode,
        proveCode,
      }
    }),
  },
) {
  static readonly layer = Layer.effect(this, this.make)
}
