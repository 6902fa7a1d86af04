import { Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { serverLimits } from '#data/ops/limits.ts'
import { KeyRing } from '../../ops/keyRing.ts'
import { generateSecret } from '../../ops/randomTokens.ts'
import { digestSecret } from '../../ops/secrets.ts'

/** Label of the keys that encrypt the settings of links. */
export const undoLinkPurpose = 'undo-link'

/** Tables of the second factor, whose rows a link restores. */
const tables = ['authenticator', 'recovery_code', 'passkey'] as const

/** Sign-in settings of an account, with rows as PostgreSQL writes them in JSON. */
const SignInSettings = Schema.fromJsonString(
  Schema.Struct({
    email: Schema.String,
    // Links of earlier releases have none.
    phone: Schema.optionalKey(
      Schema.Struct({
        country: Schema.String,
        code: Schema.String,
        phone: Schema.String,
        phone_key: Schema.NullOr(Schema.String),
      }),
    ),
    rows: Schema.Record(Schema.String, Schema.Array(Schema.Unknown)),
  }),
)
/** Decodes decrypted settings of a link. */
export const decodeSignInSettings = Schema.decodeUnknownEffect(SignInSettings)
const decodeCode = Schema.decodeUnknownSync(Schema.Struct({ code_hash: Schema.String }))

/**
 * Creates a link that restores the present sign-in settings of an account, as part of the transaction that is about to
 * change them; returns its token. The settings are stored encrypted.
 */
export const createUndoLink = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const { encrypt } = yield* KeyRing
  const token = yield* generateSecret
  const rows: Record<string, unknown> = {}
  for (const table of tables) {
    const [found] = yield* sql<{
      rows: unknown
    }>`SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') AS rows
      FROM ${sql(table)} t WHERE account_id = ${account}::bigint`
    rows[table] = found?.rows
  }
  const [found] = yield* sql<{ email: string; phone: unknown }>`SELECT email, jsonb_build_object(
      'country', country, 'code', code, 'phone', phone, 'phone_key', phone_key) AS phone
    FROM account WHERE id = ${account}::bigint`
  const settings = encrypt(undoLinkPurpose, JSON.stringify({ ...found, rows }))
  yield* sql`INSERT INTO undo_link (token_hash, account_id, settings, expires_at)
    VALUES (${digestSecret(token)}, ${account}::bigint, ${settings},
      now() + ${serverLimits.undoDays}::int * interval '1 day')`
  return token
})

/** Removes a recovery code that was used from the links of its account, so that none of them restores it. */
export const removeRecoveryCodesFromUndoLinks = Effect.fnUntraced(function* (
  account: string,
  digests: readonly Uint8Array[],
) {
  const sql = yield* SqlClient.SqlClient
  const { decrypt, encrypt } = yield* KeyRing
  const used = new Set(digests.map((digest) => `\\x${Buffer.from(digest).toString('hex')}`))
  const links = yield* sql<{ id: string; settings: string }>`SELECT id::text AS id, settings
    FROM undo_link WHERE account_id = ${account}::bigint FOR UPDATE`
  for (const { id, settings } of links) {
    const text = decrypt(undoLinkPurpose, settings)
    if (text === undefined) continue
    const { rows, ...rest } = yield* Effect.orDie(decodeSignInSettings(text))
    const codes = rows['recovery_code']?.filter((row) => !used.has(decodeCode(row).code_hash))
    const kept = JSON.stringify({ ...rest, rows: { ...rows, recovery_code: codes ?? [] } })
    yield* sql`UPDATE undo_link SET settings = ${encrypt(undoLinkPurpose, kept)} WHERE id = ${id}::bigint`
  }
})

/** The account of a link; none if the link is unknown, used or expired. */
export const findUndoLink = Effect.fnUntraced(function* (token: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ account: string }>`SELECT account_id::text AS account FROM undo_link
    WHERE token_hash = ${digestSecret(token)} AND expires_at > now()`
  return row?.account
})

/**
 * Uses a link, as part of a transaction that has locked its account; returns the settings to restore, none if it has
 * been used meanwhile or its key is not in the ring. Links of later changes are deleted, because those changes are
 * undone as well.
 */
export const redeemUndoLink = Effect.fnUntraced(function* (token: string) {
  const sql = yield* SqlClient.SqlClient
  const { decrypt } = yield* KeyRing
  const [row] = yield* sql<{ settings: string }>`SELECT settings FROM undo_link
    WHERE token_hash = ${digestSecret(token)} AND expires_at > now()`
  const text = row && decrypt(undoLinkPurpose, row.settings)
  if (text === undefined) return undefined
  yield* sql`DELETE FROM undo_link l USING undo_link used
    WHERE used.token_hash = ${digestSecret(token)} AND l.account_id = used.account_id AND l.id >= used.id`
  return yield* Effect.orDie(decodeSignInSettings(text))
})

/** Restores address, telephone number and second factor of an account, as part of the current transaction. */
export const restoreSignInSettings = Effect.fnUntraced(function* (
  account: string,
  { email, phone, rows }: typeof SignInSettings.Type,
) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`UPDATE account SET ${sql.update({ email, ...phone })} WHERE id = ${account}::bigint`
  // The id of a new passkey is not verified: an id registered elsewhere meanwhile must not block the link.
  yield* sql`DELETE FROM passkey WHERE id = ANY(ARRAY(SELECT id FROM jsonb_populate_recordset(
    NULL::passkey, ${JSON.stringify(rows['passkey'] ?? [])}::text::jsonb)))`
  const [current] = yield* sql<{ step: string }>`SELECT last_step::text AS step FROM authenticator
    WHERE account_id = ${account}::bigint`
  for (const table of tables) {
    yield* sql`DELETE FROM ${sql(table)} WHERE account_id = ${account}::bigint`
    yield* sql`INSERT INTO ${sql(table)} SELECT * FROM jsonb_populate_recordset(
      NULL::${sql(table)}, ${JSON.stringify(rows[table] ?? [])}::text::jsonb)`
  }
  // Codes used since the change stay used.
  yield* sql`UPDATE authenticator SET last_step = greatest(last_step, ${current?.step ?? '0'}::bigint)
    WHERE account_id = ${account}::bigint`
})
