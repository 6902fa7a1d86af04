import { PgClient } from '@effect/sql-pg'
import { Effect, Layer, Redacted } from 'effect'
import type { DatabaseLocation } from '../ops/config.ts'
import { getEmbeddedDatabaseConnection } from './database.ts'
import { lockDatabaseFolder } from './folderLock.ts'
import { migrateDatabase } from './migrations.ts'
import { getPostgresSocketPath, startPostgres } from './postgres.ts'

/**
 * One connection for a command, without the time limits of calls; to the running site's PostgreSQL if there is one.
 * `database` names another database of the same server.
 */
export const databaseConnectionLayer = (place: DatabaseLocation, database?: string) => {
  if ('url' in place) return migrated({ url: Redacted.make(urlOf(place.url, database)) })
  const addressOf = (socket: string) => ({
    ...getEmbeddedDatabaseConnection(socket),
    ...(database === undefined ? {} : { database }),
  })
  const running = migrated(addressOf(getPostgresSocketPath(place.folder)))
  const started = Layer.unwrap(
    lockDatabaseFolder(place.folder).pipe(
      Effect.andThen(startPostgres(place.folder)),
      Effect.map(({ socket }) => migrated(addressOf(socket))),
    ),
  )
  return Layer.catch(running, () => started)
}

/** The address with another name of a database: between the host, which may be empty, and the query. */
const urlOf = (url: string, database: string | undefined): string =>
  database === undefined ? url : url.replace(/^(\w+:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${database}`)

const migrated = (address: PgClient.PgClientConfig) =>
  Layer.effectDiscard(migrateDatabase).pipe(
    Layer.provideMerge(
      PgClient.layerFrom(PgClient.makeClient({ ...address, applicationName: 'felcera' })),
    ),
  )
