import { PgClient } from '@effect/sql-pg'
import { Effect, Layer, Redacted } from 'effect'
import type { DatabasePlace } from '../ops/config.ts'
import { embeddedAddress } from './database.ts'
import { migrate } from './migrations.ts'
import { socketOf, startPostgres } from './postgres.ts'

/** One connection for a command, without the time limits of calls; to the running site's PostgreSQL if there is one. */
export const connectionLayer = (place: DatabasePlace) => {
  if ('url' in place) return migrated({ url: Redacted.make(place.url) })
  const running = migrated(embeddedAddress(socketOf(place.folder)))
  const started = Layer.unwrap(
    Effect.map(startPostgres(place.folder), ({ socket }) => migrated(embeddedAddress(socket))),
  )
  return Layer.catch(running, () => started)
}

const migrated = (address: PgClient.PgClientConfig) =>
  Layer.effectDiscard(migrate).pipe(
    Layer.provideMerge(
      PgClient.layerFrom(PgClient.makeClient({ ...address, applicationName: 'felcera' })),
    ),
  )
