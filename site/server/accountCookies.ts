import { Effect } from 'effect'
import { HttpEffect } from 'effect/http'
import { cookies, writeCookie } from '#data/cookies.ts'
import { withCookies } from './answer.ts'

/** The `Set-Cookie` values of a session that begins, or, without a token, of one that has ended. */
export const sessionCookies = (token: string | undefined, secure: boolean): readonly string[] => [
  writeCookie(cookies.session, token, secure),
  writeCookie(cookies.signedIn, token === undefined ? undefined : '1', secure),
]

/** Sends them with the answer to the call at hand. */
export const setSession = (token: string | undefined, secure: boolean) =>
  HttpEffect.appendPreResponseHandler((_, response) =>
    Effect.succeed(withCookies(response, sessionCookies(token, secure))),
  )
