import { createReadStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { Effect, Stream } from 'effect'
import type { DatabaseLocation } from '../ops/config.ts'
import { KeyRing } from '../ops/keyRing.ts'
import { writeBackup } from './backup.ts'
import { databaseConnectionLayer } from './connection.ts'
import { decryptLines, encryptBackupPart } from './backupEncryption.ts'
import { type BackupSource, failWithRestoreError, splitLines, verifyBackup } from './readBackup.ts'
import { runRestoreDrill } from './restoreDrill.ts'

/** Options of writing a backup. */
export interface BackupWriteOptions {
  /** Encrypts under the newest key of the ring. */
  readonly encrypt: boolean
  /** Verifies the backup by a trial restore; otherwise it is only read. */
  readonly drill: boolean
}

interface ReadOptions {
  /** Accepts encrypted backups only. */
  readonly encrypted: boolean
  /** Accepts backups whose keys are not in the ring. */
  readonly anySite: boolean
}

/** Ending of files that are not verified yet. */
export const unverifiedBackupSuffix = '.part'

/** Converts a promise to an Effect and keeps the original error, such as missing permissions or a full disk. */
export const convertPromiseToEffect = <A>(work: () => Promise<A>) =>
  Effect.tryPromise({ try: work, catch: (error) => error })

/** Opens the backup in a file. */
export const openBackupFile = (path: string, { encrypted, anySite }: ReadOptions) =>
  Effect.map(KeyRing, (keys): BackupSource<unknown, never> => ({
    trust: anySite ? 'any' : 'own',
    lines: Stream.suspend(() => {
      const text = createReadStream(path, { encoding: 'utf8', highWaterMark: 1 << 20 })
      const lines = decryptLines(splitLines(text), keys, encrypted)
      return Stream.fromAsyncIterable(lines, (error) => error)
    }),
  }))

/**
 * Writes a backup to a new file, which is renamed to its final name after verification; returns the number of rows, and
 * the duration of the trial restore in seconds.
 */
export const writeBackupFile = Effect.fnUntraced(function* (
  path: string,
  { encrypt, drill }: BackupWriteOptions,
  place: DatabaseLocation,
) {
  const keys = yield* KeyRing
  const part = `${path}${unverifiedBackupSuffix}`
  if (yield* exists(path)) return yield* failWithRestoreError(`${path} exists already`)
  // Left behind by a killed process.
  yield* convertPromiseToEffect(() => rm(part, { force: true }))
  const encode = (lines: string) => (encrypt ? encryptBackupPart(lines, keys) : lines)
  const write = Effect.acquireUseRelease(
    // Contains personal data: only the owner may read it.
    convertPromiseToEffect(() => open(part, 'wx', 0o600)),
    (out) =>
      Effect.tap(
        writeBackup((lines) => convertPromiseToEffect(() => out.appendFile(encode(lines)))),
        convertPromiseToEffect(() => out.sync()),
      ),
    (out) => Effect.promise(() => out.close()),
  )
  const work = Effect.gen(function* () {
    const source = yield* openBackupFile(part, { encrypted: encrypt, anySite: false })
    const readBack = drill ? Effect.void : verifyBackup(source)
    const rows = yield* Effect.provide(Effect.tap(write, readBack), databaseConnectionLayer(place))
    const seconds = drill ? (yield* runRestoreDrill(source, place)).rto : undefined
    yield* convertPromiseToEffect(() => rename(part, path))
    return { rows, seconds }
  })
  return yield* Effect.onError(work, () => Effect.promise(() => rm(part, { force: true })))
})

const exists = (path: string) =>
  Effect.promise(() =>
    access(path).then(
      () => true,
      () => false,
    ),
  )
