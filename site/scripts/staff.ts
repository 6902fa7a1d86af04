import { parseArgs } from 'node:util'
import { Effect } from 'effect'
import { requestForms } from '#data/forms/requestForms.ts'
import { readConfig } from '#server/ops/config.ts'
import { KeyRing } from '#server/ops/keyRing.ts'
import { connectionLayer } from '#server/database/connection.ts'
import { storedForms } from '#server/forms/storedForms.ts'
import {
  requestsSince,
  setOpenApi,
  subscribers,
  toCsv,
  visitsSince,
  type StaffWork,
} from '#server/ops/staff.ts'

const requests = Object.values(requestForms).map(
  ({ name }) => [storedForms[name].name, name] as const,
)
const usage = `npm run staff -- ${requests.map(([command]) => command).join('|')} --since 2026-01-31 [--format csv|json]
npm run staff -- visits --since 2026-01-31 [--format csv|json]
npm run staff -- newsletter export [--format csv|json]
npm run staff -- open-api activate|deactivate <email address or user name>`

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
    const [name, action = '', account = ''] = positionals
    if (name === 'open-api' && account !== '')
      return { command: `open-api ${action}`, account, since, format } as const
    return { command: positionals.join(' '), account, since, format } as const
  } catch {
    return undefined
  }
}

type StaffCommand = NonNullable<ReturnType<typeof readArguments>>

type RunCommand = (staffCommand: StaffCommand, origin: string) => StaffWork

const commands = new Map<string, RunCommand>([
  ...requests.map(([command, form]): [string, RunCommand] => [
    command,
    ({ since }) => requestsSince(form, since),
  ]),
  ['visits', ({ since }) => visitsSince(since)],
  ['newsletter export', (_, origin) => subscribers(origin)],
  ['open-api activate', ({ account }) => setOpenApi(account, true)],
  ['open-api deactivate', ({ account }) => setOpenApi(account, false)],
])

const staffCommand = readArguments()
const command = staffCommand === undefined ? undefined : commands.get(staffCommand.command)
if (staffCommand === undefined || command === undefined) {
  console.error(usage)
  process.exitCode = 1
} else {
  const run = Effect.gen(function* () {
    const { database, origin, keys } = yield* readConfig
    const work = command(staffCommand, origin ?? 'http://localhost:3000')
    const rows = yield* Effect.provide(work, [connectionLayer(database), KeyRing.layerOf(keys)])
    if (staffCommand.account !== '' && rows.length === 0) {
      console.error(`There is no account ${staffCommand.account}`)
      process.exitCode = 1
      return
    }
    process.stdout.write(
      staffCommand.format === 'csv' ? toCsv(rows) : `${JSON.stringify(rows, null, 2)}\n`,
    )
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
