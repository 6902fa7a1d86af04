import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { SignUpPayload } from '#data/account/signUp.ts'
import {
  findAccount,
  insertAccount,
  refuseTakenAccountValues,
  failWithValueTaken,
} from './accounts.ts'
import { AgreementService } from './agreements.ts'
import { recordAuditEvent } from '../ops/audit.ts'
import { ServerConfig } from '../ops/config.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import {
  failWithFieldError,
  mapErrorsToServiceUnavailable,
  runDatabaseQuery,
} from '../api/currentCaller.ts'
import { isCommonPassword, PasswordHashingService } from './passwords.ts'
import { identifyBrowser, VerificationService } from './verificationTokens.ts'
import { rememberDevice } from './knownDevices.ts'
import { openSession } from './sessions.ts'

/** Sign-up: a code verifies the address, then the form creates the account. */
export class SignUpService extends Context.Service<SignUpService>()('felcera/SignUpService', {
  make: Effect.gen(function* () {
    const tokens = yield* VerificationService
    const passwords = yield* PasswordHashingService
    const agreements = yield* AgreementService
    const { sessions } = yield* ServerConfig

    /** Verifies the code; only then reveals whether the address is registered. */
    const prove = Effect.fnUntraced(function* (email: string, code: string) {
      const proved = yield* tokens.prove(
        email,
        'sign-up',
        yield* identifyBrowser,
        code,
        'account.retrieve.code',
      )
      if ((yield* runDatabaseQuery(findAccount({ email: proved.address }))) !== undefined)
        yield* failWithValueTaken('email')
      return proved.proof
    })

    /** Creates the account; returns the tokens of its first session and of the device. */
    const signUp = Effect.fnUntraced(function* (form: SignUpPayload) {
      const { locale } = yield* CurrentApiCaller
      const { username, nickname = '' } = form
      const email = yield* tokens.tryProof(form.proof, 'sign-up')
      if (isCommonPassword(form.password, [username, nickname, email.split('@')[0] ?? '']))
        yield* failWithFieldError('password', 'form.account.password.common')
      const free = refuseTakenAccountValues(email, username)
      yield* runDatabaseQuery(free)
      const hashed = yield* mapErrorsToServiceUnavailable(passwords.hash(form.password))
      const store = Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const work = Effect.gen(function* () {
          yield* tokens.useProof(form.proof, 'sign-up')
          const id = yield* insertAccount(form, email, hashed, locale)
          yield* agreements.store(id, yield* agreements.inForce, locale)
          yield* recordAuditEvent('sign-in', id)
          const { device } = yield* rememberDevice(id)
          return { token: yield* openSession(id, sessions, false), device }
        })
        // Of two parallel sign-ups with the same name the second one fails here.
        return yield* Effect.catchReason(
          sql.withTransaction(work),
          'SqlError',
          'UniqueViolation',
          () => Effect.andThen(free, failWithValueTaken('username')),
        )
      })
      return yield* runDatabaseQuery(store)
    })

    return { prove, signUp }
  }),
}) {
  static readonly layer = Layer.effect(this, this.make)
}
