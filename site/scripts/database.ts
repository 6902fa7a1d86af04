import { open } from 'node:fs/promises'
import { Effect, Stream } from 'effect'
import { backup, restore } from '#server/database/backup.ts'
import { connectionLayer } from '#server/database/connection.ts'
import { readConfig } from '#server/config.ts'

const usage = `npm run db:backup -- <file>    writes everything the database holds to a new file
npm run db:restore -- <file>   reads such a file into an empty database`

const [command, file] = process.argv.slice(2)

/** What the system refuses is told as it says it: a folder that is not ours, a full disk. */
const attempt = <A>(work: () => Promise<A>) =>
  Effect.tryPromise({ try: work, catch: (error) => error })

const toFile = (path: string) =>
  Effect.acquireUseRelease(
    // Personal data: nobody else reads it, and no older backup is lost.
    attempt(() => open(path, 'wx', 0o600)),
    (out) => backup((lines) => attempt(() => out.appendFile(lines))),
    (out) => Effect.promise(() => out.close()),
  )

async function* linesOf(path: string) {
  const opened = await open(path)
  yield* opened.readLines()
}

const fromFile = (path: string) =>
  restore(Stream.fromAsyncIterable(linesOf(path), (error) => error))

const run = Effect.gen(function* () {
  const { database } = yield* readConfig
  const work = command === 'backup' ? toFile(file ?? '') : fromFile(file ?? '')
  yield* Effect.provide(work, connectionLayer(database))
})

const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'reason' in error
    ? String(error.reason)
    : String(error)

if (file === undefined || (command !== 'backup' && command !== 'restore')) {
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
