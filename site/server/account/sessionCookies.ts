import { Effect } from 'effect'
import { HttpEffect, HttpServerResponse } from 'effect/http'
import { clearSiteDataHeaderValue, cookies, writeCookie } from '#data/consent/cookies.ts'
import { withCookies } from '../http/redirect.ts'

/** The `Set-Cookie` values of a new session or, without a token, of an ended one. */
const sessionCookies = (token: string | undefined, secure: boolean): readonly string[] => [
  writeCookie(cookies.session, token, secure),
  writeCookie(cookies.signedIn, token === undefined ? undefined : '1', secure),
]

/** Sets them on the response to the current call; the end of a session also empties the browser's cache of the site. */
export const setSessionCookies = (token: string | undefined, secure: boolean) =>
  HttpEffect.appendPreResponseHandler((_, response) => {
    const changed = withCookies(response, sessionCookies(token, secure))
    return Effect.succeed(
      token === undefined
        ? HttpServerResponse.setHeader(changed, 'clear-site-data', clearSiteDataHeaderValue)
        : changed,
    )
  })

/** Sets the cookie that recognizes a device, on the response to the current call. */
export const setDeviceCookie = (token: string, secure: boolean) =>
  HttpEffect.appendPreResponseHandler((_, response) =>
    Effect.succeed(withCookies(response, [writeCookie(cookies.device, token, secure)])),
  )

/** Sets the cookie that binds one-time codes to a browser, on the response to the current call. */
export const setOneTimeCodeCookie = (secret: string, secure: boolean) =>
  HttpEffect.appendPreResponseHandler((_, response) =>
    Effect.succeed(withCookies(response, [writeCookie(cookies.codes, secret, secure)])),
  )
