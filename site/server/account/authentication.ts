import { Effect, Layer } from 'effect'
import { CurrentSession, RequireSessionMiddleware } from '#data/account/currentSession.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { NotSignedInError, getErrorMessage } from '#data/api/httpErrors.ts'
import { runDatabaseQuery } from '../api/currentCaller.ts'
import { Database } from '../database/database.ts'
import { isHttps, ServerConfig } from '../ops/config.ts'
import { setSessionCookies } from './sessionCookies.ts'
import { findSession } from './sessions.ts'

/** Requires the token of an open session; removes the cookie of one that has ended. */
export const requireSessionLayer = Layer.effect(
  RequireSessionMiddleware,
  Effect.gen(function* () {
    const database = yield* Database
    const config = yield* ServerConfig
    const secure = isHttps(config)
    // Effect would read the first of several session cookies, which another site may have planted.
    const sessionOf = Effect.gen(function* () {
      const { language, token = '' } = yield* CurrentApiCaller
      const session =
        token === '' ? undefined : yield* runDatabaseQuery(findSession(token, config.sessions))
      if (session !== undefined) return session
      if (token !== '') yield* setSessionCookies(undefined, secure)
      return yield* new NotSignedInError({ code: 401, message: getErrorMessage(401, language) })
    })
    return {
      session: (handler) =>
        sessionOf.pipe(
          Effect.provideService(Database, database),
          Effect.flatMap((session) => Effect.provideService(handler, CurrentSession, session)),
        ),
    }
  }),
)
