import { HttpServerResponse } from 'effect/http'
import { apiLanguage } from '#data/apiLanguage.ts'
import { refusalMessage } from '#data/httpErrors.ts'
import { defaultLocale, locales, splitLocale, type Locale } from '#data/locales.ts'

/** The page of last resort, when the page renderer itself fails: no style, no script, the request's id. */
export function errorPage(
  path: string,
  stored: Locale | undefined,
  requestId: string,
  headers: Readonly<Record<string, string>>,
): HttpServerResponse.HttpServerResponse {
  const { locale, prefixed } = splitLocale(path)
  const shown = prefixed ? locale : (stored ?? defaultLocale)
  const title = refusalMessage(500, apiLanguage(shown, path))
  const html = [
    '<!doctype html>',
    `<html lang="${locales[shown].textTag}">`,
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`,
    `<h1>${title}</h1><p>${requestId}</p><p><a href="${locales[shown].prefix || '/'}">Felcera</a></p>`,
    '</html>',
  ]
  return HttpServerResponse.text(`${html.join('\n')}\n`, {
    status: 500,
    contentType: 'text/html; charset=utf-8',
    headers,
  })
}
