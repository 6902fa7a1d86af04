import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Effect, Schema } from 'effect'
import { EmbeddedPostgresUnavailableError } from './binaries.ts'
import { makeDatabaseFolder } from './postgres.ts'

/** Another process has the folder of an embedded database; `reason` is a message for the operator. */
export class DatabaseFolderInUseError extends Schema.TaggedError<DatabaseFolderInUseError>()(
  'DatabaseFolderInUseError',
  { reason: Schema.String },
) {}

/** SQLite's code for a file that another connection has locked. */
const busy = 5

/**
 * Locks the folder of an embedded PostgreSQL for this process until the scope closes. Fails at once if another process
 * has it, even one whose PostgreSQL has not started yet. It is a lock of the operating system on an empty SQLite file:
 * it is released when its process ends for any reason, and of two processes that start at once only one gets it.
 */
export const lockDatabaseFolder = (folder: string) =>
  Effect.acquireRelease(
    Effect.andThen(
      makeDatabaseFolder(folder),
      Effect.try({
        try: () => lockFile(join(folder, '.lock')),
        catch: (error) => explainFailure(folder, error),
      }),
    ),
    (file) => Effect.sync(() => file.close()),
  )

function lockFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path)
  try {
    // Nothing is ever written, so that there is no journal to keep.
    file.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
    return file
  } catch (error) {
    file.close()
    throw error
  }
}

function explainFailure(folder: string, error: unknown) {
  const isBusy = error instanceof Error && 'errcode' in error && error.errcode === busy
  return isBusy
    ? new DatabaseFolderInUseError({
        reason: `Another process uses the database in ${folder}: stop it, or set DATABASE_DIR or DATABASE_URL`,
      })
    : new EmbeddedPostgresUnavailableError({
        reason: `The folder ${folder} cannot be locked (${String(error)}): set DATABASE_DIR or DATABASE_URL`,
      })
}
