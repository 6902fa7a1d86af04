import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { SecurityChange } from '../mail/notices.ts'
import { keyedDigestOf, keyedDigestsOf } from './secrets.ts'

/** Kinds of audit events, as the privacy policy lists them. */
export type AuditKind =
  | 'sign-in'
  | 'password-reset'
  | 'password-change'
  | 'email-change'
  | SecurityChange
  | 'deletion-asked'
  | 'deletion-taken-back'
  | 'deletion'

const purpose = 'audit'

/** Stores an audit event under a keyed hash of the account id. */
export const recordAuditEvent = Effect.fnUntraced(function* (kind: AuditKind, account: string) {
  const sql = yield* SqlClient.SqlClient
  const subject = yield* keyedDigestOf(purpose, account)
  yield* sql`INSERT INTO audit (kind, subject) VALUES (${kind}, ${subject})`
})

/** The audit events of an account, oldest first. */
export const auditEventsOf = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const subjects = yield* keyedDigestsOf(purpose, account)
  return yield* sql<{ kind: string; at: string }>`SELECT kind,
      to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at
    FROM audit WHERE subject IN ${sql.in(subjects)} ORDER BY id`
})
