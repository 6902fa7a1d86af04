import { Effect, type Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import type { DatabaseLocation } from '../ops/config.ts'
import { restoreBackup } from './backup.ts'
import { databaseConnectionLayer } from './connection.ts'

/** Restores a backup into a database of its own on the same server, which is removed afterwards. */
export const runRestoreDrill = Effect.fnUntraced(function* <E, R>(
  lines: Stream.Stream<string, E, R>,
  place: DatabaseLocation,
) {
  const sql = yield* SqlClient.SqlClient
  const name = `felcera_restore_${process.pid}_${Date.now()}`
  yield* Effect.acquireUseRelease(
    sql`CREATE DATABASE ${sql(name)} TEMPLATE template0`,
    () => Effect.provide(restoreBackup(lines), databaseConnectionLayer(place, name)),
    () => Effect.orDie(sql`DROP DATABASE ${sql(name)} WITH (FORCE)`),
  )
})
