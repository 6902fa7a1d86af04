import { PgClient } from '@effect/sql-pg'
import { Context, Deferred, Effect, Layer, Metric, Redacted, Schedule, Schema, Scope } from 'effect'
import { Reactivity } from 'effect/reactivity'
import { SqlClient, SqlError } from 'effect/sql'
import { limits } from '#data/limits.ts'
import { migrate } from './migrations.ts'
import { embeddedUser, startPostgres } from './postgres.ts'

/** The database does not answer, or not in time; the same call may succeed a moment later. */
export class DatabaseDown extends Schema.TaggedError<DatabaseDown>()('DatabaseDown', {}) {}

/** Where the data is: in a PostgreSQL of its own, or in a folder that this process keeps one over. */
export type DatabasePlace = { readonly url: string } | { readonly folder: string }

interface DatabaseService {
  /** Runs work with a client; whatever keeps the database from doing it in time is `DatabaseDown`. */
  readonly use: <A, E, R>(
    work: Effect.Effect<A, E, R>,
  ) => Effect.Effect<
    A,
    Exclude<E, SqlError.SqlError> | DatabaseDown,
    Exclude<R, SqlClient.SqlClient>
  >
  /** The client, as soon as the database is there and migrated: for work that may wait. */
  readonly client: Effect.Effect<SqlClient.SqlClient>
}

/** The database behind the calls. Pages do without it. */
export class Database extends Context.Service<Database, DatabaseService>()('felcera/Database') {}

const failures = Metric.counter('felcera_database_failures_total', {
  description: 'Calls the database did not answer in time',
  incremental: true,
})

const retrying = Schedule.min([Schedule.exponential('100 millis'), Schedule.spaced('2 seconds')])

/** Connects in the background, again and again until it works: nothing waits for it but calls. */
export const databaseLayer = (place: DatabasePlace): Layer.Layer<Database> =>
  Layer.effect(
    Database,
    Effect.gen(function* () {
      const scope = yield* Effect.scope
      const found = yield* Deferred.make<SqlClient.SqlClient>()
      const address = yield* addressOf(place)
      const connecting = Effect.flatMap(address, connect).pipe(
        Effect.tapError((error) =>
          Effect.annotateLogs(Effect.logWarning('database not ready'), told(error)),
        ),
        Effect.retry(retrying),
        Effect.flatMap((client) => Deferred.succeed(found, client)),
      )
      yield* Effect.forkScoped(Effect.provideService(connecting, Scope.Scope, scope))
      const client = Deferred.await(found)
      return Database.of({ client, use: (work) => useClient(client, work) })
    }),
  ).pipe(Layer.provide(Reactivity.layer))

type Address = Pick<PgClient.PgClientConfig, 'url' | 'path' | 'username' | 'database'>

const addressOf = Effect.fnUntraced(function* (place: DatabasePlace) {
  if ('url' in place) return Effect.succeed<Address>({ url: Redacted.make(place.url) })
  const socket = yield* Deferred.make<string>()
  yield* Effect.forkScoped(keepRunning(place.folder, socket))
  return Effect.map(Deferred.await(socket), embeddedAddress)
})

/** How a PostgreSQL that belongs to a process of ours is reached. */
export const embeddedAddress = (path: string): Address => ({
  path,
  username: embeddedUser,
  database: 'postgres',
})

/** Starts PostgreSQL again whenever it ends, and whenever it could not be started. */
const keepRunning = (folder: string, socket: Deferred.Deferred<string>) =>
  Effect.scoped(
    Effect.gen(function* () {
      const postgres = yield* startPostgres(folder)
      yield* Deferred.succeed(socket, postgres.socket)
      yield* postgres.ended
      yield* Effect.logWarning('PostgreSQL ended')
    }),
  ).pipe(
    Effect.catchTag('EmbeddedUnavailable', ({ reason }) => Effect.logError(reason)),
    Effect.repeat(Schedule.spaced('2 seconds')),
  )

const connect = Effect.fnUntraced(function* (address: Address) {
  const options = {
    ...address,
    applicationName: 'felcera',
    connectTimeout: limits.databaseTime,
  }
  yield* Effect.scoped(
    Effect.flatMap(PgClient.makeClient(options), (client) =>
      Effect.provideService(migrate, SqlClient.SqlClient, client),
    ),
  )
  return yield* PgClient.make({
    ...options,
    maxConnections: limits.databaseConnections,
    startupParameters: { statement_timeout: String(limits.databaseTime) },
  })
})

function useClient<A, E, R>(
  client: Effect.Effect<SqlClient.SqlClient>,
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, Exclude<E, SqlError.SqlError> | DatabaseDown, Exclude<R, SqlClient.SqlClient>> {
  const down = (details: Record<string, string>) =>
    Effect.annotateLogs(Effect.logWarning('database call failed'), details).pipe(
      Effect.andThen(Metric.update(failures, 1)),
      Effect.andThen(Effect.fail(new DatabaseDown())),
    )
  return Effect.flatMap(client, (sql) =>
    Effect.provideService(work, SqlClient.SqlClient, sql),
  ).pipe(
    Effect.timeoutOrElse({
      duration: limits.databaseTime,
      orElse: () => down({ reason: 'no answer in time' }),
    }),
    Effect.catch((error) => {
      if (!(error instanceof SqlError.SqlError))
        return Effect.fail(error as Exclude<E, SqlError.SqlError> | DatabaseDown)
      // What is wrong with our own statement will not be right a moment later.
      return ourFault.has(error.reason._tag) ? Effect.die(error) : down(told(error))
    }),
  )
}

const ourFault: ReadonlySet<string> = new Set([
  'SqlSyntaxError',
  'UniqueViolation',
  'ConstraintError',
  'AuthorizationError',
])

/** What may be logged of an error: never PostgreSQL's own words, which repeat values. */
function told(error: { readonly _tag: string; readonly reason?: unknown }): Record<string, string> {
  if (!(error instanceof SqlError.SqlError)) return { reason: error._tag }
  const { _tag, cause } = error.reason
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return { reason: _tag, code }
}
