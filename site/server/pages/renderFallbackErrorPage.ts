import { HttpServerResponse } from 'effect/http'
import { getPlainTextResponseLocale } from '#data/locale/apiLanguage.ts'
import { getErrorMessage } from '#data/api/httpErrors.ts'
import { locales, splitLocaleFromPath } from '#data/locale/locales.ts'
import type { ParsedRequest } from '../http/request.ts'

/** The error page when the page renderer itself fails: no style, no script, the request's id. */
export function renderFallbackErrorPage(
  { path, requestId, visitor: { stored, languages } }: ParsedRequest,
  headers: Readonly<Record<string, string>>,
): HttpServerResponse.HttpServerResponse {
  const { textTag, apiLanguage } = locales[getPlainTextResponseLocale(path, stored, languages)]
  const { prefix } = locales[splitLocaleFromPath(path).locale]
  const title = getErrorMessage(500, apiLanguage)
  const html = [
    '<!doctype html>',
    `<html lang="${textTag}">`,
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`,
    `<h1>${title}</h1><p>${requestId}</p><p><a href="${prefix || '/'}">Felcera</a></p>`,
    '</html>',
  ]
  return HttpServerResponse.text(`${html.join('\n')}\n`, {
    status: 500,
    contentType: 'text/html; charset=utf-8',
    headers,
  })
}
