import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { forgetDevices } from '../knownDevices.ts'
import { endSessions } from '../sessions.ts'

/** Ends sessions, known devices and partner API credentials of an account, as part of the current transaction. */
export const revokeAccountAccess = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  yield* endSessions(account)
  yield* forgetDevices(account)
  yield* sql`DELETE FROM credential WHERE account_id = ${account}::bigint`
})
