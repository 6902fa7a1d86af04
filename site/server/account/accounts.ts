import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { normalizeUsername, normalizePhone } from '#data/account/accountFields.ts'
import type { SignUpPayload } from '#data/account/signUp.ts'
import { ValueTakenError } from '#data/api/httpErrors.ts'
import type { Locale } from '#data/locale/locales.ts'
import { serverLimits } from '#data/ops/limits.ts'
import type { Profile } from '#data/account/profile.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { formatTimeColumnAsIso } from './sessions.ts'

/** Internal data of an account. */
export interface Account {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly username: string
  readonly password: string
  /** Language of notices: the one of the sign-up. */
  readonly locale: Locale
  /** Whether its deletion is pending. */
  readonly leaving: boolean
}

/** A unique key of an account. */
export type AccountLookupKey =
  | { readonly email: string }
  | { readonly username: string }
  | { readonly id: string }

/** An account by a key; none once the grace period of its deletion has passed. */
export const findAccount = Effect.fnUntraced(function* (key: AccountLookupKey) {
  const sql = yield* SqlClient.SqlClient
  const named =
    'email' in key
      ? sql`email = ${key.email}`
      : 'username' in key
        ? sql`username_key = ${normalizeUsername(key.username)}`
        : sql`id = ${key.id}::bigint`
  const [row] = yield* sql<Account>`SELECT id::text AS id, email, username, password, locale,
      delete_at IS NOT NULL AS leaving
    FROM account WHERE ${named} AND (delete_at IS NULL OR delete_at > now())`
  return row
})

/**
 * Accounts with a telephone number, the oldest first, padded with `undefined` to `serverLimits.phoneAccounts`. Numbers
 * are not verified, so several accounts may have the same one.
 */
export const findAccountsByPhone = Effect.fnUntraced(function* (phone: string) {
  const sql = yield* SqlClient.SqlClient
  const found = yield* sql<Account>`SELECT id::text AS id, email, username, password, locale,
      delete_at IS NOT NULL AS leaving
    FROM account WHERE phone_key = ${phone} AND (delete_at IS NULL OR delete_at > now())
    ORDER BY account.id LIMIT ${serverLimits.phoneAccounts}`
  return Array.from({ length: serverLimits.phoneAccounts }, (_, nth) => found[nth])
})

/** Locks the row of an account for the current transaction, and reads it again. */
export const lockAccount = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`SELECT 1 FROM account WHERE id = ${id}::bigint FOR NO KEY UPDATE`
  return yield* findAccount({ id })
})

/**
 * Locks the row of an account for the current transaction; returns whether it is unchanged since it was read. What was
 * verified before the lock (hashing takes time) is valid only then.
 */
export const lockUnchangedAccount = Effect.fnUntraced(function* (read: Account) {
  const now = yield* lockAccount(read.id)
  return now?.email === read.email && now.password === read.password && now.leaving === read.leaving
})

const messages = {
  email: 'account.sign-up.email-taken',
  username: 'form.account.username.taken',
} as const

/** Fails with 409 because another account has the value. */
export const failWithValueTaken = (field: keyof typeof messages) =>
  Effect.flatMap(CurrentApiCaller, ({ text }) =>
    Effect.fail(new ValueTakenError({ code: 409, message: text(messages[field]), field })),
  )

/** Fails if another account has the address or the name. */
export const refuseTakenAccountValues = Effect.fnUntraced(function* (
  email: string,
  username?: string,
) {
  const sql = yield* SqlClient.SqlClient
  const byEmail = yield* sql`SELECT 1 FROM account WHERE email = ${email}`
  if (byEmail.length > 0) yield* failWithValueTaken('email')
  if (username === undefined) return
  const key = normalizeUsername(username)
  const byName = yield* sql`SELECT 1 FROM account WHERE username_key = ${key}`
  if (byName.length > 0) yield* failWithValueTaken('username')
})

/** Inserts an account; returns its id. */
export const insertAccount = Effect.fnUntraced(function* (
  form: SignUpPayload,
  email: string,
  password: string,
  locale: Locale,
) {
  const sql = yield* SqlClient.SqlClient
  const { username, nickname = '', region, country = '', code = '', phone = '' } = form
  const [row] = yield* sql<{ id: string }>`INSERT INTO account ${sql.insert({
    email,
    username,
    username_key: normalizeUsername(username),
    nickname,
    region,
    country,
    code,
    phone,
    phone_key: normalizePhone(code, phone) ?? null,
    password,
    locale,
  })} RETURNING id::text AS id`
  return row?.id ?? ''
})

/** An account as its holder sees it. */
export const readProfile = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<Profile>`SELECT email, username,
      coalesce(nullif(nickname, ''), username) AS nickname, region, country, code, phone,
      ${formatTimeColumnAsIso(sql, 'created_at')} AS "createdAt"
    FROM account WHERE id = ${id}::bigint`
  return row
})
