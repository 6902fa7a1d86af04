import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { listTables } from './backup.ts'
import {
  type BackupRow,
  type BackupSource,
  readBackupRows,
  failWithRestoreError,
  verifyBackup,
} from './readBackup.ts'

/**
 * Restores a backup into an empty database of the same migration, in one transaction; returns the time of the snapshot.
 */
export const restoreBackup = <E, R>(source: BackupSource<E, R>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const known = yield* listTables
    for (const table of known) {
      const rows = yield* sql`SELECT 1 FROM ${sql(table)} LIMIT 1`
      if (rows.length > 0) yield* failWithRestoreError(`The table ${table} is not empty`)
    }
    const fill = Effect.fnUntraced(function* (rows: readonly BackupRow[]) {
      for (const [table, found] of Map.groupBy(rows, (row) => row.table)) {
        if (!known.includes(table))
          yield* failWithRestoreError(`The database has no table ${table}`)
        const values = JSON.stringify(found.map(({ row }) => row))
        yield* sql`INSERT INTO ${sql(table)} OVERRIDING SYSTEM VALUE
          SELECT * FROM jsonb_populate_recordset(NULL::${sql(table)}, ${values}::text::jsonb)`
      }
    })
    // Damage is found and reported before the first row is written.
    const { at, numbers } = yield* verifyBackup(source)
    yield* sql.withTransaction(
      Effect.andThen(
        readBackupRows(source, fill),
        Effect.forEach(known, (table) => continueCounting(table, numbers[table] ?? 0), {
          discard: true,
        }),
      ),
    )
    return at
  })

/** Ids that may have been assigned after the backup was taken: links in mails sent since then contain them. */
const idsSinceBackup = 1_000_000

/**
 * Sets sequences well after the last id of the backup, and after the highest restored one: records about a deleted row,
 * such as the audit events of a deleted account, must not be found under a new one.
 */
const continueCounting = Effect.fnUntraced(function* (table: string, last: number) {
  const sql = yield* SqlClient.SqlClient
  const columns = yield* sql<{ name: string }>`SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attidentity <> ''`
  for (const { name } of columns)
    yield* sql`SELECT setval(pg_get_serial_sequence(${table}, ${name}), highest + ${idsSinceBackup}::bigint)
      FROM (SELECT greatest(max(${sql(name)}), ${last}::bigint) AS highest FROM ${sql(table)}) t WHERE highest > 0`
})
