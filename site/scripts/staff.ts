import { parseArgs } from 'node:util'
import { Effect } from 'effect'
import { readConfig } from '#server/config.ts'
import { connectionLayer } from '#server/database/connection.ts'
import { enquiriesSince, subscribers, toCsv } from '#server/staff.ts'

const usage = `npm run staff -- enquiries --since 2026-01-31 [--format csv|json]
npm run staff -- newsletter export [--format csv|json]`

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        since: { type: 'string', default: '1970-01-01' },
        format: { type: 'string', default: 'csv' },
      },
    })
    const { since, format } = values
    if (!/^\d{4}-\d{2}-\d{2}$/.test(since) || Number.isNaN(Date.parse(since))) return undefined
    if (format !== 'csv' && format !== 'json') return undefined
    return { command: positionals.join(' '), since, format } as const
  } catch {
    return undefined
  }
}

const asked = readArguments()
if (asked === undefined || !['enquiries', 'newsletter export'].includes(asked.command)) {
  console.error(usage)
  process.exitCode = 1
} else {
  const { command, since, format } = asked
  const run = Effect.gen(function* () {
    const { database, origin } = yield* readConfig
    const work =
      command === 'enquiries'
        ? enquiriesSince(since)
        : subscribers(origin ?? 'http://localhost:3000')
    const rows = yield* Effect.provide(work, connectionLayer(database))
    process.stdout.write(format === 'csv' ? toCsv(rows) : `${JSON.stringify(rows, null, 2)}\n`)
  })
  await Effect.runPromise(
    Effect.catch(run, (error) =>
      Effect.sync(() => {
        console.error('reason' in error ? String(error.reason) : String(error))
        process.exitCode = 1
      }),
    ),
  )
}
