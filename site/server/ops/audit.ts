import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { SecurityChange } from '../mail/notices.ts'
import { KeyRing } from './keyRing.ts'
import { createKeyedDigest, createDigestsWithEachKey } from './secrets.ts'

/** Kinds of audit events, as the privacy policy lists them. */
export type AuditEventKind =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-in-limited'
  | 'second-factor-failed'
  | 'second-factor-limited'
  | 'code-sent'
  | 'code-right'
  | 'code-wrong'
  | 'password-reset'
  | 'password-change'
  | 'email-change'
  | 'phone-change'
  | 'change-undone'
  | SecurityChange
  | 'deletion-asked'
  | 'deletion-taken-back'
  | 'deletion'
  | 'staff'
  | 'staff-refused'
  | 'restore'
  | 'keys-rotated'
  | 'retention'

/** Parts of an event besides its subject; nothing in them identifies a visitor. */
interface AuditDetails {
  /** Network of the client; stored as a keyed digest. */
  readonly network?: string
  /** Name of the staff key. */
  readonly actor?: string
  /** A command, or the hash of the last event that retention deleted. */
  readonly note?: string
}

/** A stored event; digests are in hexadecimal digits, the time is ISO 8601. */
interface AuditRow {
  readonly id: string
  readonly at: string
  readonly kind: string
  readonly subject: string
  readonly network: string
  readonly actor: string
  readonly note: string
  /** Hash of the event before; empty for the first one. */
  readonly previous: string
  /** Empty for events that are not in the chain. */
  readonly hash: string
}

const purpose = 'audit'
const chainPurpose = 'audit-chain'
const renewedPurpose = 'audit-chain, renewed'
// Any number, as long as nothing else in the database takes the same.
const lock = 7_413_903

const contentOf = (row: Omit<AuditRow, 'id' | 'hash'>) =>
  JSON.stringify([row.previous, row.at, row.kind, row.subject, row.network, row.actor, row.note])

const digestHex = (text: string | undefined) =>
  text === undefined
    ? Effect.succeed('')
    : Effect.map(createKeyedDigest(purpose, text), (digest) => digest.toString('hex'))

/**
 * Appends an event to the audit log, as part of the current transaction if there is one. Its subject, such as the id of
 * an account, is stored as a keyed digest. Each event has a keyed hash over itself and the hash of the one before, so
 * that changes and deletions show in `verifyAuditLog`.
 */
export const recordAuditEvent = Effect.fnUntraced(function* (
  kind: AuditEventKind,
  account?: string,
  { network, actor = '', note = '' }: AuditDetails = {},
) {
  const sql = yield* SqlClient.SqlClient
  const subject = yield* digestHex(account)
  const place = yield* digestHex(network)
  const append = Effect.gen(function* () {
    yield* sql`SELECT pg_advisory_xact_lock(${lock})`
    const [last] = yield* sql<{ previous: string; at: string }>`SELECT
      to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at,
      coalesce((SELECT encode(hash, 'hex') FROM audit WHERE id > 0 AND hash IS NOT NULL ORDER BY id DESC LIMIT 1), '') AS previous`
    const { previous = '', at = '' } = last ?? {}
    const content = contentOf({ previous, at, kind, subject, network: place, actor, note })
    yield* sql`INSERT INTO audit (kind, subject, created_at, network, actor, note, previous, hash)
      VALUES (${kind}, decode(${subject}, 'hex'), ${at}::timestamptz, ${place}, ${actor}, ${note}, ${previous},
        ${yield* createKeyedDigest(chainPurpose, content)})`
  })
  yield* sql.withTransaction(append)
})

/** The audit events of an account, oldest first. */
export const listAuditEvents = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const subjects = yield* createDigestsWithEachKey(purpose, account)
  return yield* sql<{ kind: string; at: string }>`SELECT kind,
      to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at
    FROM audit WHERE subject IN ${sql.in(subjects)} ORDER BY id`
})

/** All events since a day (`2026-01-31`, UTC), oldest first. */
export const listAuditEventsSince = Effect.fnUntraced(function* (since: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<AuditRow>`SELECT id::text AS id,
      to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, kind,
      encode(subject, 'hex') AS subject, coalesce(network, '') AS network, coalesce(actor, '') AS actor,
      coalesce(note, '') AS note, coalesce(previous, '') AS previous, coalesce(encode(hash, 'hex'), '') AS hash
    FROM audit WHERE created_at >= ${since}::date AT TIME ZONE 'UTC' ORDER BY audit.id`
})

/** Hash of an event by a later key; covers its first hash, which links it to the others. */
const renewedContentOf = (row: AuditRow) => `${contentOf(row)} ${row.hash}`

const renewedHashes = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ id: string; hash: string }>`SELECT id::text AS id,
      encode(renewed_hash, 'hex') AS hash FROM audit WHERE renewed_hash IS NOT NULL`
  return new Map(rows.map(({ id, hash }) => [id, hash]))
})

/** Verifies an event against its first or a later hash. */
const isIntact = Effect.fnUntraced(function* (row: AuditRow, renewed: string | undefined) {
  const first = yield* createDigestsWithEachKey(chainPurpose, contentOf(row))
  const later = yield* createDigestsWithEachKey(renewedPurpose, renewedContentOf(row))
  const includes = (all: readonly Buffer[], hash: string | undefined) =>
    all.some((digest) => digest.toString('hex') === hash)
  return includes(first, row.hash) || includes(later, renewed)
})

/**
 * Adds a hash with the newest key to all events that older keys have hashed, so that they can be verified without the
 * older keys, and records that. Events that are not intact are left unchanged, including those that were changed since
 * the log was verified.
 */
export const rehashAuditEvents = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { newest } = yield* KeyRing
  const renewed = yield* renewedHashes
  let count = 0
  for (const row of yield* listAuditEventsSince('1970-01-01')) {
    const own = (yield* createKeyedDigest(chainPurpose, contentOf(row))).toString('hex')
    const digest = yield* createKeyedDigest(renewedPurpose, renewedContentOf(row))
    if (row.hash === own || renewed.get(row.id) === digest.toString('hex')) continue
    if (!(yield* isIntact(row, renewed.get(row.id)))) continue
    yield* sql`UPDATE audit SET renewed_hash = ${digest} WHERE id = ${row.id}::bigint`
    count++
  }
  if (count > 0) yield* recordAuditEvent('keys-rotated', undefined, { note: newest })
})

/** Verifies the chain of the audit log; returns one line for each event that is changed, missing or not in the chain. */
export const verifyAuditLog = Effect.gen(function* () {
  const rows = yield* listAuditEventsSince('1970-01-01')
  const renewed = yield* renewedHashes
  // Missing events before the first one are valid only if a retention record covers them.
  let previous = rows.findLast(({ kind }) => kind === 'retention')?.note ?? ''
  const problems: string[] = []
  for (const row of rows) {
    if (row.hash === '') {
      problems.push(`${row.id} is not in the chain`)
      continue
    }
    if (row.previous !== previous) problems.push(`events are missing before ${row.id}`)
    if (!(yield* isIntact(row, renewed.get(row.id))))
      problems.push(`${row.id} was changed, or its key is not in SECRET_KEYS`)
    previous = row.hash
  }
  return { events: rows.length, head: previous, problems }
})

/**
 * Deletes the events older than `days` up to the first younger one, appends the new start of the hash chain, and
 * returns the deleted events. Deleting an old event behind a younger one (overlapping transactions, a clock that was
 * set back) would leave a gap in the chain. An event with a time in the future does not delay the deletion; it is
 * deleted with the events around it.
 */
export const deleteAuditEvents = Effect.fnUntraced(function* (days: number) {
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    yield* sql`SELECT pg_advisory_xact_lock(${lock})`
    const since = sql`now() - ${days}::int * interval '1 day'`
    const expired = yield* sql<{ id: string }>`SELECT id::text AS id FROM audit
      WHERE created_at < ${since} ORDER BY audit.id`
    // Not max(id), for which PostgreSQL reads all younger events, too.
    const lastExpired = expired.at(-1)?.id
    if (lastExpired === undefined) return []
    const [younger] = yield* sql<{ id: string }>`SELECT id::text AS id FROM audit
      WHERE id < ${lastExpired}::bigint AND created_at >= ${since} AND created_at < now() AND hash IS NOT NULL
      ORDER BY audit.id LIMIT 1`
    const rows = yield* sql<{
      id: string
      hash: string | null
    }>`SELECT id::text AS id, encode(hash, 'hex') AS hash FROM audit
      WHERE id < coalesce(${younger?.id ?? null}::bigint, ${lastExpired}::bigint + 1) ORDER BY audit.id`
    const note = rows.findLast(({ hash }) => hash !== null)?.hash
    // Appended first: it is linked to the newest event, which may be deleted next.
    if (note) yield* recordAuditEvent('retention', undefined, { note })
    const ids = rows.map(({ id }) => id)
    yield* sql`DELETE FROM audit WHERE id = ANY(${ids}::bigint[])`
    return rows
  })
  return yield* sql.withTransaction(work)
})
