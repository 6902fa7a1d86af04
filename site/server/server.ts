import { Context, Effect, Layer, Tracer } from 'effect'
import { makeSiteRequestHandler } from './app.ts'
import { installBuiltPageFastPath } from './http/fastPath.ts'
import { ConnectionDrain } from './http/listener/connectionDrain.ts'
import { HttpListener } from './http/listener/listener.ts'
import { MailInbox, mailInboxPath } from './mail/inbox.ts'
import { ServerConfig } from './ops/config.ts'
import { AccessLog, type CompletedRequest } from './ops/logs.ts'
import { responseCounter } from './ops/metrics.ts'
import { SiteOrigin } from './ops/origin.ts'
import { traceFastPathRequest, traceEffectRequests } from './ops/traces.ts'

/** The HTTP server of the site. Closing its layer stops listening and lets open requests finish. */
export class SiteServer extends Context.Service<
  SiteServer,
  {
    readonly port: number
    /** The address of mails that were written to files. */
    readonly inbox: string | undefined
  }
>()('felcera/SiteServer') {
  static readonly layer = Layer.effect(
    SiteServer,
    Effect.suspend(() => serve),
  )
}

const serve = Effect.gen(function* () {
  const { tracesUrl, drainSeconds } = yield* ServerConfig
  const drain = yield* ConnectionDrain
  const isClosing = drain.isDraining
  const log = yield* AccessLog
  const countResponse = yield* responseCounter
  const completed = (request: CompletedRequest) => {
    countResponse(request.status, request.ms)
    log(request)
  }
  const app = yield* makeSiteRequestHandler({ isClosing, completed })
  const { http, server, port } = yield* HttpListener
  yield* server.serve(tracesUrl === undefined ? app : traceEffectRequests(app))
  const trace = tracesUrl === undefined ? undefined : traceFastPathRequest(yield* Tracer.Tracer)
  yield* installBuiltPageFastPath(http, {
    isClosing,
    completed: (request) => {
      completed(request)
      trace?.(request)
    },
  })
  // Runs before the server's own finalizers, as it is added after them.
  yield* Effect.addFinalizer(() =>
    Effect.andThen(Effect.sync(drain.begin), Effect.sleep(drainSeconds * 1_000)),
  )
  const { isShown } = yield* MailInbox
  return { port, inbox: isShown ? `${yield* SiteOrigin}${mailInboxPath}` : undefined }
})
