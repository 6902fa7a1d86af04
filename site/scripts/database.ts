import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { Effect, Stream } from 'effect'
import { backup, restoreBackup, splitLines, verifyBackup } from '#server/database/backup.ts'
import { connectionLayer } from '#server/database/connection.ts'
import { runRestoreDrill } from '#server/database/restoreDrill.ts'
import { recordAuditEvent } from '#server/ops/audit.ts'
import { KeyRing } from '#server/ops/keyRing.ts'
import { readConfig } from '#server/ops/config.ts'

const usage = `npm run db:backup -- <file>    writes a backup of the database to a new file
npm run db:verify -- <file>    restores a backup for a try, into a database that is removed again
npm run db:restore -- <file>   restores a backup into an empty database`

const commands: ReadonlySet<string> = new Set(['backup', 'verify', 'restore'])
const [command, file] = process.argv.slice(2)

/** Converts a promise to an Effect and keeps the original error, such as missing permissions or a full disk. */
const attempt = <A>(work: () => Promise<A>) =>
  Effect.tryPromise({ try: work, catch: (error) => error })

const linesIn = (path: string) =>
  Stream.suspend(() =>
    Stream.fromAsyncIterable(
      splitLines(createReadStream(path, { encoding: 'utf8', highWaterMark: 1 << 20 })),
      (error) => error,
    ),
  )

/** Writes a backup and verifies it by reading it back; deletes the file on failure. */
const toFile = (path: string) =>
  Effect.acquireUseRelease(
    // Contains personal data: only the owner may read it. `x` never overwrites an older backup.
    attempt(() => open(path, 'wx', 0o600)),
    (out) =>
      backup((lines) => attempt(() => out.appendFile(lines))).pipe(
        Effect.andThen(attempt(() => out.sync())),
        Effect.andThen(verifyBackup(linesIn(path))),
        Effect.onError(() => Effect.promise(() => rm(path, { force: true }))),
      ),
    (out) => Effect.promise(() => out.close()),
  )

const run = Effect.gen(function* () {
  const { database, keys } = yield* readConfig
  const connected = connectionLayer(database)
  if (command === 'verify')
    yield* Effect.provide(runRestoreDrill(linesIn(file ?? ''), database), connected)
  else if (command === 'backup') yield* Effect.provide(toFile(file ?? ''), connected)
  else
    yield* Effect.andThen(restoreBackup(linesIn(file ?? '')), recordAuditEvent('restore')).pipe(
      Effect.provide([connected, KeyRing.layerOf(keys)]),
    )
})

const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'reason' in error
    ? String(error.reason)
    : String(error)

if (file === undefined || !commands.has(command ?? '')) {
  console.error(usage)
  process.exitCode = 1
} else
  await Effect.runPromise(
    Effect.catch(run, (error) =>
      Effect.sync(() => {
        console.error(reasonOf(error))
        process.exitCode = 1
      }),
    ),
  )
