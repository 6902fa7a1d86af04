import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Console, Effect, Schedule } from 'effect'
import type { DatabaseLocation } from '../ops/config.ts'
import { describeFailure } from './describeFailure.ts'
import {
  convertPromiseToEffect,
  unverifiedBackupSuffix,
  type BackupWriteOptions,
  writeBackupFile,
} from './backupFile.ts'

interface RepeatOptions extends BackupWriteOptions {
  readonly folder: string
  /** Minutes between the starts of two backups. */
  readonly every: number
  /** Number of verified backups to keep. */
  readonly keep: number
}

const suffix = '.backup'

/**
 * Writes backups periodically and removes old ones; logs each result as a line of JSON. Ends only when it is
 * interrupted: a failed backup is tried again the next time and removes nothing.
 */
export const writeBackupsPeriodically = (
  { folder, every, keep, ...options }: RepeatOptions,
  place: DatabaseLocation,
) => {
  const once = Effect.gen(function* () {
    // Names sort by time.
    const name = `${new Date().toISOString().replaceAll(':', '-')}${suffix}`
    const { rows, seconds } = yield* writeBackupFile(join(folder, name), options, place)
    yield* convertPromiseToEffect(() => removeOldBackups(folder, keep))
    yield* logLine({ message: 'backup', file: name, rows, restoreSeconds: seconds })
  })
  return once.pipe(
    Effect.catch((error) => logLine({ message: 'backup failed', reason: describeFailure(error) })),
    Effect.repeat(Schedule.fixed(`${every} minutes`)),
  )
}

const logLine = (line: Readonly<Record<string, unknown>>) =>
  Console.log(JSON.stringify({ at: new Date().toISOString(), ...line }))

/** Removes all but the newest backups of a folder, and files left behind by killed processes. */
async function removeOldBackups(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).toSorted()
  const old = names.filter((name) => name.endsWith(suffix)).slice(0, -keep)
  const left = names.filter((name) => name.endsWith(`${suffix}${unverifiedBackupSuffix}`))
  for (const name of [...old, ...left]) await rm(join(folder, name), { force: true })
}
