import { randomUUID } from 'node:crypto'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { inject } from 'vitest'
import { connectionLayer } from '#server/database/connection.ts'
import { databaseUrl } from './cluster.ts'

/** Runs work on one connection to a database. */
export const onDatabase = <A, E>(
  url: string,
  work: Effect.Effect<A, E, SqlClient.SqlClient>,
): Promise<A> => Effect.runPromise(Effect.provide(work, connectionLayer({ url })))

/** Rows of one statement. */
export const rowsOf = (
  url: string,
  statement: string,
): Promise<readonly Record<string, unknown>[]> =>
  onDatabase(
    url,
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Record<string, unknown>>(statement)),
  )

/** A database of the test's own: a copy of the migrated one, or an empty one. */
export async function newDatabase({ empty = false } = {}): Promise<string> {
  const cluster = inject('cluster')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const from = empty ? 'template0' : 'template'
  await rowsOf(databaseUrl(cluster, 'postgres'), `CREATE DATABASE ${name} TEMPLATE ${from}`)
  return databaseUrl(cluster, name)
}
