import { Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { recordAuditEvent } from './audit.ts'
import { generateSecret } from './randomTokens.ts'
import { listDigestsOfSealedSecret, sealSecret } from './secrets.ts'

/** Roles of staff, in ascending order of permissions. */
export const staffRoles = ['read', 'support', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The key of a staff command is missing or unknown, or its role lacks the permission. */
export class StaffAccessRefusedError extends Schema.TaggedError<StaffAccessRefusedError>()(
  'StaffAccessRefusedError',
  {
    reason: Schema.String,
  },
) {}

/** Label of the keys of staff keys. */
export const staffKeyPurpose = 'staff-key'

/**
 * Checks that a key may run a command of a role, and records the call. While there are no keys, anyone with access to
 * the database may run all commands, as `local`.
 */
export const authorizeStaff = Effect.fnUntraced(function* (
  key: string,
  needed: StaffRole,
  command: string,
) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ name: string; role: StaffRole; mine: boolean }>`SELECT name, role,
      digest IN ${sql.in(yield* listDigestsOfSealedSecret(staffKeyPurpose, key))} AS mine FROM staff_key`
  const own = rows.find(({ mine }) => mine)
  const actor = rows.length === 0 ? 'local' : (own?.name ?? 'unknown')
  const role = rows.length === 0 ? 'admin' : own?.role
  if (role === undefined || staffRoles.indexOf(role) < staffRoles.indexOf(needed)) {
    yield* recordAuditEvent('staff-refused', undefined, { actor, note: command })
    const reason =
      role === undefined ? 'STAFF_KEY is not a known key' : `${actor} is ${role}, not ${needed}`
    return yield* new StaffAccessRefusedError({ reason })
  }
  if (own !== undefined) {
    const { digest, sealed } = yield* sealSecret(staffKeyPurpose, key)
    yield* sql`UPDATE staff_key SET digest = ${digest}, sealed = ${sealed}
      WHERE name = ${own.name} AND digest <> ${digest}`
  }
  return yield* recordAuditEvent('staff', undefined, { actor, note: command })
})

// The audit log contains `local` for a call without keys, and `unknown` for one with a wrong key.
const isStaffName = (name: string): boolean =>
  /^[a-z0-9][a-z0-9.@_-]{0,99}$/i.test(name) && !/^(local|unknown)$/i.test(name)

/** Adds or replaces the key of a name; the key is returned this once. The first one must be of an admin. */
export const addStaffKey = Effect.fnUntraced(function* (name: string, role: StaffRole) {
  if (!isStaffName(name))
    yield* new StaffAccessRefusedError({
      reason:
        'A name has 1 to 100 letters from a to z, digits, dots, hyphens, underscores and @, and is neither local nor unknown',
    })
  const sql = yield* SqlClient.SqlClient
  const key = yield* generateSecret
  const { digest, sealed } = yield* sealSecret(staffKeyPurpose, key)
  const work = Effect.andThen(
    sql`INSERT INTO staff_key (name, role, digest, sealed) VALUES (${name}, ${role}, ${digest}, ${sealed})
      ON CONFLICT (name) DO UPDATE SET role = excluded.role, digest = excluded.digest, sealed = excluded.sealed`,
    keepsAdmin,
  )
  yield* sql.withTransaction(work)
  return [{ name, role, key }]
})

/** Removes the key of a name. */
export const removeStaffKey = Effect.fnUntraced(function* (name: string) {
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const rows = yield* sql<{
      name: string
      role: string
    }>`DELETE FROM staff_key WHERE name = ${name} RETURNING name, role`
    yield* keepsAdmin
    return rows
  })
  return yield* sql.withTransaction(work)
})

const keepsAdmin = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ role: StaffRole }>`SELECT role FROM staff_key`
  if (rows.length > 0 && !rows.some(({ role }) => role === 'admin'))
    yield* new StaffAccessRefusedError({ reason: 'One key must be of the role admin' })
})
