import { createServer } from 'node:net'
// The submodule, because the index loads a Redis client, too.
import * as NodeRuntime from '@effect/platform-node/NodeRuntime'
import { Cause, Console, Effect, Exit, Layer } from 'effect'
import { CannotListenError } from './cannotListen.ts'
import {
  serverHelpText,
  readConfig,
  ServerConfig,
  type InvalidConfigError,
  type ServerSettings,
} from './config.ts'
import { allowsLoopbackCookies } from '../http/loopbackCookies.ts'
import type { BuildUnreadableError } from '../pages/buildStore.ts'
import { ServedSite } from '../pages/site.ts'
import { Database } from '../database/database.ts'
import { type DatabaseFolderInUseError, lockDatabaseFolder } from '../database/folderLock.ts'
import { siteServerLayer } from '../layers.ts'
import { MailTransport } from '../mail/mailTransport.ts'
import { KeyRing } from './keyRing.ts'
import { logLayer } from './logs.ts'
import { metricsLayer } from './metrics.ts'
import { SiteServer } from '../server.ts'
import { tracesLayer } from './traces.ts'

const stop = (lines: readonly string[]) =>
  Effect.andThen(
    Effect.forEach(lines, (line) => Console.error(line)),
    Effect.fail('stopped' as const),
  )

const stopWrongConfig = ({ problems }: InvalidConfigError) => stop(problems)
const stopCannotListen = ({ port, reason }: CannotListenError) =>
  stop([`Port ${port} cannot be listened on: ${reason}`])
const stopFolderInUse = ({ reason }: DatabaseFolderInUseError) => stop([reason])

const observability = Layer.unwrap(
  Effect.map(ServerConfig, ({ logFormat, tracesUrl }) =>
    Layer.merge(
      logLayer(logFormat),
      tracesUrl === undefined ? Layer.empty : tracesLayer(tracesUrl),
    ),
  ),
)

/**
 * Warns if the site is served to the public while texts lack entries of the operator or counsel's approval, or with the
 * PostgreSQL that is embedded for development.
 */
const launchWarning = Layer.effectDiscard(
  Effect.gen(function* () {
    const { operator, counsel } = (yield* ServedSite).site.missingLaunchEntries
    const config = yield* ServerConfig
    if (allowsLoopbackCookies(config.origin)) return
    const open = {
      ...(operator.length > 0 && { operator: operator.join(' ') }),
      ...(counsel.length > 0 && { counsel: counsel.join(' ') }),
      ...('folder' in config.database && { database: 'DATABASE_URL is not set' }),
    }
    if (Object.keys(open).length > 0)
      yield* Effect.annotateLogs(Effect.logWarning('not ready for launch'), open)
  }),
)

const announce = Effect.gen(function* () {
  const { port, inbox } = yield* SiteServer
  yield* Console.log(`http://localhost:${port}`)
  if (inbox !== undefined) yield* Console.log(`No mail server is set, mails: ${inbox}`)
  const { origin, keys } = yield* ServerConfig
  if ('developmentFile' in keys)
    yield* Console.log(`No SECRET_KEYS are set, generated for development: ${keys.developmentFile}`)
  if (allowsLoopbackCookies(origin))
    yield* Console.log('Plain http on this machine only: sign-in uses cookies without Secure')
  return yield* Effect.never
})

/**
 * Fails if another process has the database folder, before a build is made or loaded; `Database` locks it permanently.
 */
const tryFolder = ({ database }: ServerSettings) =>
  'url' in database
    ? Effect.void
    : Effect.catchTag(
        Effect.scoped(lockDatabaseFolder(database.folder)),
        'EmbeddedPostgresUnavailableError',
        () => Effect.void,
      )

const serve = (load: Effect.Effect<typeof ServedSite.Service, BuildUnreadableError>) =>
  announce.pipe(
    Effect.provide(
      Layer.mergeAll(siteServerLayer, metricsLayer, launchWarning).pipe(
        Layer.provide([Database.layer, MailTransport.layer]),
        // Without a build no database is started.
        Layer.provide(
          Layer.effect(
            ServedSite,
            Effect.flatMap(ServerConfig, tryFolder).pipe(Effect.andThen(load)),
          ),
        ),
        Layer.provide([KeyRing.layer, observability]),
        Layer.provideMerge(ServerConfig.layer),
      ),
    ),
    Effect.catchTags({
      InvalidConfigError: stopWrongConfig,
      BuildUnreadableError: ({ reason }) =>
        stop([`There is no whole build to serve, run "npm run build" first: ${reason}`]),
      CannotListenError: stopCannotListen,
      DatabaseFolderInUseError: stopFolderInUse,
    }),
  )

/** Checks the environment, its port and its folder before a build; prints all problems. */
export const canStartServer = (): Promise<boolean> =>
  readConfig.pipe(
    Effect.tap(({ port, host }) => tryPort(port, host)),
    Effect.flatMap(tryFolder),
    Effect.catchTags({
      InvalidConfigError: stopWrongConfig,
      CannotListenError: stopCannotListen,
      DatabaseFolderInUseError: stopFolderInUse,
    }),
    Effect.match({ onFailure: () => false, onSuccess: () => true }),
    Effect.runPromise,
  )

const tryPort = (port: number, host: string) =>
  Effect.callback<void, CannotListenError>((resume) => {
    const server = createServer()
    server.once('error', ({ message }) =>
      resume(Effect.fail(new CannotListenError({ port, reason: message }))),
    )
    server.listen(port, host, () => server.close(() => resume(Effect.void)))
  })

/** Runs the server in this process until a signal stops it; `--help` prints the settings. */
export function runSiteServer(
  load: Effect.Effect<typeof ServedSite.Service, BuildUnreadableError>,
): void {
  if (process.argv.includes('--help')) {
    console.log(serverHelpText)
    return
  }
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      // The first signal lets requests finish; the second one stops at once.
      if (isStopping) process.exit(1)
      isStopping = true
    })
  NodeRuntime.runMain(serve(load), {
    disableErrorReporting: true,
    // A signal is not a failure.
    teardown: (exit, onExit) => {
      if (Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)) return onExit(0)
      if (Cause.hasDies(exit.cause)) console.error(Cause.pretty(exit.cause))
      onExit(1)
    },
  })
}
