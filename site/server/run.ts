import { NodeRuntime } from '@effect/platform-node'
import { Cause, Console, Effect, Exit, Layer } from 'effect'
import { help, readConfig } from './config.ts'
import type { BuildUnreadable } from './content.ts'
import { databaseLayer } from './database/database.ts'
import { carrierLayer } from './mail/carrier.ts'
import { logLayer } from './logs.ts'
import { serveMetrics } from './metrics.ts'
import { makeServer, type ServerOptions } from './server.ts'
import { tracesLayer } from './traces.ts'

/** What is served: everything but the configuration, which is the environment's. */
export type Site = Omit<ServerOptions, 'config'>

const serve = (load: Effect.Effect<Site, BuildUnreadable>) =>
  Effect.gen(function* () {
    const config = yield* readConfig
    const site = yield* load
    const running = Effect.gen(function* () {
      if (config.metricsPort !== undefined) yield* serveMetrics(config.metricsPort, config.host)
      const { port, inbox } = yield* makeServer({ ...site, config })
      yield* Console.log(`http://localhost:${port}`)
      if (inbox !== undefined) yield* Console.log(`No mail server is set, mails: ${inbox}`)
      return yield* Effect.never
    })
    return yield* Effect.scoped(running).pipe(
      Effect.provide([databaseLayer(config.database), carrierLayer(config.mail)]),
      Effect.provide([
        logLayer(config.logFormat),
        config.tracesUrl === undefined ? Layer.empty : tracesLayer(config.tracesUrl),
      ]),
    )
  }).pipe(
    Effect.catchTags({
      WrongConfig: ({ problems }) => stop(problems),
      BuildUnreadable: ({ reason }) =>
        stop([`There is no whole build to serve, run "npm run build" first: ${reason}`]),
      CannotListen: ({ port, reason }) => stop([`Port ${port} cannot be listened on: ${reason}`]),
    }),
  )

const stop = (lines: readonly string[]) =>
  Effect.andThen(
    Effect.forEach(lines, (line) => Console.error(line)),
    Effect.fail('stopped' as const),
  )

/** Runs the server as this process until it is told to stop; `--help` tells how to configure it. */
export function runSite(load: Effect.Effect<Site, BuildUnreadable>): void {
  if (process.argv.includes('--help')) {
    console.log(help)
    return
  }
  NodeRuntime.runMain(serve(load), {
    disableErrorReporting: true,
    // Being told to stop is no failure.
    teardown: (exit, onExit) => {
      if (Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)) return onExit(0)
      if (Cause.hasDies(exit.cause)) console.error(Cause.pretty(exit.cause))
      onExit(1)
    },
  })
}
