import { ByteSize, Cause, Clock, Effect, type Scope } from 'effect'
import {
  Headers,
  HttpEffect,
  HttpIncomingMessage,
  HttpServerRequest,
  HttpServerResponse,
} from 'effect/http'
import type { HttpErrorStatus } from '#data/api/httpErrors.ts'
import { serverLimits } from '#data/ops/limits.ts'
import { splitLocaleFromPath } from '#data/locale/locales.ts'
import { formatTrackingPixelUrl } from '#data/consent/thirdParties.ts'
import { isResourcePath } from '#data/pages/resourcePaths.ts'
import { ApiHandler } from './api/apiRoutes.ts'
import { type PageAddressLookup, PageAddressTable } from './pages/pageAddressTable.ts'
import { isReadMethod, parseRequest, type ParsedRequest } from './http/request.ts'
import { looksLikeAsset } from './http/assets.ts'
import { getContentType, isBodyTooLarge, isSameSiteChangeRequest } from './http/csrf.ts'
import { renderFallbackErrorPage } from './pages/renderFallbackErrorPage.ts'
import { StaticFileResponder } from './http/files.ts'
import { makeLoopbackCookies } from './http/loopbackCookies.ts'
import { SecurityHeaders } from './http/headers.ts'
import { redactEmailsAndQueries, type CompletedRequest } from './ops/logs.ts'
import { MailInbox } from './mail/inbox.ts'
import { PageResponder } from './pages/pages.ts'
import { createJsonErrorResponse, createPlainTextErrorResponse } from './api/errorResponses.ts'
import type { RenderFailedError } from './pages/renderer.ts'
import { ServerConfig } from './ops/config.ts'
import { RandomTokens } from './ops/randomTokens.ts'

type Response = HttpServerResponse.HttpServerResponse
type Handler = HttpServerRequest.HttpServerRequest | Scope.Scope
type Responding = Effect.Effect<Response, RenderFailedError, Handler>

interface AppOptions {
  /** Whether the server is shutting down and only finishes open requests. */
  readonly isClosing: () => boolean
  /** Called after every response. */
  readonly completed: (request: CompletedRequest) => void
}

/** The whole site as one Effect: handles every request that the fast path does not. */
export const makeSiteRequestHandler = Effect.fnUntraced(function* ({
  isClosing,
  completed,
}: AppOptions) {
  const table = yield* PageAddressTable
  const files = yield* StaticFileResponder
  const pages = yield* PageResponder
  const api = yield* ApiHandler
  const inbox = yield* MailInbox
  const security = yield* SecurityHeaders
  const tokens = yield* RandomTokens
  const { origin, thirdParties } = yield* ServerConfig
  const loopbackCookies = makeLoopbackCookies(origin)
  const pixels = new Set(thirdParties.map(formatTrackingPixelUrl))

  const route = (request: ParsedRequest): Responding => {
    const { path, method } = request
    if (isCall(path)) return api.handle
    const mails = isReadMethod(method) ? inbox.respond(request) : undefined
    if (mails !== undefined) return mails
    const file = isReadMethod(method) ? files.find(request) : undefined
    if (file !== undefined) return Effect.succeed(file)
    if (isReadMethod(method) && isResourcePath(path)) return pages.resource(request)
    if (looksLikeAsset(path) && table.exact(path) === undefined)
      return isReadMethod(method)
        ? files.make(request)
        : Effect.succeed(createPlainTextErrorResponse(request.raw, path, 404))
    const data = dataAddress(path)
    if (data !== undefined && table.exact(data)?.mode !== 'app')
      return Effect.succeed(createPlainTextErrorResponse(request.raw, path, 404))
    if (!isReadMethod(method)) return change(request, data === undefined ? pages.post : pages.call)
    return data === undefined ? pages.show(request) : pages.call(request)
  }

  const change = (
    request: ParsedRequest,
    next: (typeof PageResponder.Service)['post'],
  ): Responding => {
    const { headers } = request.raw
    const refused = (status: HttpErrorStatus) =>
      createPlainTextErrorResponse(request.raw, request.path, status)
    if (request.method !== 'POST')
      return Effect.succeed(
        HttpServerResponse.setHeader(refused(405), 'allow', allowed(table, request.path)),
      )
    // Mail programs post without `Origin`; the token in the URL authorizes the request.
    if (!isSameSiteChangeRequest(headers, origin) && !isOneClick(request))
      return Effect.succeed(refused(403))
    if (isBodyTooLarge(headers)) return Effect.succeed(refused(413))
    if (!formTypes.has(getContentType(headers))) return Effect.succeed(refused(415))
    return Effect.matchEffect(request.raw.arrayBuffer, {
      // The only failures left are a body beyond the limit and a disconnected client.
      onFailure: () => Effect.succeed(refused(413)),
      onSuccess: (body) => next(request, body),
    })
  }

  const failed = (request: ParsedRequest, cause: Cause.Cause<RenderFailedError>) =>
    Effect.as(
      Effect.logError('request failed', cause),
      isCall(request.path)
        ? createJsonErrorResponse(request.raw, 500)
        : renderFallbackErrorPage(request, { ...security.file, 'cache-control': 'no-store' }),
    )

  // Every redirect is checked, whatever created it.
  const guarded = (response: Response): Responding => {
    const { location } = response.headers
    return location === undefined || table.mayLeadTo(location) || pixels.has(location)
      ? Effect.succeed(response)
      : Effect.die(new Error(`A redirect would lead away: ${location}`))
  }

  const answer = (request: ParsedRequest): Effect.Effect<Response, never, Handler> =>
    Effect.catchCause(Effect.flatMap(route(request), guarded), (cause) =>
      Cause.hasInterruptsOnly(cause) ? Effect.interrupt : failed(request, cause),
    )

  const finish = (response: Response, requestId: string): Response =>
    HttpServerResponse.setHeaders(response, {
      ...security.file,
      ...response.headers,
      // An open connection would delay the shutdown.
      ...(isClosing() ? { connection: 'close' } : {}),
      'x-request-id': requestId,
    })

  return Effect.gen(function* () {
    const sent = yield* HttpServerRequest.HttpServerRequest
    const headers = loopbackCookies.read(sent.headers)
    const request =
      headers === sent.headers ? sent : sent.modify({ headers: Headers.fromInput(headers) })
    const time = yield* Clock.currentTimeMillis
    const requestId = tokens.requestId()
    const parsed = parseRequest(request, requestId)
    const response =
      parsed === undefined
        ? createPlainTextErrorResponse(request, '/', 400)
        : yield* answer(parsed).pipe(
            Effect.annotateLogs({ requestId }),
            Effect.provideService(HttpServerRequest.HttpServerRequest, request),
          )
    // Added last: handlers of calls set cookies in the same way.
    yield* HttpEffect.appendPreResponseHandler((_, answered) =>
      Effect.succeed(loopbackCookies.write(answered, sent.headers)),
    )
    const ms = (yield* Clock.currentTimeMillis) - time
    const path = redactEmailsAndQueries((parsed?.path ?? '').slice(0, serverLimits.loggedPath))
    completed({ requestId, method: request.method, path, status: response.status, time, ms })
    return finish(response, requestId)
  }).pipe(Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(serverLimits.body)))
})

const formTypes: ReadonlySet<string> = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
])

const isOneClick = ({ path, query }: ParsedRequest): boolean =>
  splitLocaleFromPath(path).path === '/newsletter/unsubscribe' && query.startsWith('?token=')

const isCall = (path: string): boolean =>
  path === '/api' ||
  path.startsWith('/api/') ||
  path.startsWith('/open-api/') ||
  path === '/consent.json'

/** Returns the page whose data React Router's client requests at this path; none for every other path. */
function dataAddress(path: string): string | undefined {
  if (!path.endsWith('.data')) return undefined
  return path === '/_root.data' ? '/' : path.slice(0, -'.data'.length)
}

const allowed = (table: PageAddressLookup, path: string): string =>
  table.exact(path)?.posts === true ? 'GET, HEAD, POST' : 'GET, HEAD'
