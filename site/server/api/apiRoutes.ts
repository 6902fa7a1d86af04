// The submodule, because the index loads a Redis client, too.
import * as NodeHttpServer from '@effect/platform-node/NodeHttpServer'
import { Context, Effect, Layer, type Scope } from 'effect'
import { HttpRouter, HttpServerError, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { HttpApi, HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api/api.ts'
import { type HttpErrorStatus, ServerNotReadyError } from '#data/api/httpErrors.ts'
import { serverLimits } from '#data/ops/limits.ts'
import { accountRoutes } from '../account/accountRoutes.ts'
import { requireAgreementLayer } from '../account/agreements.ts'
import { requireSessionLayer } from '../account/authentication.ts'
import { profileRoutes } from '../account/profileRoutes.ts'
import { passkeyRoutes } from '../account/passkeys/passkeyRoutes.ts'
import { secondFactorRoutes } from '../account/second-factor/secondFactorRoutes.ts'
import { sessionRoutes, signUpRoutes } from '../account/sessionRoutes.ts'
import { verificationRoutes } from '../account/verificationRoutes.ts'
import { visitRoutes } from '../analytics/visits.ts'
import type { CaptchaService } from '../captcha/captcha.ts'
import { consentRoutes, trackingPixelRoutes } from '../consent/consentRoutes.ts'
import { contentRoutes } from '../content/contentRoutes.ts'
import type { Database } from '../database/database.ts'
import { formRoutes } from '../forms/formRoutes.ts'
import { noStoreHeaders } from '../http/headers.ts'
import { ConnectionDrain } from '../http/listener/connectionDrain.ts'
import type { RateLimiter } from '../http/rateLimiter.ts'
import { parseRequestTarget } from '../http/request.ts'
import { clientErrorRoutes } from '../ops/clientErrorRoutes.ts'
import { partnerApiRoutes } from '../partner-api/partnerApiRoutes.ts'
import { apiDocsPath, sendApiDocs } from './apiDocs.ts'
import { csrfProtectionLayer } from './csrfProtection.ts'
import { readCallerLayer } from './currentCaller.ts'
import { createJsonErrorResponse, setRetryAfter } from './errorResponses.ts'
import { schemaErrorLayer } from './schemaErrors.ts'

type Request = HttpServerRequest.HttpServerRequest
type Response = HttpServerResponse.HttpServerResponse

const openApiPath = '/api/openapi.json'

const SystemLive = HttpApiBuilder.group(
  Api,
  'system',
  Effect.fnUntraced(function* (handlers) {
    const { isDraining } = yield* ConnectionDrain
    return handlers.handleAll({
      health: () => Effect.succeed({ code: 200 as const, message: 'ok' }),
      // Pages are in memory before the server listens, so a server that responds is ready until it drains.
      ready: () =>
        isDraining()
          ? Effect.andThen(
              setRetryAfter(serverLimits.unavailableTime),
              Effect.fail(new ServerNotReadyError({ code: 503, message: 'draining' })),
            )
          : Effect.succeed({ code: 200 as const, message: 'ok' }),
    })
  }),
)

const routes = HttpApiBuilder.layer(Api, { openapiPath: openApiPath }).pipe(
  Layer.provide([
    SystemLive,
    clientErrorRoutes,
    formRoutes,
    verificationRoutes,
    signUpRoutes,
    sessionRoutes,
    accountRoutes,
    profileRoutes,
    secondFactorRoutes,
    passkeyRoutes,
    partnerApiRoutes,
    contentRoutes,
    visitRoutes,
    trackingPixelRoutes,
    consentRoutes,
  ]),
  Layer.provide([requireSessionLayer, requireAgreementLayer]),
  Layer.provide([readCallerLayer, csrfProtectionLayer, schemaErrorLayer]),
  Layer.merge(HttpRouter.add('GET', apiDocsPath, Effect.sync(sendApiDocs))),
  Layer.provide(NodeHttpServer.layerHttpServices),
)

/** Handles everything below /api, the Open API and consent.json: always responds with JSON, also for unknown paths. */
export class ApiHandler extends Context.Service<
  ApiHandler,
  { readonly handle: Effect.Effect<Response, never, Request | Scope.Scope> }
>()('felcera/ApiHandler') {
  static readonly layer = Layer.effect(
    ApiHandler,
    Effect.gen(function* () {
      const router = yield* Effect.provideService(
        HttpRouter.toHttpEffect(routes),
        HttpRouter.RouterConfig,
        { caseSensitive: true, ignoreDuplicateSlashes: false, ignoreTrailingSlash: false },
      )
      const services = yield* Effect.context<CaptchaService | Database | RateLimiter>()
      const handle = Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => {
        // The router would treat the rest of the path as a query, while caches see another URL, such as
        // `/api/account;a.js`.
        if (parseRequestTarget(request.url)?.path.includes(';') === true)
          return Effect.succeed(createJsonErrorResponse(request, 404))
        const failed = ({ reason }: HttpServerError.HttpServerError) =>
          Effect.succeed(errorOf(request, reason))
        return Effect.map(router, (response) => asJson(request, response)).pipe(
          Effect.catch(failed),
          // A body beyond the limit is a defect of Effect's decoder; every other defect is rethrown.
          Effect.catchDefect((defect) =>
            HttpServerError.isHttpServerError(defect) ? failed(defect) : Effect.die(defect),
          ),
        )
      })
      return { handle: Effect.provideContext(handle, services) }
    }),
  )
}

const endpoints: { readonly pattern: URLPattern; readonly method: string }[] = [
  openApiPath,
  apiDocsPath,
].map((pathname) => ({ pattern: new URLPattern({ pathname }), method: 'GET' }))
HttpApi.reflect(Api, {
  onGroup: () => undefined,
  onEndpoint: ({ endpoint: { path, method } }) => {
    endpoints.push({ pattern: new URLPattern({ pathname: path }), method })
  },
})

/**
 * Returns true if the router can match a path: unlike a URL parser, it resolves no dot segments and refuses malformed
 * escapes.
 */
function isRoutable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
  } catch {
    return false
  }
  return new URL(`http://localhost${pathname}`).pathname === pathname
}

/** Error for a request without a handler. */
function errorOf(request: Request, reason: HttpServerError.HttpServerErrorReason): Response {
  if (reason._tag === 'RouteNotFound') {
    const pathname = parseRequestTarget(request.url)?.path ?? ''
    const allowed = isRoutable(pathname)
      ? endpoints.filter(({ pattern }) => pattern.test({ pathname }))
      : []
    return allowed.length === 0
      ? createJsonErrorResponse(request, 404)
      : createJsonErrorResponse(request, 405, {
          allow: allowed.map(({ method }) => method).join(', '),
        })
  }
  if (reason._tag !== 'RequestParseError') return createJsonErrorResponse(request, 500)
  return createJsonErrorResponse(request, reason.reason === 'BodyTooLarge' ? 413 : 400)
}

const refusals: ReadonlySet<number> = new Set([
  400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503,
])
const isRefusal = (status: number): status is HttpErrorStatus => refusals.has(status)

/** Replaces Effect's own errors, which are plain text or empty, by JSON. */
function asJson(request: Request, response: Response): Response {
  const { headers, status } = response
  const isJson = headers['content-type']?.startsWith('application/json') === true
  if (isRefusal(status) && !isJson) return createJsonErrorResponse(request, status)
  return 'cache-control' in headers
    ? response
    : HttpServerResponse.setHeaders(response, noStoreHeaders)
}
