import { Effect } from 'effect'
import { HttpEffect, HttpServerResponse, type HttpServerRequest } from 'effect/http'
import {
  getApiLanguage,
  getPlainTextResponseLocale,
  readApiLanguage,
  type ApiLanguage,
} from '#data/locale/apiLanguage.ts'
import { cookies, readCookie } from '#data/consent/cookies.ts'
import { getErrorMessage, type HttpErrorStatus } from '#data/api/httpErrors.ts'
import { isLocale, locales } from '#data/locale/locales.ts'
import { noStoreHeaders } from '../http/headers.ts'
import { readVisitor } from '../http/visitor.ts'

type Request = HttpServerRequest.HttpServerRequest
type Response = HttpServerResponse.HttpServerResponse
type Headers = Readonly<Record<string, string>>

/** The language of API messages: the `Language` header, else the stored one. */
export function getRequestLanguage({ headers }: Request): ApiLanguage {
  const stored = readCookie(headers['cookie'], cookies.language)
  const asked = readApiLanguage(headers['language'])
  return asked ?? getApiLanguage(isLocale(stored) ? stored : undefined, '/')
}

/** An error of the API, as JSON in the request's language. */
export const createJsonErrorResponse = (
  request: Request,
  status: HttpErrorStatus,
  headers: Headers = {},
): Response =>
  HttpServerResponse.jsonUnsafe(
    { code: status, message: getErrorMessage(status, getRequestLanguage(request)) },
    { status, headers: { ...noStoreHeaders, ...headers } },
  )

/** Error as plain text, for responses outside the API and pages. */
export function createPlainTextErrorResponse(
  request: Request,
  path: string,
  status: HttpErrorStatus,
  headers: Headers = {},
): Response {
  const { stored, languages } = readVisitor(request.headers)
  const { apiLanguage: language } = locales[getPlainTextResponseLocale(path, stored, languages)]
  return HttpServerResponse.text(`${getErrorMessage(status, language)}\n`, {
    status,
    contentType: 'text/plain; charset=utf-8',
    headers: { ...noStoreHeaders, ...headers },
  })
}

/** Sets `Retry-After` on the response to the current call; seconds. */
export const setRetryAfter = (retryAfter: number) =>
  HttpEffect.appendPreResponseHandler((_, response) =>
    Effect.succeed(HttpServerResponse.setHeader(response, 'retry-after', String(retryAfter))),
  )
