import { Clock, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { limits } from '#data/ops/limits.ts'
import { KeyRing } from '../../ops/keyRing.ts'
import { RandomTokens } from '../../ops/randomTokens.ts'
import { findMatchingTimeStep } from './totp.ts'

const purpose = 'authenticator'
/** Bytes of a secret: as many as SHA-1 has (RFC 4226, section 4). */
const secretLength = 20

const stored = (encrypted: string) =>
  Effect.map(KeyRing, ({ decrypt }) => {
    const text = decrypt(purpose, encrypted)
    return text === undefined ? undefined : Buffer.from(text, 'base64url')
  })

/** Checks whether an account has an active authenticator app. */
export const hasAuthenticator = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`SELECT 1 FROM authenticator
    WHERE account_id = ${account}::bigint AND confirmed_at IS NOT NULL`
  return rows.length > 0
})

/**
 * The secret of an authenticator that is being set up: the one that was shown before if that is not long ago, so that a
 * wrong code does not ask for another scan. None where an authenticator is active.
 */
export const preparePendingSecret = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const { encrypt } = yield* KeyRing
  const secret = (yield* RandomTokens).secret().subarray(0, secretLength)
  const text = Buffer.from(secret).toString('base64url')
  yield* sql`INSERT INTO authenticator AS a (account_id, secret, created_at)
    VALUES (${account}::bigint, ${encrypt(purpose, text)}, now())
    ON CONFLICT (account_id) DO UPDATE SET secret = excluded.secret, created_at = now()
    WHERE a.confirmed_at IS NULL
      AND a.created_at < now() - ${limits.setupTime}::int * interval '1 ms'`
  const [row] = yield* sql<{ secret: string }>`SELECT secret FROM authenticator
    WHERE account_id = ${account}::bigint AND confirmed_at IS NULL`
  return row && (yield* stored(row.secret))
})

/** Uses up a code of an account's authenticator; the first right one of a pending authenticator activates it. */
export const redeemAuthenticatorCode = Effect.fnUntraced(function* (
  account: string,
  code: string,
  state: 'active' | 'pending',
) {
  const sql = yield* SqlClient.SqlClient
  const pending = state === 'pending'
  const [row] = yield* sql<{ secret: string; used: string }>`
    SELECT secret, last_step::text AS used FROM authenticator
    WHERE account_id = ${account}::bigint AND (confirmed_at IS NULL) = ${pending}`
  const secret = row && (yield* stored(row.secret))
  if (row === undefined || secret === undefined) return false
  const now = yield* Clock.currentTimeMillis
  const step = findMatchingTimeStep(secret, code.replaceAll(/\s/g, ''), now, Number(row.used))
  if (step === undefined) return false
  // Of equal codes that arrive at once one counts.
  const used = yield* sql`UPDATE authenticator
    SET last_step = ${step}::bigint, confirmed_at = coalesce(confirmed_at, now())
    WHERE account_id = ${account}::bigint AND last_step < ${step}::bigint
      AND (confirmed_at IS NULL) = ${pending} RETURNING 1`
  return used.length > 0
})

/** Removes the authenticator of an account, as part of the current transaction. */
export const removeAuthenticator = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM authenticator WHERE account_id = ${account}::bigint`
})
