import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { nameKey, phoneKey } from '#data/accountFields.ts'
import type { SignUp } from '#data/accounts.ts'
import { Taken } from '#data/httpErrors.ts'
import type { Locale } from '#data/locales.ts'
import type { Profile } from '#data/ownAccount.ts'
import { Caller } from './caller.ts'
import { isoTime } from './sessions.ts'

/** What is needed of an account beside what its holder sees. */
export interface Account {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly username: string
  readonly password: string
  /** Language of notices: the one of the sign-up. */
  readonly locale: Locale
  /** Whether its deletion was asked for. */
  readonly leaving: boolean
}

/** One way to name an account. */
export type AccountKey =
  | { readonly email: string }
  | { readonly username: string }
  | { readonly phone: string }
  | { readonly id: string }

/** An account by a key; one whose time of grace has passed is gone already. */
export const findAccount = Effect.fnUntraced(function* (key: AccountKey) {
  const sql = yield* SqlClient.SqlClient
  const named =
    'email' in key
      ? sql`email = ${key.email}`
      : 'username' in key
        ? sql`username_key = ${nameKey(key.username)}`
        : 'phone' in key
          ? sql`phone_key = ${key.phone}`
          : sql`id = ${key.id}::bigint`
  const [row] = yield* sql<Account>`SELECT id::text AS id, email, username, password, locale,
      delete_at IS NOT NULL AS leaving
    FROM account WHERE ${named} AND (delete_at IS NULL OR delete_at > now())`
  return row
})

const isTaken = Effect.fnUntraced(function* (column: 'username_key' | 'phone_key', value: string) {
  const sql = yield* SqlClient.SqlClient
  return (yield* sql`SELECT 1 FROM account WHERE ${sql(column)} = ${value}`).length > 0
})

const messages = {
  email: 'account.sign-up.email-taken',
  username: 'form.account.username.taken',
  phone: 'form.account.phone.taken',
} as const

/** Fails because another account has it. */
export const taken = (field: keyof typeof messages) =>
  Effect.flatMap(Caller, ({ text }) =>
    Effect.fail(new Taken({ code: 409, message: text(messages[field]), field })),
  )

/** Fails if another account has the name, the number or the address. */
export const refuseTaken = Effect.fnUntraced(function* (
  email: string | undefined,
  username: string | undefined,
  phone: string | undefined,
) {
  const sql = yield* SqlClient.SqlClient
  if (email !== undefined) {
    const found = yield* sql`SELECT 1 FROM account WHERE email = ${email}`
    if (found.length > 0) yield* taken('email')
  }
  if (username !== undefined && (yield* isTaken('username_key', nameKey(username))))
    yield* taken('username')
  if (phone !== undefined && (yield* isTaken('phone_key', phone))) yield* taken('phone')
})

/** Keeps a new account; gives its id. */
export const insertAccount = Effect.fnUntraced(function* (
  form: SignUp,
  email: string,
  password: string,
  locale: Locale,
) {
  const sql = yield* SqlClient.SqlClient
  const { username, nickname = '', region, country = '', code = '', phone = '' } = form
  const [row] = yield* sql<{ id: string }>`INSERT INTO account ${sql.insert({
    email,
    username,
    username_key: nameKey(username),
    nickname,
    region,
    country,
    code,
    phone,
    phone_key: phoneKey(code, phone) ?? null,
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
      ${isoTime(sql, 'created_at')} AS "createdAt"
    FROM account WHERE id = ${id}::bigint`
  return row
})
