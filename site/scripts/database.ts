import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { Console, Effect, Stream } from 'effect'
import { writeBackup, restoreBackup, splitLines, verifyBackup } from '#server/database/backup.ts'
import { databaseConnectionLayer } from '#server/database/connection.ts'
import { decryptLines, encryptBackupPart } from '#server/database/encryptedBackup.ts'
import { runRestoreDrill } from '#server/database/restoreDrill.ts'
import { recordAuditEvent } from '#server/ops/audit.ts'
import { KeyRing } from '#server/ops/keyRing.ts'
import { type DatabaseLocation, readConfig } from '#server/ops/config.ts'

const usage = `npm run db:backup -- <file>    writes a backup of the database to a new file; with --encrypt under the newest key of SECRET_KEYS
npm run db:verify -- <file>    restores a backup for a try, into a database that is removed again; prints RPO and RTO
npm run db:restore -- <file>   restores a backup into an empty database`

const commands: ReadonlySet<string> = new Set(['backup', 'verify', 'restore'])
const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { encrypt: { type: 'boolean', default: false } },
})
const [command, file] = positionals

/** Converts a promise to an Effect and keeps the original error, such as missing permissions or a full disk. */
const attempt = <A>(work: () => Promise<A>) =>
  Effect.tryPromise({ try: work, catch: (error) => error })

/** The lines of a backup, decrypted where it is encrypted. */
const linesIn = (path: string, keys: typeof KeyRing.Service) =>
  Stream.suspend(() => {
    const text = createReadStream(path, { encoding: 'utf8', highWaterMark: 1 << 20 })
    return Stream.fromAsyncIterable(decryptLines(splitLines(text), keys), (error) => error)
  })

/** Writes a backup and verifies it by reading it back; deletes the file on failure. */
const toFile = (path: string, keys: typeof KeyRing.Service) => {
  const written = (lines: string) => (options.encrypt ? encryptBackupPart(lines, keys) : lines)
  return Effect.acquireUseRelease(
    // Contains personal data: only the owner may read it. `x` never overwrites an older backup.
    attempt(() => open(path, 'wx', 0o600)),
    (out) =>
      writeBackup((lines) => attempt(() => out.appendFile(written(lines)))).pipe(
        Effect.andThen(attempt(() => out.sync())),
        Effect.andThen(verifyBackup(linesIn(path, keys))),
        Effect.onError(() => Effect.promise(() => rm(path, { force: true }))),
      ),
    (out) => Effect.promise(() => out.close()),
  )
}

const execute = Effect.fnUntraced(function* (database: DatabaseLocation) {
  const keys = yield* KeyRing
  const connected = databaseConnectionLayer(database)
  if (command === 'verify') {
    const path = file ?? ''
    const start = performance.now()
    yield* Effect.provide(runRestoreDrill(linesIn(path, keys), database), connected)
    const seconds = (performance.now() - start) / 1000
    const { mtimeMs, size } = yield* attempt(() => stat(path))
    const age = Math.round((Date.now() - mtimeMs) / 1000)
    yield* Console.log(`RPO ${age} s: age of the backup; what was stored since then would be lost
RTO ${seconds.toFixed(1)} s: time to restore its ${(size / 2 ** 20).toFixed(1)} MiB; add the start of a process and the decision to restore`)
  } else if (command === 'backup') yield* Effect.provide(toFile(file ?? '', keys), connected)
  else
    yield* Effect.andThen(
      restoreBackup(linesIn(file ?? '', keys)),
      recordAuditEvent('restore'),
    ).pipe(Effect.provide(connected))
})

const run = Effect.flatMap(readConfig, ({ database, keys }) =>
  Effect.provide(execute(database), KeyRing.layerOf(keys)),
)

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
