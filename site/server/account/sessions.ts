import { Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import type { SessionSummary } from '#data/account/profile.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { getErrorMessage, NotSignedInError } from '#data/api/httpErrors.ts'
import { serverLimits } from '#data/ops/limits.ts'
import { digestSecret } from '../ops/secrets.ts'
import type { SessionLimits } from '../ops/config.ts'
import { RandomTokens } from '../ops/randomTokens.ts'

/** An open session and its account. */
export const Session = Schema.Struct({ id: Schema.String, account: Schema.String })
export type Session = typeof Session.Type

const minutesOfDay = 1_440

/** Opens a session for the caller; returns its token, which is stored only as a hash. Ends the browser's previous session. */
export const openSession = Effect.fnUntraced(function* (
  account: string,
  { idle, days, keptDays }: SessionLimits,
  keep: boolean,
) {
  const sql = yield* SqlClient.SqlClient
  const { device, country, token: before } = yield* CurrentApiCaller
  const token = Buffer.from((yield* RandomTokens).secret()).toString('base64url')
  if (before !== undefined) yield* endSession(before)
  yield* sql`INSERT INTO session (token_hash, account_id, device, country, seen_at, confirmed_at, expires_at, ends_at)
    VALUES (${digestSecret(token)}, ${account}::bigint, ${device}, ${country}, now(), now(),
      now() + ${keep ? keptDays * minutesOfDay : idle}::int * interval '1 minute',
      now() + ${keep ? keptDays : days}::int * interval '1 day')`
  yield* sql`DELETE FROM session WHERE id IN (
    SELECT id FROM session WHERE account_id = ${account}::bigint
    ORDER BY created_at DESC, id DESC OFFSET ${serverLimits.sessions})`
  return token
})

/** Returns the session of a token and prolongs it; none if it has ended or the account is closed. */
export const findSession = Effect.fnUntraced(function* (token: string, { idle }: SessionLimits) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<Session & { stale: boolean }>`
    SELECT s.id::text AS id, s.account_id::text AS account,
      s.seen_at < now() - ${serverLimits.sessionSeen}::int * interval '1 ms' AS stale
    FROM session s JOIN account a ON a.id = s.account_id
    WHERE s.token_hash = ${digestSecret(token)} AND s.expires_at > now() AND a.delete_at IS NULL`
  if (row?.stale)
    yield* sql`UPDATE session SET seen_at = now(), expires_at =
        least(ends_at, greatest(expires_at, now() + ${idle}::int * interval '1 minute'))
      WHERE id = ${row.id}::bigint`
  return row === undefined ? undefined : { id: row.id, account: row.account }
})

/**
 * Fails with 401 if a session has ended, as part of a transaction that has locked its account: a reset or an undone
 * change may have ended it while the transaction waited for the lock.
 */
export const requireOpenSession = Effect.fnUntraced(function* ({ id, account }: Session) {
  const sql = yield* SqlClient.SqlClient
  const found = yield* sql`SELECT 1 FROM session
    WHERE id = ${id}::bigint AND account_id = ${account}::bigint AND expires_at > now()`
  if (found.length > 0) return
  const { language } = yield* CurrentApiCaller
  yield* new NotSignedInError({ code: 401, message: getErrorMessage(401, language) })
})

/** Ends the session of a token, if there is one. */
export const endSession = Effect.fnUntraced(function* (token: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM session WHERE token_hash = ${digestSecret(token)}`
})

/** Ends every session of an account except one, and all pending sign-ins. */
export const endSessions = Effect.fnUntraced(function* (account: string, keep?: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM session
    WHERE account_id = ${account}::bigint AND id <> ${keep ?? '0'}::bigint`
  yield* sql`DELETE FROM sign_in_challenge WHERE account_id = ${account}::bigint`
})

/** Ends one session of an account, by the id shown to its owner. */
export const endSessionById = Effect.fnUntraced(function* (account: string, id: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM session WHERE account_id = ${account}::bigint AND id = ${id}::bigint`
})

/** The open sessions of an account, the current one first. */
export const listSessions = Effect.fnUntraced(function* ({ id, account }: Session) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<SessionSummary>`SELECT id::text AS id, device, country,
      ${formatTimeColumnAsIso(sql, 'created_at')} AS "createdAt",
      ${formatTimeColumnAsIso(sql, 'seen_at')} AS "seenAt", id = ${id}::bigint AS current
    FROM session WHERE account_id = ${account}::bigint AND expires_at > now()
    ORDER BY current DESC, seen_at DESC, session.id DESC`
})

/** A time column as ISO 8601. */
export const formatTimeColumnAsIso = (sql: SqlClient.SqlClient, column: string) =>
  sql`to_char(${sql(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
