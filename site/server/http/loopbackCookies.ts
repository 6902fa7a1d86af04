import { Cookies, HttpServerResponse } from 'effect/http'
import { cookies, readCookie } from '#data/consent/cookies.ts'
import { isLoopbackAddress } from './csrf.ts'
import type { RequestHeaders } from './body.ts'

const hidden = [cookies.session, cookies.codes, cookies.device].map((cookie) => ({
  strict: cookie,
  plain: { ...cookie, name: cookie.name.replace('__Host-', 'loopback-') },
}))

/**
 * WebKit stores no `Secure` cookie over plain http, not even from the loopback host. There, session cookies have
 * another name, without prefix and `Secure`; between `read` and `write` only the strict names are used. A site with a
 * configured origin (`own`) never accepts or sets them.
 */
export const makeLoopbackCookies = (own: string | undefined) => {
  const isPossible = allowsLoopbackCookies(own)

  /** The headers of a request with the hidden cookies under their strict names. */
  const read = (headers: RequestHeaders): RequestHeaders => {
    const jar = headers['cookie']
    if (!isPossible || jar === undefined || !jar.includes('loopback-')) return headers
    if (!isLoopbackAddress(`http://${headers['host']}`)) return headers
    const found = hidden.flatMap(({ strict, plain }) => {
      const value = readCookie(jar, strict) === undefined ? readCookie(jar, plain) : undefined
      return value === undefined ? [] : [`${strict.name}=${encodeURIComponent(value)}`]
    })
    return found.length === 0 ? headers : { ...headers, cookie: [jar, ...found].join('; ') }
  }

  /**
   * Returns the response with cookies that the browser of the request stores; `headers` are the original request
   * headers.
   */
  const write = (
    response: HttpServerResponse.HttpServerResponse,
    headers: RequestHeaders,
  ): HttpServerResponse.HttpServerResponse => {
    const jar = headers['cookie']
    const changed = hidden.filter(
      ({ strict, plain }) =>
        isPossible &&
        strict.name in response.cookies.cookies &&
        // A browser that has the strict cookie keeps it.
        readCookie(jar, strict) === undefined &&
        (readCookie(jar, plain) !== undefined || isFromLoopbackPage(headers)),
    )
    return changed.length === 0
      ? response
      : HttpServerResponse.updateCookies(response, (sent) =>
          Cookies.fromSetCookie(
            Cookies.toSetCookieHeaders(sent).map((line) => {
              const renamed = changed.find(({ strict }) => line.startsWith(`${strict.name}=`))
              if (renamed === undefined) return line
              const { strict, plain } = renamed
              return plain.name + line.slice(strict.name.length).replace('; Secure', '')
            }),
          ),
        )
  }

  return { read, write }
}

/** True if the configuration implies that visitors reach the site over plain http on the same machine. */
export const allowsLoopbackCookies = (own: string | undefined): boolean =>
  own === undefined || (own.startsWith('http:') && isLoopbackAddress(own))

/** True if the page that sent the request was itself loaded over plain http from the loopback host. */
const isFromLoopbackPage = ({ origin, host }: RequestHeaders): boolean =>
  origin !== undefined && origin === `http://${host}` && isLoopbackAddress(origin)
