import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { phoneKey } from '#data/accountFields.ts'
import { limits, lockout } from '#data/limits.ts'
import type { EmailChange, PasswordChange, PhoneChange, ProfileChange } from '#data/ownAccount.ts'
import { findAccount, refuseTaken, taken, type Account } from './accounts.ts'
import { record } from './audit.ts'
import { limited, tooMany, wrongField } from './caller.ts'
import { Database } from './database/database.ts'
import { enqueueMail, type Mail } from './deliveries.ts'
import type { Notices } from './mail/notices.ts'
import { isCommonPassword, type Passwords } from './passwords.ts'
import type { Proofs } from './proofs.ts'
import { endSessions, type Session } from './sessions.ts'
import { forgetCount, waitFor } from './sqlRateLimiter.ts'

/** What account holders change of their account. */
export function makeOwnAccount(proofs: Proofs, passwords: Passwords, notices: Notices) {
  /** The account of a session, after its present password. */
  const confirmed = Effect.fnUntraced(function* ({ account: id }: Session, current: string) {
    const database = yield* Database
    yield* limited('accounts')
    const look = Effect.all([findAccount({ id }), waitFor(`password ${id}`, lockout)])
    const [account, wait] = yield* database.use(look)
    if (wait !== undefined) yield* tooMany(wait)
    const { right } = yield* passwords.verify(account?.password, current)
    if (!right || account === undefined)
      return yield* wrongField('current', 'account.password.wrong')
    yield* database.use(forgetCount(`password ${id}`))
    return account
  })

  /** The account of a session, which `address` must be the address of. */
  const addressed = Effect.fnUntraced(function* ({ account: id }: Session, address: string) {
    const account = yield* findAccount({ id })
    return account?.email === address
      ? account
      : yield* wrongField('proof', 'account.retrieve.code')
  })

  const inTransaction = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(work))

  /** Whatever opens an account was changed: other sessions end, and its holder is told. */
  const changed = Effect.fnUntraced(function* (
    session: Session,
    kind: 'password-change' | 'email-change',
    mail: Mail,
  ) {
    yield* endSessions(session.account, session.id)
    yield* record(kind, session.account)
    yield* enqueueMail(mail)
  })

  const changeProfile = Effect.fnUntraced(function* (session: Session, form: ProfileChange) {
    const database = yield* Database
    yield* limited('accounts')
    const { nickname = '', region } = form
    yield* database.use(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql`UPDATE account SET nickname = ${nickname}, region = ${region}
          WHERE id = ${session.account}::bigint`,
      ),
    )
  })

  const changePassword = Effect.fnUntraced(function* (session: Session, form: PasswordChange) {
    const database = yield* Database
    const account = yield* confirmed(session, form.current)
    if (isCommonPassword(form.password, [account.username, account.email.split('@')[0] ?? '']))
      yield* wrongField('password', 'form.account.password.common')
    const hashed = yield* passwords.hash(form.password)
    const keep = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql`UPDATE account SET password = ${hashed} WHERE id = ${account.id}::bigint`
      yield* changed(session, 'password-change', yield* notices.passwordChanged(account))
    })
    yield* database.use(inTransaction(keep))
  })

  const changeEmail = Effect.fnUntraced(function* (session: Session, form: EmailChange) {
    const database = yield* Database
    const account = yield* confirmed(session, form.current)
    const email = yield* proofs.tryProof(form.proof, 'change-email')
    yield* database.use(refuseTaken(email, undefined, undefined))
    const keep = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* proofs.useProof(form.proof, 'change-email')
      yield* sql`UPDATE account SET email = ${email} WHERE id = ${account.id}::bigint`
      yield* changed(session, 'email-change', yield* notices.emailChanged(account))
    })
    yield* database.use(
      Effect.catchReason(inTransaction(keep), 'SqlError', 'UniqueViolation', () => taken('email')),
    )
  })

  const changePhone = Effect.fnUntraced(function* (session: Session, form: PhoneChange) {
    const database = yield* Database
    yield* confirmed(session, form.current)
    const address = yield* proofs.tryProof(form.proof, 'confirm-change')
    const { country = '', code = '', phone = '' } = form
    const number = phoneKey(code, phone)
    const keep = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { id } = yield* addressed(session, address)
      yield* proofs.useProof(form.proof, 'confirm-change')
      yield* sql`UPDATE account SET country = ${country}, code = ${code}, phone = ${phone},
        phone_key = ${number ?? null} WHERE id = ${id}::bigint`
    })
    yield* database.use(
      Effect.catchReason(inTransaction(keep), 'SqlError', 'UniqueViolation', () => taken('phone')),
    )
  })

  /** Closes the account at once; it is erased after the time of grace, unless its holder signs in. */
  const askDeletion = Effect.fnUntraced(function* (session: Session, proof: string) {
    const database = yield* Database
    yield* limited('accounts')
    const address = yield* proofs.tryProof(proof, 'deletion')
    const keep = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const account: Account = yield* addressed(session, address)
      yield* proofs.useProof(proof, 'deletion')
      yield* sql`UPDATE account SET delete_at = now() + ${limits.deletionDays}::int * interval '1 day'
        WHERE id = ${account.id}::bigint`
      yield* endSessions(account.id)
      yield* record('deletion-asked', account.id)
      yield* enqueueMail(yield* notices.deletionAsked(account))
    })
    yield* database.use(inTransaction(keep))
  })

  /** Mails a code, to the account’s own address unless it is for a new one. */
  const sendCode = Effect.fnUntraced(function* (
    session: Session,
    purpose: 'change-email' | 'confirm-change' | 'deletion',
    email: string | undefined,
  ) {
    const database = yield* Database
    const account = yield* database.use(findAccount({ id: session.account }))
    const address = email ?? account?.email ?? ''
    return { ...(yield* proofs.send(address, purpose)), address }
  })

  /** Takes such a code. */
  const proveCode = Effect.fnUntraced(function* (
    session: Session,
    purpose: 'change-email' | 'confirm-change' | 'deletion',
    email: string | undefined,
    code: string,
  ) {
    const database = yield* Database
    const account = yield* database.use(findAccount({ id: session.account }))
    const address = email ?? account?.email ?? ''
    const { proof } = yield* proofs.prove(address, purpose, code, 'account.retrieve.code')
    if (purpose === 'change-email')
      yield* database.use(refuseTaken(address.toLowerCase(), undefined, undefined))
    return proof
  })

  return {
    confirmed,
    changeProfile,
    changePassword,
    changeEmail,
    changePhone,
    askDeletion,
    sendCode,
    proveCode,
  }
}
