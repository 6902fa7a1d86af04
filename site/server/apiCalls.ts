import { Effect, type Scope } from 'effect'
import { HttpEffect, HttpServerRequest, type HttpServerResponse } from 'effect/http'
import type { CallAnswer, CallApi, CallName } from '#data/apiCalls.ts'
import { locales, splitLocale } from '#data/locales.ts'
import type { Ask } from './ask.ts'

type Api = (
  ask: Ask,
) => Effect.Effect<
  HttpServerResponse.HttpServerResponse,
  never,
  HttpServerRequest.HttpServerRequest | Scope.Scope
>

// Who asks, as the caller of an API sees it; the rest of a page's request concerns the page.
const passedOn = ['cookie', 'user-agent', 'x-forwarded-for']

/**
 * Lets a page call the API for its visitor without a connection: the same handler with the visitor's cookies, address
 * and request id, so that rules, limits and messages stand in one place. What fails unexpectedly rejects.
 */
export const makeApiCalls = Effect.fnUntraced(function* (api: Api) {
  const context = yield* Effect.context()
  return (ask: Ask): CallApi => {
    const headers = headersOf(ask)
    const { remoteAddress } = ask.request
    return async <N extends CallName>(name: N, payload?: object) => {
      const [method = '', path = ''] = name.split(' ')
      const work = Effect.gen(function* () {
        const inner = (yield* HttpServerRequest.HttpServerRequest).modify({ remoteAddress })
        return yield* Effect.provideService(
          api({ ...ask, request: inner, method, path, query: '' }),
          HttpServerRequest.HttpServerRequest,
          inner,
        )
      }).pipe(Effect.annotateLogs({ requestId: ask.requestId }))
      const sent = new Request(`http://localhost${path}`, {
        method,
        headers,
        ...(method === 'GET' ? {} : { body: JSON.stringify(payload ?? {}) }),
      })
      return readAnswer<N>(await handle(context)(work)(sent), name)
    }
  }
})

const handle = HttpEffect.toWebHandlerWith<never, HttpServerRequest.HttpServerRequest | Scope.Scope>

/** The headers of a call in the language of the page, which is one of ours. */
function headersOf({ request, path }: Ask): Headers {
  const headers = new Headers({
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    language: locales[splitLocale(path).locale].apiLanguage,
  })
  for (const name of passedOn) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  return headers
}

async function readAnswer<N extends CallName>(response: Response, name: N): Promise<CallAnswer<N>> {
  if (response.status >= 500 && response.status !== 503)
    throw new Error(`${name} answered ${response.status}`)
  const status = response.status
  const cookies = response.headers.getSetCookie()
  const body = await response.json()
  return { ok: response.ok, status, cookies, body }
}
