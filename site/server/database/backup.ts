import { createHash } from 'node:crypto'
import { Effect, Schema, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import { createKeyedDigest } from '../ops/secrets.ts'

/** First line of a backup. */
export const BackupHeaderSchema = Schema.fromJsonString(
  Schema.Struct({
    backup: Schema.Literal('felcera'),
    site: Schema.String.annotate({
      description: 'Keyed digest that is the same in all backups of a site, in hexadecimal digits.',
    }),
    at: Schema.String.annotate({ description: 'Time of the snapshot, as PostgreSQL writes it.' }),
    migration: Schema.Int.annotate({ description: 'The newest migration of the database.' }),
    // Backups of earlier releases have none.
    numbers: Schema.optionalKey(Schema.Record(Schema.String, Schema.Int)).annotate({
      description: 'The last number that a row of each table was given, also if that row is gone.',
    }),
  }),
)
/** A line of a backup between its first and last one. */
export const BackupLineSchema = Schema.fromJsonString(
  Schema.Struct({ table: Schema.String, row: Schema.Unknown }),
)
/** Last line of a backup. */
export const BackupTrailerSchema = Schema.fromJsonString(
  Schema.Struct({
    end: Schema.Literal('felcera'),
    rows: Schema.Record(Schema.String, Schema.Int).annotate({
      description: 'Rows of each table that has any.',
    }),
    sha256: Schema.String.annotate({
      description: 'Digest of every byte before this line, in hexadecimal digits.',
    }),
    mac: Schema.String.annotate({
      description: 'Keyed digest of `sha256`: only the keys of the site make it.',
    }),
  }),
)

/** Purposes of the keyed digests in a backup: `site` of an empty text, `content` of its SHA-256. */
export const backupDigestPurposes = { site: 'backup-site', content: 'backup-mac' }

/** Escapes the characters JSON allows as they are although other tools end a line at them. */
const escapeLineEnds = (json: string): string =>
  json.replaceAll(
    /[\u0085\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Names of the tables in the order of their creation: each references only earlier ones. */
export const listTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ name: string }>`SELECT c.relname AS name FROM pg_class c
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'migration'
      AND c.relpersistence = 'p'
    ORDER BY c.oid`
  return rows.map(({ name }) => name)
})

/** The newest migration of the database, and the present time there. */
export const readDatabaseState = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{
    migration: number
    at: string
  }>`SELECT coalesce(max(migration_id), 0)::int AS migration, now()::text AS at FROM migration`
  return row ?? { migration: 0, at: '' }
})

const readLastNumbers = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ name: string; last: string }>`SELECT name, last::text AS last FROM (
      SELECT c.relname AS name,
        pg_sequence_last_value(pg_get_serial_sequence(c.relname, a.attname)::regclass) AS last
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE a.attidentity <> '' AND c.relnamespace = 'public'::regnamespace) t
    WHERE last IS NOT NULL`
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]))
})

const digestHex = (purpose: string, text: string) =>
  Effect.map(createKeyedDigest(purpose, text), (digest) => digest.toString('hex'))

/**
 * Writes a consistent snapshot of all rows as lines of JSON while the database stays in use; returns the number of
 * rows. Lines end with LF; the last one is a trailer with the rows of each table, the SHA-256 of everything before it,
 * and a keyed digest of that.
 */
export const writeBackup = <E, R>(write: (lines: string) => Effect.Effect<void, E, R>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const digest = createHash('sha256')
    const rows: Record<string, number> = {}
    const writeLines = (lines: readonly string[]) => {
      const text = lines.map((line) => `${escapeLineEnds(line)}\n`).join('')
      digest.update(text)
      return write(text)
    }
    const copy = Effect.gen(function* () {
      yield* sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`
      const site = yield* digestHex(backupDigestPurposes.site, '')
      const state = { ...(yield* readDatabaseState), numbers: yield* readLastNumbers }
      const header = { backup: 'felcera' as const, site, ...state }
      yield* writeLines([Schema.encodeSync(BackupHeaderSchema)(header)])
      for (const table of yield* listTables)
        yield* Stream.runForEachArray(
          sql<{
            line: string
          }>`SELECT jsonb_build_object('table', ${table}::text, 'row', to_jsonb(t))::text AS line
            FROM ${sql(table)} t`.stream,
          (found) => {
            rows[table] = (rows[table] ?? 0) + found.length
            return writeLines(found.map(({ line }) => line))
          },
        )
    })
    yield* sql.withTransaction(copy)
    const sha256 = digest.digest('hex')
    const mac = yield* digestHex(backupDigestPurposes.content, sha256)
    yield* write(
      `${Schema.encodeSync(BackupTrailerSchema)({ end: 'felcera', rows, sha256, mac })}\n`,
    )
    return Object.values(rows).reduce((sum, count) => sum + count, 0)
  })
