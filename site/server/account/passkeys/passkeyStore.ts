import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { PasskeySummary } from '#data/account/passkeys.ts'
import { formatTimeColumnAsIso } from '../sessions.ts'

/** Stored passkey with the data that verifies its signatures. */
export interface StoredPasskey {
  /** Id of the credential, Base64url. */
  readonly id: string
  readonly account: string
  /** User handle that its authenticator was given, Base64url; none for passkeys of earlier builds. */
  readonly user: string | null
  /** COSE key. */
  readonly publicKey: Buffer
  /** Number of signatures that the authenticator reported last; 0 if it does not count. */
  readonly counter: number
  readonly transports: readonly string[]
}

/** The passkeys of an account as shown to its holder, oldest first. */
export const listPasskeys = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<PasskeySummary>`SELECT id, name, ${formatTimeColumnAsIso(sql, 'created_at')} AS "createdAt",
      ${formatTimeColumnAsIso(sql, 'used_at')} AS "usedAt"
    FROM passkey WHERE account_id = ${account}::bigint ORDER BY passkey.created_at, passkey.id`
})

/** The user handle of an account's passkeys; none if it has none yet. */
export const findPasskeyUser = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ user: string }>`SELECT user_handle AS user FROM passkey
    WHERE account_id = ${account}::bigint AND user_handle IS NOT NULL LIMIT 1`
  return row?.user
})

/** Credential ids of the passkeys of an account, for an authenticator. */
export const listPasskeyCredentials = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<{ id: string; transports: string[] }>`SELECT id, transports FROM passkey
    WHERE account_id = ${account}::bigint`
})

/** A passkey by its id. */
export const findPasskey = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<Omit<StoredPasskey, 'counter'> & { counter: string }>`
    SELECT id, account_id::text AS account, user_handle AS user, public_key AS "publicKey", counter::text AS counter, transports
    FROM passkey WHERE id = ${id}`
  return row && ({ ...row, counter: Number(row.counter) } satisfies StoredPasskey)
})

/** Stores a passkey, as part of the current transaction. */
export const insertPasskey = Effect.fnUntraced(function* (
  { id, account, user, publicKey, counter, transports }: StoredPasskey,
  name: string,
) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO passkey (id, account_id, user_handle, public_key, counter, transports, name, created_at)
    VALUES (${id}, ${account}::bigint, ${user}, ${publicKey}, ${counter}::bigint,
      ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(transports)}::text::jsonb)), ${name}, now())`
})

/** Records a use of a passkey; returns false if the counter has not risen meanwhile or the passkey was removed. */
export const recordPasskeyUse = Effect.fnUntraced(function* (id: string, counter: number) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`UPDATE passkey SET counter = ${counter}::bigint, used_at = now()
    WHERE id = ${id} AND (counter < ${counter}::bigint OR (counter = 0 AND ${counter}::bigint = 0))
    RETURNING 1`
  return rows.length > 0
})

/** Renames a passkey of an account. */
export const renamePasskey = Effect.fnUntraced(function* (
  account: string,
  id: string,
  name: string,
) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`UPDATE passkey SET name = ${name} WHERE id = ${id} AND account_id = ${account}::bigint`
})

/** Deletes a passkey of an account, as part of the current transaction; returns whether there was one. */
export const deletePasskey = Effect.fnUntraced(function* (account: string, id: string) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`DELETE FROM passkey WHERE id = ${id} AND account_id = ${account}::bigint
    RETURNING 1`
  return rows.length > 0
})
