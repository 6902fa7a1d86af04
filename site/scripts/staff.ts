import { parseArgs } from 'node:util'
import { Effect, Schema } from 'effect'
import { requestForms } from '#data/forms/requestForms.ts'
import { readConfig } from '#server/ops/config.ts'
import { KeyRing } from '#server/ops/keyRing.ts'
import { databaseConnectionLayer } from '#server/database/connection.ts'
import {
  addStaffKey,
  authorizeStaff,
  removeStaffKey,
  StaffAccessRefusedError,
  staffRoles,
  type StaffRole,
} from '#server/ops/staffKeys.ts'
import { listAuditEventsSince, verifyAuditLog } from '#server/ops/audit.ts'
import { rotateKeys } from '#server/ops/keys/rotateKeys.ts'
import { formStorages } from '#server/forms/storedForms.ts'
import {
  listRequestsSince,
  setOpenApiAccess,
  listNewsletterSubscribers,
  toCsv,
  listVisitsSince,
  type StaffExportEffect,
} from '#server/ops/staff.ts'

const requests = Object.values(requestForms).map(
  ({ name }) => [formStorages[name].name, name] as const,
)
const usage = `npm run staff -- ${requests.map(([command]) => command).join('|')} --since 2026-01-31 [--format csv|json]
npm run staff -- visits --since 2026-01-31 [--format csv|json]
npm run staff -- audit verify, or audit export --since 2026-01-31 (JSON lines)
npm run staff -- keys add <name> read|support|admin, or keys remove <name>
npm run staff -- keys rotate     takes over to the newest key of SECRET_KEYS what depends on older ones
npm run staff -- newsletter export [--format csv|json]
npm run staff -- open-api activate|deactivate <email address or user name>
STAFF_KEY is the key of whoever calls, as soon as there are keys.`

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
    // A day that does not exist is another one as a date, or none.
    if (!new Date(since).toISOString().startsWith(`${since}T`)) return undefined
    if (format !== 'csv' && format !== 'json') return undefined
    const [name, action = '', account = '', role = ''] = positionals
    if ((name === 'open-api' || name === 'keys') && account !== '')
      return { command: `${name} ${action}`, account, role, since, format } as const
    return { command: positionals.join(' '), account, role, since, format } as const
  } catch {
    return undefined
  }
}

type StaffCommand = NonNullable<ReturnType<typeof readArguments>>

interface RoleCommand {
  readonly role: StaffRole
  readonly work: (staffCommand: StaffCommand, origin: string) => StaffExportEffect
}

const roleOf = (text: string) =>
  Effect.mapError(
    Schema.decodeUnknownEffect(Schema.Literals(staffRoles))(text),
    () =>
      new StaffAccessRefusedError({ reason: `The role must be one of ${staffRoles.join(', ')}` }),
  )

/** Events as they are; their columns stand in every row. */
const auditRows = (since: string): StaffExportEffect =>
  Effect.map(listAuditEventsSince(since), (rows) => rows.map((row) => ({ ...row })))

/** The state of the audit log in one row; a broken chain is an error of the command. */
const auditProblems: StaffExportEffect = Effect.flatMap(
  verifyAuditLog,
  ({ events, head, problems }) =>
    problems.length > 0
      ? Effect.fail(new StaffAccessRefusedError({ reason: problems.join('\n') }))
      : Effect.succeed([{ events: String(events), head }]),
)

const commands = new Map<string, RoleCommand>([
  ...requests.map(([command, form]): [string, RoleCommand] => [
    command,
    { role: 'read', work: ({ since }) => listRequestsSince(form, since) },
  ]),
  ['visits', { role: 'read', work: ({ since }) => listVisitsSince(since) }],
  ['audit export', { role: 'read', work: ({ since }) => auditRows(since) }],
  ['audit verify', { role: 'read', work: () => auditProblems }],
  [
    'newsletter export',
    { role: 'support', work: (_, origin) => listNewsletterSubscribers(origin) },
  ],
  [
    'open-api activate',
    { role: 'support', work: ({ account }) => setOpenApiAccess(account, true) },
  ],
  [
    'open-api deactivate',
    { role: 'support', work: ({ account }) => setOpenApiAccess(account, false) },
  ],
  [
    'keys add',
    {
      role: 'admin',
      work: ({ account, role }) =>
        Effect.flatMap(roleOf(role), (known) => addStaffKey(account, known)),
    },
  ],
  ['keys rotate', { role: 'admin', work: () => rotateKeys }],
  ['keys remove', { role: 'admin', work: ({ account }) => removeStaffKey(account) }],
])

const staffCommand = readArguments()
const command = staffCommand === undefined ? undefined : commands.get(staffCommand.command)
if (staffCommand === undefined || command === undefined) {
  console.error(usage)
  process.exitCode = 1
} else {
  const run = Effect.gen(function* () {
    const { database, origin, keys } = yield* readConfig
    const work = Effect.andThen(
      authorizeStaff(process.env['STAFF_KEY'] ?? '', command.role, staffCommand.command),
      command.work(staffCommand, origin ?? 'http://localhost:3000'),
    )
    const rows = yield* Effect.provide(work, [
      databaseConnectionLayer(database),
      KeyRing.layerOf(keys),
    ])
    if (staffCommand.account !== '' && rows.length === 0) {
      console.error(`There is no account or key ${staffCommand.account}`)
      process.exitCode = 1
      return
    }
    if (staffCommand.command === 'keys rotate' && rows.some(({ older }) => older === 'yes')) {
      console.error('Rows depend on older entries of SECRET_KEYS, which have to stay')
      process.exitCode = 1
    }
    const isLog = staffCommand.command === 'audit export'
    process.stdout.write(
      isLog
        ? rows.map((row) => `${JSON.stringify(row)}\n`).join('')
        : staffCommand.format === 'csv'
          ? toCsv(rows)
          : `${JSON.stringify(rows, null, 2)}\n`,
    )
  })
  await Effect.runPromise(
    Effect.catch(run, (error) =>
      Effect.sync(() => {
        console.error(
          'problems' in error
            ? error.problems.join('\n')
            : 'reason' in error
              ? String(error.reason)
              : String(error),
        )
        process.exitCode = 1
      }),
    ),
  )
}
