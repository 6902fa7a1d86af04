import { createServer, type Server } from 'node:http'
import { NodeHttpServer } from '@effect/platform-node'
import { Clock, Effect, Tracer, type Scope } from 'effect'
import type { SiteCalls } from '#data/calls.ts'
import { limits } from '#data/limits.ts'
import type { RouteEntry } from '#data/routeTable.ts'
import { pixelOf } from '#data/thirdParties.ts'
import { makeAccountServices } from './accountServices.ts'
import { makeAddressTable, type SiteSettings } from './addressTable.ts'
import { makeApiCalls } from './apiCalls.ts'
import { makeApi } from './apiRoutes.ts'
import { makeApp } from './app.ts'
import type { Ask } from './ask.ts'
import type { ServerConfig } from './config.ts'
import { makeBuiltPages } from './builtPages.ts'
import { CannotListen } from './cannotListen.ts'
import { makeCaptcha } from './captcha.ts'
import { clientOf } from './clientAddress.ts'
import { makeCodes } from './codes.ts'
import { readContent, type BuildUnreadable } from './content.ts'
import { Database } from './database/database.ts'
import { type Carrier, deliverForever } from './deliveries.ts'
import { makeFiles } from './files.ts'
import { makeForms, makeSiteCalls } from './forms.ts'
import { putInFront } from './front.ts'
import { makeSecurityHeaders } from './headers.ts'
import { AccessLog, type Answered } from './logs.ts'
import { inboxPath, isLoopback, makeInbox } from './mail/inbox.ts'
import { makeLetters } from './mail/letters.ts'
import { countAnswer } from './metrics.ts'
import { makePages } from './pages.ts'
import { makePreviews } from './previews.ts'
import { drawPuzzle } from './puzzlePictures.ts'
import { makePuzzles } from './puzzles.ts'
import { makePasswords } from './passwords.ts'
import { makeRateLimiter } from './rateLimiter.ts'
import { makeRenderer, type AppBuild } from './renderer.ts'
import { forgetForever } from './retention.ts'
import { Tokens } from './tokens.ts'
import { traceAnswer, traced } from './traces.ts'
import { makeWords, type Messages } from './words.ts'

export interface ServerOptions {
  /** The folder of the build, `site/dist`. */
  readonly dist: string
  readonly routes: readonly RouteEntry[]
  /** Pages that only a signed link shows. */
  readonly drafts: readonly RouteEntry[]
  readonly site: SiteSettings
  readonly messages: Messages
  /** The app as React Router built it. */
  readonly build: AppBuild
  readonly config: Omit<ServerConfig, 'logFormat' | 'database' | 'metricsPort'>
}

export interface RunningServer {
  readonly port: number
  /** The configured origin, else the loopback host. */
  readonly origin: string
  /** Where mails can be read that were written to files. */
  readonly inbox?: string
}

/** Starts the site; closing the scope stops listening, lets open requests finish and then ends. */
export const makeServer = Effect.fnUntraced(function* (
  options: ServerOptions,
): Effect.fn.Return<
  RunningServer,
  BuildUnreadable | CannotListen,
  Scope.Scope | Database | Carrier
> {
  const { config, routes, site } = options
  // Known once the port is; mails are written later.
  let origin = ''
  const content = yield* readContent(options.dist)
  const clock = yield* Clock.Clock
  const table = makeAddressTable(routes, site, () => clock.currentTimeMillisUnsafe())
  const tokens = yield* Tokens
  const rateLimiter = makeRateLimiter()
  const words = makeWords(options.messages)
  const { company, webhook } = config.mail
  const domain = company.split('@').at(-1) ?? 'localhost'
  const letters = makeLetters(words, company, domain)
  const captcha = yield* makeCaptcha(yield* makePuzzles(drawPuzzle))
  const codes = yield* makeCodes(letters)
  const forms = yield* makeForms({
    words,
    letters,
    captcha,
    origin: () => origin,
    hasWebhook: webhook !== undefined,
  })
  const passwords = yield* makePasswords
  const accounts = makeAccountServices({
    captcha,
    codes,
    passwords,
    words,
    documents: options.build.entry.module.documentsInForce,
    origin: () => origin,
    domain,
  })
  const api = yield* makeApi({
    ...config,
    rateLimiter,
    forms,
    captcha,
    codes,
    accounts,
    words,
    database: yield* Database,
    listed: options.build.entry.module.listed,
    messages: options.messages,
    secure: config.origin?.startsWith('https:') === true,
  })
  const formCalls = yield* makeSiteCalls(forms, captcha)
  const apiCalls = yield* makeApiCalls(api)
  const calls = (ask: Ask): SiteCalls => ({
    ...formCalls(clientOf(ask.request, config.trustedProxies), ask.requestId),
    call: apiCalls(ask),
  })
  const render = makeRenderer(options.build)

  const http = createServer({
    headersTimeout: limits.headersTime,
    requestTimeout: limits.requestTime,
    keepAliveTimeout: limits.keepAliveTime,
    maxHeaderSize: limits.headers,
  })
  const server = yield* listen(http, config)
  const port = server.address._tag !== 'UnixPathAddress' ? server.address.port : config.port
  origin = config.origin ?? `http://localhost:${port}`
  const builtFor = content.site.origin
  if (config.origin !== undefined && config.origin !== builtFor)
    yield* Effect.annotateLogs(Effect.logWarning('pages name another origin'), { builtFor, origin })
  const secure = origin.startsWith('https:')
  const security = makeSecurityHeaders(content.site.scriptHashes, secure, config.thirdParties)
  const files = makeFiles(content, routes, table, security)
  const built = makeBuiltPages({ content, table, security, secure })
  // Pages rendered now name the same canonical origin as those that were built.
  const pages = makePages({
    content,
    built,
    table,
    previews: makePreviews(options.drafts, config.previewSecret),
    render,
    security,
    nonce: tokens.nonce,
    calls,
    origin: config.origin ?? content.site.origin,
  })
  let closing = false
  const shown = config.mail.smtp === undefined && isLoopback(config.host)
  const inbox = shown ? makeInbox(config.mail.folder) : undefined
  const pixels = new Set(config.thirdParties.map(pixelOf))
  const log = yield* AccessLog
  const answered = (answer: Answered) => {
    countAnswer(answer.status, answer.ms)
    log(answer)
  }
  const isClosing = () => closing
  const app = { table, files, pages, api, security, tokens, inbox, pixels, origin: config.origin }
  const serve = makeApp({ ...app, isClosing, answered })
  yield* server.serve(config.tracesUrl === undefined ? serve : traced(serve))
  const trace = config.tracesUrl === undefined ? undefined : traceAnswer(yield* Tracer.Tracer)
  putInFront(http, {
    built,
    requestId: tokens.requestId,
    now: () => clock.currentTimeMillisUnsafe(),
    isClosing,
    answered: (answer) => {
      answered(answer)
      trace?.(answer)
    },
  })
  yield* Effect.forkScoped(deliverForever)
  yield* Effect.forkScoped(forgetForever(config.retention))
  // Runs before the server's own finalizers, as it is added after them.
  yield* Effect.addFinalizer(() =>
    Effect.sync(() => {
      closing = true
    }),
  )
  return { port, origin, ...(shown ? { inbox: `${origin}${inboxPath}` } : {}) }
})

const listen = (http: Server, { port, host }: ServerOptions['config']) =>
  NodeHttpServer.make(() => http, {
    port,
    host,
    gracefulShutdownTimeout: limits.drainTime,
  }).pipe(
    Effect.mapError(
      ({ cause }) =>
        new CannotListen({ port, reason: cause instanceof Error ? cause.message : '' }),
    ),
  )
