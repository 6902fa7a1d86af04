import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Effect, type Scope } from 'effect'
import {
  type PostgresBinaries,
  EmbeddedPostgresUnavailableError,
  findPostgresBinaries,
  isReachableByAllUsers,
  isRootUser,
  unprivilegedUserId,
} from './binaries.ts'

/** PostgreSQL run by this process. */
export interface EmbeddedPostgres {
  /** The unix socket it listens on; it listens nowhere else. */
  readonly socket: string
  /** Waits until it has ended for any reason. */
  readonly ended: Effect.Effect<void>
}

/** Name of the one role of an embedded database. */
export const embeddedDatabaseRole = 'felcera'

/** Returns the socket address of the PostgreSQL over a folder. */
export const getPostgresSocketPath = (folder: string): string => join(folder, '.s.PGSQL.5432')

const longestSocket = 100
const waitForLock = 5_000

/**
 * Starts PostgreSQL over a folder, which is created if it is missing; stops with the scope. `lockDatabaseFolder` keeps other
 * processes out of the folder.
 */
export const startPostgres = Effect.fnUntraced(function* (
  folder: string,
): Effect.fn.Return<EmbeddedPostgres, EmbeddedPostgresUnavailableError, Scope.Scope> {
  const socket = getPostgresSocketPath(folder)
  if (process.platform === 'win32') return yield* refuse('PostgreSQL is not embedded on Windows')
  if (Buffer.byteLength(socket) > longestSocket)
    return yield* refuse(`The path ${folder} is too long for a unix socket: set DATABASE_DIR`)
  const binaries = yield* findPostgresBinaries
  yield* makeDatabaseFolder(folder)
  yield* initialise(binaries, folder)
  const child = yield* acquire(binaries, folder)
  const ended = Effect.callback<void>((resume) => {
    if (child.exitCode !== null || child.signalCode !== null) resume(Effect.void)
    else child.once('exit', () => resume(Effect.void))
  })
  return { socket, ended }
})

const refuse = (reason: string) =>
  Effect.fail(new EmbeddedPostgresUnavailableError({ reason: `${reason}: set DATABASE_URL` }))

// In a session of its own: Ctrl-C in the terminal only reaches this process, which stops PostgreSQL last.
const spawnOptions = (folder: string): SpawnOptions => ({
  cwd: folder,
  detached: true,
  env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  ...(isRootUser ? { uid: unprivilegedUserId, gid: unprivilegedUserId } : {}),
})

/** Creates the folder of a database, for the user that runs PostgreSQL. */
export const makeDatabaseFolder = (folder: string) =>
  Effect.tryPromise({
    try: async () => {
      // Only the folder itself is closed to others: PostgreSQL's user must get through those above it.
      await mkdir(dirname(folder), { recursive: true, mode: 0o755 })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if (!isRootUser) return
      if (!(await isReachableByAllUsers(folder)))
        throw new Error('the unprivileged user PostgreSQL runs as cannot reach it')
      if ((await stat(folder)).uid !== unprivilegedUserId)
        await chown(folder, unprivilegedUserId, unprivilegedUserId)
    },
    catch: (error) =>
      new EmbeddedPostgresUnavailableError({
        reason: `The database cannot be kept in ${folder} (${messageOf(error)}): set DATABASE_DIR or DATABASE_URL`,
      }),
  })

const clusterOptions = ['-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']

const partPrefix = 'new-'

const initialise = Effect.fnUntraced(function* ({ initdb }: PostgresBinaries, folder: string) {
  const data = join(folder, 'data')
  const there = yield* Effect.promise(() =>
    stat(join(data, 'PG_VERSION')).then(
      () => true,
      () => false,
    ),
  )
  if (there) return
  // Created under another name first: an incomplete cluster is never used.
  const part = join(folder, `${partPrefix}${process.pid}`)
  yield* Effect.tryPromise({
    try: async () => {
      // Left by processes that were killed.
      for (const name of await readdir(folder))
        if (name.startsWith(partPrefix))
          await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 })
      const made = await run(
        initdb,
        ['-D', part, '-U', embeddedDatabaseRole, '-A', 'trust', ...clusterOptions],
        spawnOptions(folder),
      )
      if (made.code !== 0) throw new Error(made.errors)
      await rename(part, data).catch(() => rm(part, { recursive: true, force: true }))
    },
    catch: (error) => started(error),
  })
})

/** Describes the error of a program that could not be started, with a remedy. */
function started(error: unknown): EmbeddedPostgresUnavailableError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return new EmbeddedPostgresUnavailableError({
    reason:
      code === 'EPERM'
        ? 'PostgreSQL does not run as root and this process may not change its user: set DATABASE_URL'
        : `PostgreSQL does not start (${messageOf(error)}): set DATABASE_URL`,
  })
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n').slice(-3).join(' ')

async function run(program: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [code] = await once(child, 'close')
  return { code, errors }
}

// Stops PostgreSQL when its pipe closes, which happens however this process ends; ends when PostgreSQL does.
const guardian = [
  'exec 3<&0; "$@" 3<&- & server=$!; echo $server; trap "" INT TERM HUP',
  '{ cat <&3; kill -INT $server; } >/dev/null 2>&1 & watch=$!; exec 3<&-',
  'wait $server; kill -KILL $watch',
].join('\n')

const settings = [
  'listen_addresses=',
  'shared_buffers=64MB',
  'max_wal_size=256MB',
  'max_connections=60',
  // Statements contain personal data and must not be logged.
  'log_min_messages=warning',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
]

const acquire = (binaries: PostgresBinaries, folder: string) =>
  Effect.acquireRelease(launch(binaries, folder), (child) =>
    Effect.promise(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.stdin?.end()
      await ended
    }),
  )

const launch = Effect.fnUntraced(function* ({ postgres }: PostgresBinaries, folder: string) {
  const until = performance.now() + waitForLock
  const data = join(folder, 'data')
  const args = ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])]
  for (;;) {
    const attempt = yield* Effect.tryPromise({
      try: () => start(postgres, args, folder, data),
      catch: started,
    })
    if ('child' in attempt) return attempt.child
    const locked = /lock file .* already exists/.test(attempt.errors)
    // A process that has just ended releases the folder after a moment.
    if (locked && performance.now() < until) {
      yield* Effect.sleep('200 millis')
      continue
    }
    if (locked) return yield* refuse(`Another PostgreSQL uses ${data}`)
    return yield* new EmbeddedPostgresUnavailableError({
      reason: `PostgreSQL does not start (${messageOf(attempt.errors)}): set DATABASE_URL`,
    })
  }
})

async function start(program: string, args: readonly string[], folder: string, data: string) {
  const child = spawn('/bin/sh', ['-c', guardian, 'postgres', program, ...args], {
    ...spawnOptions(folder),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let pid = ''
  let errors = ''
  child.stdin?.on('error', () => undefined)
  child.stdout?.on('data', (chunk: Buffer) => (pid += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4000)))
  await once(child, 'spawn')
  const failed = () => errors.includes('FATAL') && child.stdin?.end()
  while (child.exitCode === null && child.signalCode === null) {
    if (await isReady(data, pid.trim())) return { child }
    failed()
    await pause(child)
  }
  return { errors }
}

/** PostgreSQL writes `ready` into its pid file once recovery is over and it answers. */
async function isReady(data: string, pid: string): Promise<boolean> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  return pid !== '' && lines[0] === pid && lines[7]?.trim() === 'ready'
}

const pause = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, 20)
    function done() {
      clearTimeout(timer)
      child.off('exit', done)
      resolve()
    }
    child.once('exit', done)
  })
