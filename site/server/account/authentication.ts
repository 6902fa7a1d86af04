import { Effect, Layer, Redacted } from 'effect'
import { CurrentSession, RequireSessionMiddleware } from '#data/account/currentSession.ts'
import { CurrentCaller } from '#data/api/currentCaller.ts'
import { NotSignedInError, errorMessage } from '#data/api/httpErrors.ts'
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
    const sessionOf = Effect.fnUntraced(function* (token: string) {
      const session =
        token === '' ? undefined : yield* runDatabaseQuery(findSession(token, config.sessions))
      if (session !== undefined) return session
      if (token !== '') yield* setSessionCookies(undefined, secure)
      const { language } = yield* CurrentCaller
      return yield* new NotSignedInError({ code: 401, message: errorMessage(401, language) })
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
