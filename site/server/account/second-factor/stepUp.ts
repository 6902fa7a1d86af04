import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { ConfirmationNeededError } from '#data/api/httpErrors.ts'
import { serverLimits } from '#data/ops/limits.ts'
import { runDatabaseQuery } from '../../api/currentCaller.ts'
import { generateSecret } from '../../ops/randomTokens.ts'
import { digestSecret } from '../../ops/secrets.ts'
import type { Session } from '../sessions.ts'

/** Fails with 403 unless the holder of a session has signed in, or confirmed it, within `serverLimits.stepUpTime`. */
export const requireStepUp = Effect.fnUntraced(function* ({ id }: Session) {
  const look = Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`SELECT 1 FROM session WHERE id = ${id}::bigint
      AND confirmed_at > now() - ${serverLimits.stepUpTime}::int * interval '1 ms'`,
  )
  if ((yield* runDatabaseQuery(look)).length > 0) return
  const { text } = yield* CurrentApiCaller
  yield* new ConfirmationNeededError({
    code: 403,
    message: text('account.confirmation.needed'),
    confirmation: true,
  })
})

/**
 * Records that the holder of a session has just confirmed it; returns the token that replaces the session's previous
 * one.
 */
export const recordSessionConfirmation = Effect.fnUntraced(function* ({ id }: Session) {
  const sql = yield* SqlClient.SqlClient
  const token = yield* generateSecret
  yield* sql`UPDATE session SET confirmed_at = now(), token_hash = ${digestSecret(token)}
    WHERE id = ${id}::bigint`
  return token
})
