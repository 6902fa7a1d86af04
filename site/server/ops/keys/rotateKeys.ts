import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { authenticatorPurpose } from '../../account/second-factor/authenticator.ts'
import { recoveryCodePurpose } from '../../account/second-factor/recoveryCodes.ts'
import { reencryptUndoLinks } from '../../account/recovery/reencryptUndoLinks.ts'
import { deliveryKeyPurpose } from '../../mail/outbox.ts'
import { rehashAuditEvents, verifyAuditLog } from '../audit.ts'
import { KeyRing } from '../keyRing.ts'
import { resealSecret } from '../secrets.ts'
import { staffKeyPurpose, StaffAccessRefusedError } from '../staffKeys.ts'

/**
 * Encrypts the secrets of authenticator apps with the newest key. A secret that changes meanwhile is encrypted with it
 * already.
 */
const renewAuthenticators = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { newest, renew } = yield* KeyRing
  const rows = yield* sql<{ secret: string }>`SELECT secret FROM authenticator
    WHERE split_part(secret, '.', 1) <> ${newest}`
  for (const { secret } of rows) {
    const renewed = renew(authenticatorPurpose, secret)
    if (renewed !== undefined)
      yield* sql`UPDATE authenticator SET secret = ${renewed} WHERE secret = ${secret}`
  }
})

/** Encrypts pending mails and webhook calls with the newest key. */
const renewDeliveries = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { newest, renew } = yield* KeyRing
  const rows = yield* sql<{
    encrypted: string
  }>`SELECT payload->>'encrypted' AS encrypted FROM delivery
    WHERE payload ? 'encrypted' AND split_part(payload->>'encrypted', '.', 1) <> ${newest}`
  for (const { encrypted } of rows) {
    const renewed = renew(deliveryKeyPurpose, encrypted)
    if (renewed !== undefined)
      yield* sql`UPDATE delivery SET payload = jsonb_build_object('encrypted', ${renewed}::text)
        WHERE payload->>'encrypted' = ${encrypted}`
  }
})

/** Reseals the secrets of a table with the newest key. */
const resealSecrets = Effect.fnUntraced(function* (table: string, column: string, purpose: string) {
  const sql = yield* SqlClient.SqlClient
  const { newest } = yield* KeyRing
  const rows = yield* sql<{ sealed: string }>`SELECT sealed FROM ${sql(table)}
    WHERE split_part(sealed, '.', 1) <> ${newest}`
  for (const { sealed } of rows) {
    const renewed = yield* resealSecret(purpose, sealed)
    if (renewed !== undefined)
      yield* sql`UPDATE ${sql(table)} SET ${sql(column)} = ${renewed.digest}, sealed = ${renewed.sealed}
        WHERE sealed = ${sealed}`
  }
})

/** Rows that depend on an older key, with the party that has to renew them, because no command can. */
interface KeyUse {
  readonly stored: string
  /** Id of the key; `unknown` for rows older than key ids. */
  readonly key: string
  readonly rows: string
  readonly renewal: string
}

const countKeyUses = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<KeyUse>`SELECT stored, key, count(*)::text AS rows,
      coalesce(string_agg(DISTINCT holder, ' ' ORDER BY holder), '') AS renewal
    FROM (
      SELECT 'authenticator app' AS stored, split_part(secret, '.', 1) AS key, NULL AS holder FROM authenticator
      UNION ALL SELECT 'recovery code', coalesce(split_part(sealed, '.', 1), 'unknown'),
        CASE WHEN sealed IS NULL THEN username END FROM recovery_code JOIN account a ON a.id = account_id
      UNION ALL SELECT 'undo link', split_part(settings, '.', 1), NULL FROM undo_link
      UNION ALL SELECT 'mail or hook', split_part(payload->>'encrypted', '.', 1), NULL FROM delivery
        WHERE payload ? 'encrypted'
      UNION ALL SELECT 'staff key', coalesce(split_part(sealed, '.', 1), 'unknown'),
        CASE WHEN sealed IS NULL THEN name END FROM staff_key
      UNION ALL SELECT 'API secret', coalesce(key_id, 'unknown'), username
        FROM credential JOIN account a ON a.id = account_id
    ) used GROUP BY stored, key ORDER BY stored, key`
})

/**
 * Re-encrypts everything with the newest key where possible: encrypted values, sealed secrets, hashes of the audit log.
 * Returns the rows by kind and key; those of older keys with the party that has to renew them. Fails without a change
 * if the audit log is not intact. All processes must have the newest key already.
 */
export const rotateKeys = Effect.gen(function* () {
  const { newest } = yield* KeyRing
  const { problems } = yield* verifyAuditLog
  if (problems.length > 0) yield* new StaffAccessRefusedError({ reason: problems.join('\n') })
  yield* renewAuthenticators
  yield* resealSecrets('recovery_code', 'code_hash', recoveryCodePurpose)
  yield* resealSecrets('staff_key', 'digest', staffKeyPurpose)
  yield* reencryptUndoLinks
  yield* renewDeliveries
  yield* rehashAuditEvents
  const uses = yield* countKeyUses
  return uses.map(({ renewal, ...use }) =>
    use.key === newest ? { ...use, older: 'no', renewal: '' } : { ...use, older: 'yes', renewal },
  )
})
