import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { normalizePhone } from '#data/account/accountFields.ts'
import type { SignUp } from '#data/account/signUp.ts'
import { findAccount, insertAccount, refuseTaken, taken } from './accounts.ts'
import { Agreements } from './agreements.ts'
import { recordAuditEvent } from '../ops/audit.ts'
import { ServerConfig } from '../ops/config.ts'
import { Caller } from '#data/api/currentCaller.ts'
import { enforceRateLimit, fieldError, orUnavailable, query } from '../api/currentCaller.ts'
import { isCommonPassword, Passwords } from './passwords.ts'
import { VerificationTokens } from './verificationTokens.ts'
import { openSession } from './sessions.ts'

/** Signing up: a code verifies the address, then the form creates the account. */
export class SignUpFlow extends Context.Service<SignUpFlow>()('felcera/SignUpFlow', {
  make: Effect.gen(function* () {
    const tokens = yield* VerificationTokens
    const passwords = yield* Passwords
    const agreements = yield* Agreements
    const { sessions } = yield* ServerConfig

    /** Verifies the code; answers whether the address is registered only then. */
    const prove = Effect.fnUntraced(function* (email: string, code: string) {
      const { browser } = yield* Caller
      const proved = yield* tokens.prove(
        email,
        'sign-up',
        `browser ${browser}`,
        code,
        'account.retrieve.code',
      )
      if ((yield* query(findAccount({ email: proved.address }))) !== undefined)
        yield* taken('email')
      return proved.proof
    })

    /** Creates the account; returns the token of its first session. */
    const signUp = Effect.fnUntraced(function* (form: SignUp) {
      const { locale } = yield* Caller
      const { username, nickname = '', code = '', phone = '' } = form
      yield* enforceRateLimit('accounts')
      const email = yield* tokens.tryProof(form.proof, 'sign-up')
      if (isCommonPassword(form.password, [username, nickname, email.split('@')[0] ?? '']))
        yield* fieldError('password', 'form.account.password.common')
      const number = normalizePhone(code, phone)
      const free = refuseTaken(email, username, number)
      yield* query(free)
      const hashed = yield* orUnavailable(passwords.hash(form.password))
      const store = Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const work = Effect.gen(function* () {
          yield* tokens.useProof(form.proof, 'sign-up')
          const id = yield* insertAccount(form, email, hashed, locale)
          yield* agreements.store(id, yield* agreements.inForce, locale)
          yield* recordAuditEvent('sign-in', id)
          return yield* openSession(id, sessions, false)
        })
        // Of two parallel sign-ups with one name the second fails here.
        return yield* Effect.catchReason(
          sql.withTransaction(work),
          'SqlError',
          'UniqueViolation',
          () => Effect.andThen(free, taken('username')),
        )
      })
      return yield* query(store)
    })

    return { prove, signUp }
  }),
}) {
  static readonly layer = Layer.effect(this, this.make)
}
