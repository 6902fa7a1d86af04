import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { serverLimits } from '#data/ops/limits.ts'
import { digestSecret } from '../../ops/secrets.ts'
import { generateSecret } from '../../ops/randomTokens.ts'

/** Starts the second step of a sign-in after a correct password; returns its token. A new password ends it. */
export const startSignInChallenge = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const token = yield* generateSecret
  yield* sql`INSERT INTO sign_in_challenge (token_hash, account_id, expires_at)
    VALUES (${digestSecret(token)}, ${account}::bigint, now() + ${serverLimits.challengeTime}::int * interval '1 ms')`
  return token
})

/** Counts an attempt at a second step; returns its account, none if it has expired or has no attempts left. */
export const countSignInChallengeAttempt = Effect.fnUntraced(function* (token: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ account: string }>`UPDATE sign_in_challenge SET tries = tries + 1
    WHERE token_hash = ${digestSecret(token)} AND expires_at > now() AND tries < ${serverLimits.codeTries}
    RETURNING account_id::text AS account`
  return row?.account
})

/** Ends a second step; returns whether it was still open. */
export const endSignInChallenge = Effect.fnUntraced(function* (token: string) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`DELETE FROM sign_in_challenge WHERE token_hash = ${digestSecret(token)}
    RETURNING 1`
  return rows.length > 0
})
