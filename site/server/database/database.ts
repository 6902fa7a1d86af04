import { PgClient } from '@effect/sql-pg'
import { Context, Deferred, Effect, Layer, Metric, Redacted, Schedule, Schema, Scope } from 'effect'
import { Reactivity } from 'effect/reactivity'
import { SqlClient, SqlError } from 'effect/sql'
import { serverLimits } from '#data/ops/limits.ts'
import { type DatabaseLocation, ServerConfig } from '../ops/config.ts'
import { KeyRing } from '../ops/keyRing.ts'
import { migrateDatabase } from './migrations.ts'
import { type DatabaseFolderInUseError, lockDatabaseFolder } from './folderLock.ts'
import { embeddedDatabaseRole, startPostgres } from './postgres.ts'

/** The database does not respond, or not in time; the same call may succeed a moment later. */
export class DatabaseUnavailableError extends Schema.TaggedError<DatabaseUnavailableError>()(
  'DatabaseUnavailableError',
  {},
) {}

/** Time for the database work of a request, in milliseconds; parallel uses count once. */
interface TimeBudget {
  left: number
  /** Uses that are under way, and when the first of them began. */
  uses: number
  since: number
}

/** Full budget of one request. */
export const createDatabaseTimeBudget = (): TimeBudget => ({
  left: serverLimits.databaseTime,
  uses: 0,
  since: 0,
})

/**
 * Remaining budget for the database work of the current request and its calls; without one each use has a full budget.
 */
export const DatabaseTimeBudget = Context.Reference<TimeBudget | undefined>(
  'felcera/DatabaseTimeBudget',
  {
    defaultValue: () => undefined,
  },
)

/** Begins a use of a budget; returns the milliseconds that it may take. */
function beginUse(budget: TimeBudget): number {
  const now = performance.now()
  if (budget.uses++ === 0) budget.since = now
  return Math.max(0, budget.left - (now - budget.since))
}

function endUse(budget: TimeBudget): void {
  if (--budget.uses === 0) budget.left -= performance.now() - budget.since
}

/** Services available to statements that `use` runs. */
export type DatabaseContext = SqlClient.SqlClient | KeyRing

interface DatabaseService {
  /** Runs statements; fails with `DatabaseUnavailableError` if the database does not answer in time. */
  readonly use: <A, E, R>(
    work: Effect.Effect<A, E, R>,
  ) => Effect.Effect<
    A,
    Exclude<E, SqlError.SqlError> | DatabaseUnavailableError,
    Exclude<R, DatabaseContext>
  >
  /** The client, once the database is available and migrated: for work that may wait. */
  readonly client: Effect.Effect<SqlClient.SqlClient>
}

const failures = Metric.counter('felcera_database_failures_total', {
  description: 'Calls the database did not answer in time',
  incremental: true,
})

const retrying = Schedule.min([Schedule.exponential('100 millis'), Schedule.spaced('2 seconds')])

/** The database behind the API. Pages work without it. */
export class Database extends Context.Service<Database, DatabaseService>()('felcera/Database') {
  /** Connects in the background, with retries; only calls wait for it. Fails if another process uses the folder. */
  static readonly layerAt = (
    place: DatabaseLocation,
  ): Layer.Layer<Database, DatabaseFolderInUseError, KeyRing> =>
    Layer.effect(
      Database,
      Effect.gen(function* () {
        const scope = yield* Effect.scope
        const keys = yield* KeyRing
        const found = yield* Deferred.make<SqlClient.SqlClient>()
        const address = yield* addressOf(place)
        const connecting = Effect.flatMap(address, connect).pipe(
          Effect.tapError((error) =>
            Effect.annotateLogs(Effect.logWarning('database not ready'), logDetails(error)),
          ),
          Effect.retry(retrying),
          Effect.flatMap((client) => Deferred.succeed(found, client)),
        )
        yield* Effect.forkScoped(Effect.provideService(connecting, Scope.Scope, scope))
        const client = Deferred.await(found)
        const context = Effect.map(client, (sql) =>
          Context.make(SqlClient.SqlClient, sql).pipe(Context.add(KeyRing, keys)),
        )
        return { client, use: (work) => useClient(context, work) }
      }),
    ).pipe(Layer.provide(Reactivity.layer))

  /** The configured database. */
  static readonly layer = Layer.unwrap(
    Effect.map(ServerConfig, ({ database }) => Database.layerAt(database)),
  )
}

type Address = Pick<PgClient.PgClientConfig, 'url' | 'path' | 'username' | 'database'>

const addressOf = Effect.fnUntraced(function* (place: DatabaseLocation) {
  if ('url' in place) return Effect.succeed<Address>({ url: Redacted.make(place.url) })
  // Fails at start if another process has the folder: it would block this one permanently. If the folder cannot be
  // locked for another reason, pages are still served; `startPostgres` reports that reason.
  yield* Effect.catchTag(
    lockDatabaseFolder(place.folder),
    'EmbeddedPostgresUnavailableError',
    () => Effect.void,
  )
  const socket = yield* Deferred.make<string>()
  yield* Effect.forkScoped(keepRunning(place.folder, socket))
  return Effect.map(Deferred.await(socket), getEmbeddedDatabaseConnection)
})

/** Connection settings of a PostgreSQL that a process of ours runs. */
export const getEmbeddedDatabaseConnection = (path: string): Address => ({
  path,
  username: embeddedDatabaseRole,
  database: 'postgres',
})

/** Restarts PostgreSQL whenever it ends or could not be started. */
const keepRunning = (folder: string, socket: Deferred.Deferred<string>) =>
  Effect.scoped(
    Effect.gen(function* () {
      const postgres = yield* startPostgres(folder)
      yield* Deferred.succeed(socket, postgres.socket)
      yield* postgres.ended
      yield* Effect.logWarning('PostgreSQL ended')
    }),
  ).pipe(
    Effect.catchTag('EmbeddedPostgresUnavailableError', ({ reason }) => Effect.logError(reason)),
    Effect.repeat(Schedule.spaced('2 seconds')),
  )

const connect = Effect.fnUntraced(function* (address: Address) {
  const options = {
    ...address,
    applicationName: 'felcera',
    connectTimeout: serverLimits.databaseTime,
  }
  yield* Effect.scoped(
    Effect.flatMap(PgClient.makeClient(options), (client) =>
      Effect.provideService(migrateDatabase, SqlClient.SqlClient, client),
    ),
  )
  return yield* PgClient.make({
    ...options,
    maxConnections: serverLimits.databaseConnections,
    startupParameters: { statement_timeout: String(serverLimits.databaseTime) },
  })
})

function useClient<A, E, R>(
  context: Effect.Effect<Context.Context<DatabaseContext>>,
  work: Effect.Effect<A, E, R>,
): Effect.Effect<
  A,
  Exclude<E, SqlError.SqlError> | DatabaseUnavailableError,
  Exclude<R, DatabaseContext>
> {
  const down = (details: Record<string, string>) =>
    Effect.annotateLogs(Effect.logWarning('database call failed'), details).pipe(
      Effect.andThen(Metric.update(failures, 1)),
      Effect.andThen(Effect.fail(new DatabaseUnavailableError())),
    )
  const answered = Effect.flatMap(context, (services) => Effect.provide(work, services))
  const inTime = Effect.gen(function* () {
    const budget = (yield* DatabaseTimeBudget) ?? createDatabaseTimeBudget()
    return yield* answered.pipe(
      Effect.timeoutOrElse({
        duration: beginUse(budget),
        orElse: () => down({ reason: 'no answer in time' }),
      }),
      Effect.ensuring(Effect.sync(() => endUse(budget))),
    )
  })
  return inTime.pipe(
    Effect.catch((error) => {
      if (!(error instanceof SqlError.SqlError))
        return Effect.fail(error as Exclude<E, SqlError.SqlError> | DatabaseUnavailableError)
      // An error in our own statement is permanent.
      return programErrors.has(error.reason._tag) ? Effect.die(error) : down(logDetails(error))
    }),
  )
}

const programErrors: ReadonlySet<string> = new Set([
  'SqlSyntaxError',
  'UniqueViolation',
  'ConstraintError',
  'AuthorizationError',
])

/** Details of an error for the log, without PostgreSQL's messages, which contain values. */
function logDetails(error: {
  readonly _tag: string
  readonly reason?: unknown
}): Record<string, string> {
  if (!(error instanceof SqlError.SqlError)) return { reason: error._tag }
  const { _tag, cause } = error.reason
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return { reason: _tag, code }
}
