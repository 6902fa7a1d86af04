import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { DatabaseLocation } from '../ops/config.ts'
import { databaseConnectionLayer } from './connection.ts'
import type { BackupSource } from './readBackup.ts'
import { restoreBackup } from './restoreBackup.ts'

// Any number, as long as nothing else in the database takes the same.
const lock = 7_413_904

/** Measurements of a restore drill, in seconds. */
export interface RestoreDrillResult {
  /** Age of the backup: data stored since then would be lost. */
  readonly rpo: number
  /** Time of the restore. */
  readonly rto: number
}

const drill = Effect.fnUntraced(function* <E, R>(
  source: BackupSource<E, R>,
  place: DatabaseLocation,
) {
  const sql = yield* SqlClient.SqlClient
  yield* Effect.acquireRelease(sql`SELECT pg_advisory_lock(${lock})`, () =>
    Effect.ignore(sql`SELECT pg_advisory_unlock(${lock})`),
  )
  // A separate name for each site on the server.
  const [own] = yield* sql<{
    name: string
  }>`SELECT 'felcera_restore_' || oid AS name FROM pg_database WHERE datname = current_database()`
  const name = own?.name ?? ''
  const remove = sql`DROP DATABASE IF EXISTS ${sql(name)} WITH (FORCE)`
  const start = performance.now()
  const at = yield* Effect.acquireUseRelease(
    Effect.andThen(remove, sql`CREATE DATABASE ${sql(name)} TEMPLATE template0`),
    () => Effect.provide(restoreBackup(source), databaseConnectionLayer(place, name)),
    () => Effect.orDie(remove),
  )
  const rto = (performance.now() - start) / 1000
  const [age] = yield* sql<{
    rpo: number
  }>`SELECT extract(epoch FROM now() - ${at}::timestamptz)::float8 AS rpo`
  return { rpo: age?.rpo ?? 0, rto } satisfies RestoreDrillResult
}, Effect.scoped)

/**
 * Restores a backup into a temporary database on the same server, which is removed afterwards. Only one drill runs at a
 * time, across processes; so a database that an interrupted one left behind is removed by the next.
 */
export const runRestoreDrill = <E, R>(source: BackupSource<E, R>, place: DatabaseLocation) =>
  Effect.provide(drill(source, place), databaseConnectionLayer(place))
