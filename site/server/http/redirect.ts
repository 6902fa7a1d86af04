import { Cookies, HttpServerResponse } from 'effect/http'
import { sanitizeRedirectPath } from '#data/pages/sanitizeRedirectPath.ts'
import type { RedirectStatus } from '../pages/resolvePageAddress.ts'

type Response = HttpServerResponse.HttpServerResponse

/** A redirect response. A declared redirect may leave the site, everything else is a path of it. */
export function redirectTo(
  target: { readonly path: string } | { readonly declared: string },
  status: RedirectStatus | 303,
  origin: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const location =
    'declared' in target ? target.declared : sanitizeRedirectPath(target.path, origin)
  return HttpServerResponse.empty({
    status,
    headers: { ...headers, location, 'content-length': '0' },
  })
}

/** Adds `Set-Cookie` values. */
export function withCookies(response: Response, values: readonly string[]): Response {
  if (values.length === 0) return response
  const parsed = Cookies.fromSetCookie(values)
  const cookies = HttpServerResponse.mergeCookies(response, parsed)
  // The stored language's name has an @, which Effect refuses: one such value fits as a plain header.
  const plain = values.find((value) => /^[^=]*@/.test(value))
  return plain === undefined ? cookies : HttpServerResponse.setHeader(cookies, 'set-cookie', plain)
}
