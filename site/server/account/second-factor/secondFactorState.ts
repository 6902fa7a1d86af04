import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

/** Checks whether sign-ins by password require a second step: an account has an authenticator app or a passkey. */
export const hasSecondFactor = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`SELECT 1 FROM authenticator
      WHERE account_id = ${account}::bigint AND confirmed_at IS NOT NULL
    UNION ALL SELECT 1 FROM passkey WHERE account_id = ${account}::bigint LIMIT 1`
  return rows.length > 0
})

/** Deletes the recovery codes of an account that has no second factor any more, as part of the current transaction. */
export const deleteUnusedRecoveryCodes = Effect.fnUntraced(function* (account: string) {
  if (yield* hasSecondFactor(account)) return
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM recovery_code WHERE account_id = ${account}::bigint`
})
