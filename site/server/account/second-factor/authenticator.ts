import { Clock, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { serverLimits } from '#data/ops/limits.ts'
import { KeyRing } from '../../ops/keyRing.ts'
import { RandomTokens } from '../../ops/randomTokens.ts'
import type { Session } from '../sessions.ts'
import { findMatchingTimeStep } from './totp.ts'

/** Label of the keys that encrypt secrets of authenticator apps. */
export const authenticatorPurpose = 'authenticator'
/** Bytes of a secret: the output length of SHA-1 (RFC 4226, section 4). */
const secretLength = 20

const stored = (encrypted: string) =>
  Effect.map(KeyRing, ({ decrypt }) => {
    const text = decrypt(authenticatorPurpose, encrypted)
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
 * Returns the secret of an authenticator that is being set up. Within `serverLimits.setupTime` the session gets the same one again,
 * so that a wrong code requires no second scan. Another session gets another secret: an attacker with a stolen session
 * must not know the one that the owner scans later. None if an authenticator is active.
 */
export const preparePendingAuthenticatorSecret = Effect.fnUntraced(function* ({
  id,
  account,
}: Session) {
  const sql = yield* SqlClient.SqlClient
  const { encrypt } = yield* KeyRing
  const secret = (yield* RandomTokens).secret().subarray(0, secretLength)
  const text = Buffer.from(secret).toString('base64url')
  yield* sql`INSERT INTO authenticator AS a (account_id, secret, created_at, session_id)
    VALUES (${account}::bigint, ${encrypt(authenticatorPurpose, text)}, now(), ${id}::bigint)
    ON CONFLICT (account_id) DO UPDATE SET secret = excluded.secret, created_at = now(), session_id = excluded.session_id
    WHERE a.confirmed_at IS NULL AND (a.session_id IS DISTINCT FROM excluded.session_id
      OR a.created_at < now() - ${serverLimits.setupTime}::int * interval '1 ms')`
  const [row] = yield* sql<{ secret: string }>`SELECT secret FROM authenticator
    WHERE account_id = ${account}::bigint AND confirmed_at IS NULL AND session_id = ${id}::bigint`
  return row && (yield* stored(row.secret))
})

/**
 * Uses up a code of an account's authenticator; a code of a pending one, in the session that sets it up, activates it.
 */
export const redeemAuthenticatorCode = Effect.fnUntraced(function* (
  { account, id }: Pick<Session, 'account'> & Partial<Session>,
  code: string,
) {
  const sql = yield* SqlClient.SqlClient
  const wanted =
    id === undefined
      ? sql`confirmed_at IS NOT NULL`
      : sql`confirmed_at IS NULL AND session_id = ${id}::bigint`
  const [row] = yield* sql<{ secret: string; used: string }>`
    SELECT secret, last_step::text AS used FROM authenticator
    WHERE account_id = ${account}::bigint AND ${wanted}`
  const secret = row && (yield* stored(row.secret))
  if (row === undefined || secret === undefined) return false
  const now = yield* Clock.currentTimeMillis
  const step = findMatchingTimeStep(secret, code.replaceAll(/\s/g, ''), now, Number(row.used))
  if (step === undefined) return false
  const { renew } = yield* KeyRing
  const renewed = renew(authenticatorPurpose, row.secret) ?? row.secret
  // Of concurrent equal codes only one counts.
  const used = yield* sql`UPDATE authenticator
    SET last_step = ${step}::bigint, confirmed_at = coalesce(confirmed_at, now()), secret = ${renewed}
    WHERE account_id = ${account}::bigint AND last_step < ${step}::bigint
      AND secret = ${row.secret} AND ${wanted} RETURNING 1`
  return used.length > 0
})

/** Removes the authenticator of an account, as part of the current transaction. */
export const removeAuthenticator = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM authenticator WHERE account_id = ${account}::bigint`
})
