import { Effect } from 'effect'
import { Migrator, SqlClient } from 'effect/sql'

// Any number, as long as nothing else in the database takes the same.
const lock = 7_413_902

const run = (...statements: readonly string[]) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    for (const statement of statements) yield* sql.unsafe(statement)
  })

/** In the order in which they are applied; one that has been released is never changed. */
const loader = Migrator.fromRecord({
  '0001_secret': run(
    // Keys the server signs with, shared by all processes on the database.
    `CREATE TABLE secret (name text PRIMARY KEY, value bytea NOT NULL)`,
  ),
})

/**
 * Brings the database to the newest form. Processes that start at once wait for the first; the client must
 * be one connection, which holds the lock.
 */
export const migrate = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`SELECT pg_advisory_lock(${lock})`
  yield* Effect.ensuring(
    Migrator.make({})({ loader, table: 'migration' }),
    Effect.ignore(sql`SELECT pg_advisory_unlock(${lock})`),
  )
})
