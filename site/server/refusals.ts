import { Effect } from 'effect'
import { HttpEffect, HttpServerResponse, type HttpServerRequest } from 'effect/http'
import { apiLanguage, readApiLanguage, type ApiLanguage } from '#data/apiLanguage.ts'
import { cookies, readCookie } from '#data/cookies.ts'
import { refusalMessage, type RefusalStatus } from '#data/httpErrors.ts'
import { isLocale } from '#data/locales.ts'
import { noStore } from './headers.ts'

type Request = HttpServerRequest.HttpServerRequest
type Response = HttpServerResponse.HttpServerResponse
type Headers = Readonly<Record<string, string>>

/** The language of messages to a call: the `Language` header, else the stored one. */
export function languageOfCall({ headers }: Request): ApiLanguage {
  const stored = readCookie(headers['cookie'], cookies.language)
  const asked = readApiLanguage(headers['language'])
  return asked ?? apiLanguage(isLocale(stored) ? stored : undefined, '/')
}

/** A refusal of a call, as JSON in the request's language. */
export const refuseCall = (
  request: Request,
  status: RefusalStatus,
  headers: Headers = {},
): Response =>
  HttpServerResponse.jsonUnsafe(
    { code: status, message: refusalMessage(status, languageOfCall(request)) },
    { status, headers: { ...noStore, ...headers } },
  )

/** A refusal in plain words, for what is neither a call nor a page. */
export function refusePlainly(
  request: Request,
  path: string,
  status: RefusalStatus,
  headers: Headers = {},
): Response {
  const stored = readCookie(request.headers['cookie'], cookies.language)
  const language = apiLanguage(isLocale(stored) ? stored : undefined, path)
  return HttpServerResponse.text(`${refusalMessage(status, language)}\n`, {
    status,
    contentType: 'text/plain; charset=utf-8',
    headers: { ...noStore, ...headers },
  })
}

/** Says in the answer to the call at hand when it may be tried again. */
export const sayWhen = (retryAfter: number) =>
  HttpEffect.appendPreResponseHandler((_, response) =>
    Effect.succeed(HttpServerResponse.setHeader(response, 'retry-after', String(retryAfter))),
  )
