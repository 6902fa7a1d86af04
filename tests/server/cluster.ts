import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect, Exit, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import type { TestProject } from 'vitest/node'
import { databaseConnectionLayer } from '#server/database/connection.ts'
import { startPostgres } from '#server/database/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the PostgreSQL that all tests share; its database `template` is migrated. */
    cluster: string
  }
}

/** Returns the URL of a database in one of our clusters. */
export const formatDatabaseUrl = (folder: string, name: string): string =>
  `postgres:///${name}?host=${folder}&user=felcera`

/** Starts one PostgreSQL for all tests; each test copies its migrated database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'felcera-pg-'))
  await chmod(folder, 0o755)
  const cluster = join(folder, 'c')
  const scope = Scope.makeUnsafe()
  await Effect.runPromise(Scope.provide(startPostgres(cluster), scope))
  const run = <E>(name: string, work: Effect.Effect<unknown, E, SqlClient.SqlClient>) =>
    Effect.runPromise(
      Effect.provide(work, databaseConnectionLayer({ url: formatDatabaseUrl(cluster, name) })),
    )
  await run(
    'postgres',
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql`CREATE DATABASE template`),
  )
  // Connecting migrates the database.
  await run('template', Effect.void)
  project.provide('cluster', cluster)
  return async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await rm(folder, { recursive: true, force: true })
  }
}
