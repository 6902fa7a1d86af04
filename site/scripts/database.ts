import { parseArgs } from 'node:util'
// The submodule, because the index loads a Redis client, too.
import * as NodeRuntime from '@effect/platform-node/NodeRuntime'
import { Console, Effect } from 'effect'
import { openBackupFile, writeBackupFile } from '#server/database/backupFile.ts'
import { writeBackupsPeriodically } from '#server/database/repeatedBackups.ts'
import { databaseConnectionLayer } from '#server/database/connection.ts'
import { restoreBackup } from '#server/database/restoreBackup.ts'
import { runRestoreDrill } from '#server/database/restoreDrill.ts'
import { recordAuditEvent } from '#server/ops/audit.ts'
import { describeFailure } from '#server/database/describeFailure.ts'
import { KeyRing } from '#server/ops/keyRing.ts'
import { type DatabaseLocation, readConfig } from '#server/ops/config.ts'

const usage = `npm run db:backup -- <file>    writes a backup of the database to a new file and restores it for a try
    --encrypt                  under the newest key of SECRET_KEYS
    --no-drill                 only reads it back: where the database does not let its user create another one
    --every 60 --keep 48       every 60 minutes into the folder <file>, of which the newest 48 backups are kept
npm run db:verify -- <file>    restores a backup for a try, into a database that is removed again; prints RPO and RTO
npm run db:restore -- <file>   restores a backup into an empty database
    --encrypt                  refuses a file that is not encrypted
    --any-site                 takes a file of another site, or one whose keys are lost: nothing then proves its origin`

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        encrypt: { type: 'boolean', default: false },
        'no-drill': { type: 'boolean', default: false },
        'any-site': { type: 'boolean', default: false },
        every: { type: 'string' },
        keep: { type: 'string', default: '48' },
      },
    })
    const [command, file, ...rest] = positionals
    const every = values.every === undefined ? undefined : Number(values.every)
    const keep = Number(values.keep)
    const areCounts = [every ?? 1, keep].every((count) => Number.isInteger(count) && count > 0)
    if (file === undefined || rest.length > 0 || !areCounts) return undefined
    return { ...values, command, file, every, keep }
  } catch {
    return undefined
  }
}

type Arguments = NonNullable<ReturnType<typeof readArguments>>

type Work = (
  options: Arguments,
  place: DatabaseLocation,
) => Effect.Effect<unknown, unknown, KeyRing>

const sourceOf = ({ file, encrypt, 'any-site': anySite }: Arguments) =>
  openBackupFile(file, { encrypted: encrypt, anySite })

const backup: Work = ({ file, every, keep, encrypt, 'no-drill': noDrill }, place) => {
  const options = { encrypt, drill: !noDrill }
  if (every !== undefined)
    return writeBackupsPeriodically({ folder: file, every, keep, ...options }, place)
  return Effect.flatMap(writeBackupFile(file, options, place), ({ rows, seconds }) =>
    Console.log(
      seconds === undefined
        ? `${rows} rows, read back`
        : `${rows} rows, restored for a try in ${seconds.toFixed(1)} s`,
    ),
  )
}

const verify: Work = (options, place) =>
  sourceOf(options).pipe(
    Effect.flatMap((source) => runRestoreDrill(source, place)),
    Effect.flatMap(({ rpo, rto }) =>
      Console.log(`RPO ${Math.round(rpo)} s: age of the backup; what was stored since then would be lost
RTO ${rto.toFixed(1)} s: time to restore it; add the start of a process and the decision to restore`),
    ),
  )

const restore: Work = (options, place) =>
  sourceOf(options).pipe(
    Effect.flatMap(restoreBackup),
    Effect.andThen(recordAuditEvent('restore')),
    Effect.provide(databaseConnectionLayer(place)),
  )

const commands = new Map<string | undefined, Work>([
  ['backup', backup],
  ['verify', verify],
  ['restore', restore],
])

const options = readArguments()
const work = commands.get(options?.command)
if (options === undefined || work === undefined) {
  console.error(usage)
  process.exitCode = 1
} else {
  const run = Effect.flatMap(readConfig, ({ database, keys }) =>
    Effect.provide(work(options, database), KeyRing.layerOf(keys)),
  )
  // A signal interrupts it, so that nothing is left behind.
  NodeRuntime.runMain(
    Effect.tapError(run, (error) => Console.error(describeFailure(error))),
    { disableErrorReporting: true },
  )
}
