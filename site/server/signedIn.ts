import { Effect, Layer, Redacted } from 'effect'
import { CurrentSession, SignedIn } from '#data/signedIn.ts'
import { NotSignedIn, refusalMessage } from '#data/httpErrors.ts'
import { setSession } from './accountCookies.ts'
import { asCaller, Caller, type CallerOptions } from './caller.ts'
import { findSession } from './sessions.ts'

export interface SignedInOptions extends CallerOptions {
  /** Whether cookies are for https only. */
  readonly secure: boolean
}

/** Lets those in who carry the token of an open session; a token that is none any more is removed. */
export const SignedInLive = (options: SignedInOptions) =>
  Layer.sync(SignedIn, () => {
    const { database, secure } = options
    const asked = asCaller(options)
    const sessionOf = Effect.fnUntraced(function* (token: string) {
      const session = token === '' ? undefined : yield* database.use(findSession(token))
      if (session !== undefined) return session
      if (token !== '') yield* setSession(undefined, secure)
      const { language } = yield* Caller
      return yield* new NotSignedIn({ code: 401, message: refusalMessage(401, language) })
    })
    return SignedIn.of({
      session: (call, { credential }) =>
        Effect.flatMap(asked(sessionOf(Redacted.value(credential))), (session) =>
          Effect.provideService(call, CurrentSession, session),
        ),
    })
  })
