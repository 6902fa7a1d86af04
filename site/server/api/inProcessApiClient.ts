import { Context, Effect, Layer } from 'effect'
import {
  Cookies,
  HttpClientRequest,
  HttpEffect,
  HttpServerRequest,
  HttpServerResponse,
} from 'effect/http'
import type { ApiCallResult, CallApiInProcess, ApiCallName } from '#data/api/callTypes.ts'
import { locales, splitLocaleFromPath } from '#data/locale/locales.ts'
import { DatabaseTimeBudget } from '../database/database.ts'
import type { ParsedRequest } from '../http/request.ts'
import { ServerConfig } from '../ops/config.ts'
import { ApiHandler } from './apiRoutes.ts'

// Headers of the page's request that describe the visitor; the others concern the page.
const visitorHeaders = ['cookie', 'user-agent', 'x-forwarded-for']

/** Calls the API for the visitor of a page. */
export class InProcessApiClient extends Context.Service<
  InProcessApiClient,
  (page: ParsedRequest, budget: typeof DatabaseTimeBudget.Service) => CallApiInProcess
>()('felcera/InProcessApiClient') {
  /**
   * Runs the API's own handler without a connection, with the visitor's cookies, address and request id, so that rules,
   * limits and messages are the same. A defect rejects the promise.
   */
  static readonly layer = Layer.effect(
    InProcessApiClient,
    Effect.gen(function* () {
      const { handle } = yield* ApiHandler
      const { countryHeader } = yield* ServerConfig
      const forwarded = countryHeader ? [...visitorHeaders, countryHeader] : visitorHeaders
      const run = Effect.runPromiseWith(yield* Effect.context())
      return (page, budget) =>
        <N extends ApiCallName>(
          name: N,
          payload?: object,
          headers?: Readonly<Record<string, string>>,
        ) => {
          const request = requestOf(page, forwarded, name, payload, headers)
          return run(
            call(handle, name, request).pipe(
              Effect.annotateLogs({ requestId: page.requestId }),
              Effect.provideService(DatabaseTimeBudget, budget),
            ),
          )
        }
    }),
  )
}

const call = Effect.fnUntraced(function* <N extends ApiCallName>(
  handle: typeof ApiHandler.Service.handle,
  name: N,
  request: HttpServerRequest.HttpServerRequest,
) {
  let response = HttpServerResponse.empty({ status: 500 })
  // Applies the handlers that set cookies, as the server does before it sends a response.
  const handled = HttpEffect.toHandled(handle, (_, sent) =>
    Effect.sync(() => {
      response = sent
    }),
  )
  yield* Effect.provideService(handled, HttpServerRequest.HttpServerRequest, request)
  const { status } = response
  if (status >= 500 && status !== 503)
    return yield* Effect.die(new Error(`${name} answered ${status}`))
  const body: unknown = yield* HttpServerResponse.toClientResponse(response).json
  const cookies = Cookies.toSetCookieHeaders(response.cookies)
  // The contract types the body of each status.
  return { ok: status < 300, status, cookies, body } as ApiCallResult<N>
})

/** Creates the request of a call in the language of the page. */
function requestOf(
  { raw, path }: ParsedRequest,
  forwarded: readonly string[],
  name: ApiCallName,
  payload: object = {},
  more: Readonly<Record<string, string>> = {},
) {
  const [method, target = ''] = name.split(' ')
  const visitor = forwarded.flatMap((header) => {
    const value = raw.headers[header]
    return value === undefined ? [] : [[header, value] as const]
  })
  const headers = {
    ...Object.fromEntries(visitor),
    'sec-fetch-site': 'same-origin',
    language: locales[splitLocaleFromPath(path).locale].apiLanguage,
    ...more,
  }
  const sent =
    method === 'GET'
      ? HttpClientRequest.get(target, { headers })
      : HttpClientRequest.bodyJsonUnsafe(HttpClientRequest.post(target, { headers }), payload)
  const { remoteAddress } = raw
  return HttpServerRequest.fromClientRequest(sent).modify({ remoteAddress })
}
