import { Effect, Layer, Redacted } from 'effect'
import { CurrentSession, RequireSession } from '#data/account/currentSession.ts'
import { Caller } from '#data/api/currentCaller.ts'
import { NotSignedIn, errorMessage } from '#data/api/httpErrors.ts'
import { query } from '../api/currentCaller.ts'
import { Database } from '../database/database.ts'
import { isHttps, ServerConfig } from '../ops/config.ts'
import { setSession } from './sessionCookies.ts'
import { findSession } from './sessions.ts'

/** Requires the token of an open session; removes the cookie of one that has ended. */
export const SignedInLive = Layer.effect(
  RequireSession,
  Effect.gen(function* () {
    const database = yield* Database
    const config = yield* ServerConfig
    const secure = isHttps(config)
    const sessionOf = Effect.fnUntraced(function* (token: string) {
      const session = token === '' ? undefined : yield* query(findSession(token, config.sessions))
      if (session !== undefined) return session
      if (token !== '') yield* setSession(undefined, secure)
      const { language } = yield* Caller
      return yield* new NotSignedIn({ code: 401, message: errorMessage(401, language) })
    })
    return {
      session: (handler, { credential }) =>
        sessionOf(Redacted.value(credential)).pipe(
          Effect.provideService(Database, database),
          Effect.flatMap((session) => Effect.provideService(handler, CurrentSession, session)),
        ),
    }
  }),
)
