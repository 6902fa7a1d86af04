import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api/api.ts'
import { Caller } from '#data/api/currentCaller.ts'
import { okMessage, query } from '../api/currentCaller.ts'
import { isHttps, ServerConfig } from '../ops/config.ts'
import { PasswordRecovery } from './passwordReset.ts'
import { setSession } from './sessionCookies.ts'
import { endSession } from './sessions.ts'
import { SignInFlow } from './signIn.ts'
import { SignUpFlow } from './signUp.ts'

/** The answer to a right code, with its proof. */
export const proofAnswer = <E, R>(work: Effect.Effect<string, E, R>) =>
  Effect.zipWith(okMessage('account.code.right'), work, (answer, proof) => ({ ...answer, proof }))

/** Handlers of sign-up and password retrieval. */
export const SignUpLive = HttpApiBuilder.group(
  Api,
  'signUp',
  Effect.fnUntraced(function* (handlers) {
    const secure = isHttps(yield* ServerConfig)
    const signUp = yield* SignUpFlow
    const recovery = yield* PasswordRecovery
    return handlers.handleAll({
      proveAddress: ({ payload: { email, code } }) => proofAnswer(signUp.prove(email, code)),
      proveOwner: ({ payload: { email, code } }) => proofAnswer(recovery.prove(email, code)),
      signUp: Effect.fnUntraced(function* ({ payload }) {
        yield* setSession(yield* signUp.signUp(payload), secure)
        return yield* okMessage('account.sign-up.success')
      }),
      resetPassword: ({ payload }) =>
        Effect.andThen(recovery.reset(payload), okMessage('account.retrieve.success')),
    })
  }),
)

/** Handlers that sign in and out. */
export const SessionLive = HttpApiBuilder.group(
  Api,
  'session',
  Effect.fnUntraced(function* (handlers) {
    const secure = isHttps(yield* ServerConfig)
    const signIn = yield* SignInFlow
    const opened = Effect.fnUntraced(function* (
      outcome:
        | { readonly token: string; readonly returned: boolean }
        | { readonly challenge: string },
    ) {
      if ('challenge' in outcome) {
        const { challenge } = outcome
        return { ...(yield* okMessage('account.second-factor.due')), returned: false, challenge }
      }
      const { token, returned } = outcome
      yield* setSession(token, secure)
      const answer = yield* okMessage(returned ? 'account.login.returned' : 'account.login.success')
      return { ...answer, returned, challenge: null }
    })
    return handlers.handleAll({
      signIn: ({ payload }) => Effect.flatMap(signIn.byName(payload), opened),
      signInByPhone: ({ payload }) => Effect.flatMap(signIn.byPhone(payload), opened),
      signInBySecondFactor: ({ payload }) => Effect.flatMap(signIn.bySecondFactor(payload), opened),
      signOut: Effect.fnUntraced(function* () {
        const { token } = yield* Caller
        if (token !== undefined) {
          yield* query(endSession(token))
          yield* setSession(undefined, secure)
        }
        return yield* okMessage('account.sign-out.success')
      }),
    })
  }),
)
