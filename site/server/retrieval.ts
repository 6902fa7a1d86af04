import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { PasswordReset } from '#data/accounts.ts'
import { AccountUnknown } from '#data/httpErrors.ts'
import { findAccount } from './accounts.ts'
import { record } from './audit.ts'
import { Caller, limited, wrongField } from './caller.ts'
import { Database } from './database/database.ts'
import { enqueueMail } from './deliveries.ts'
import type { Notices } from './mail/notices.ts'
import { isCommonPassword, type Passwords } from './passwords.ts'
import type { Proofs } from './proofs.ts'
import { endSessions } from './sessions.ts'
import { lockKey } from './signIn.ts'
import { forgetCount } from './sqlRateLimiter.ts'

const unknown = Effect.flatMap(Caller, ({ text }) =>
  Effect.fail(new AccountUnknown({ code: 404, message: text('account.retrieve.unknown') })),
)

/** Password retrieval: a code proves the address, then a new password is taken. */
export function makeRetrieval(proofs: Proofs, passwords: Passwords, notices: Notices) {
  const known = Effect.fnUntraced(function* (email: string) {
    return (yield* findAccount({ email })) ?? (yield* unknown)
  })

  /** Takes the code; who has proven an address is told if no account belongs to it. */
  const prove = Effect.fnUntraced(function* (email: string, code: string) {
    const database = yield* Database
    const proved = yield* proofs.prove(email, 'retrieve', code, 'account.retrieve.email-or-code')
    yield* database.use(known(proved.address))
    return proved.proof
  })

  /** Keeps the new password and ends every session of the account. */
  const reset = Effect.fnUntraced(function* ({ proof, password }: PasswordReset) {
    const database = yield* Database
    yield* limited('accounts')
    if (isCommonPassword(password)) yield* wrongField('password', 'form.account.password.common')
    yield* proofs.tryProof(proof, 'retrieve')
    const hashed = yield* passwords.hash(password)
    const keep = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const work = Effect.gen(function* () {
        const account = yield* known(yield* proofs.useProof(proof, 'retrieve'))
        yield* sql`UPDATE account SET password = ${hashed} WHERE id = ${account.id}::bigint`
        yield* endSessions(account.id)
        yield* forgetCount(lockKey(account))
        yield* record('password-reset', account.id)
        yield* enqueueMail(yield* notices.passwordChanged(account))
      })
      yield* sql.withTransaction(work)
    })
    yield* database.use(keep)
  })

  return { prove, reset }
}
