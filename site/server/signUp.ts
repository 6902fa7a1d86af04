import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { phoneKey } from '#data/accountFields.ts'
import type { SignUp } from '#data/accounts.ts'
import { findAccount, insertAccount, refuseTaken, taken } from './accounts.ts'
import type { Agreements } from './agreements.ts'
import { record } from './audit.ts'
import { Caller, limited, wrongField } from './caller.ts'
import { Database } from './database/database.ts'
import { isCommonPassword, type Passwords } from './passwords.ts'
import type { Proofs } from './proofs.ts'
import { openSession } from './sessions.ts'

/** Signing up: a code proves the address, then the form is taken. */
export function makeSignUp(proofs: Proofs, passwords: Passwords, agreements: Agreements) {
  /** Takes the code; who has proven an address is told if it is registered. */
  const prove = Effect.fnUntraced(function* (email: string, code: string) {
    const database = yield* Database
    const proved = yield* proofs.prove(email, 'sign-up', code, 'account.retrieve.code')
    if ((yield* database.use(findAccount({ email: proved.address }))) !== undefined)
      yield* taken('email')
    return proved.proof
  })

  /** Keeps the account and gives the token of its first session. */
  const signUp = Effect.fnUntraced(function* (form: SignUp) {
    const database = yield* Database
    const { locale, device, token } = yield* Caller
    const { username, nickname = '', code = '', phone = '' } = form
    yield* limited('accounts')
    if (isCommonPassword(form.password, [username, nickname]))
      yield* wrongField('password', 'form.account.password.common')
    const email = yield* proofs.tryProof(form.proof, 'sign-up')
    const number = phoneKey(code, phone)
    const free = refuseTaken(email, username, number)
    yield* database.use(free)
    const hashed = yield* passwords.hash(form.password)
    const keep = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const work = Effect.gen(function* () {
        yield* proofs.useProof(form.proof, 'sign-up')
        const id = yield* insertAccount(form, email, hashed, locale)
        yield* agreements.keep(id, yield* agreements.inForce, locale)
        yield* record('sign-in', id)
        return yield* openSession(id, device, token)
      })
      // Of two who take a name at once the second is told so.
      return yield* Effect.catchReason(
        sql.withTransaction(work),
        'SqlError',
        'UniqueViolation',
        () => Effect.andThen(free, taken('username')),
      )
    })
    return yield* database.use(keep)
  })

  return { prove, signUp }
}
