import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api/api.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { createOkMessageResponse, runDatabaseQuery } from '../api/currentCaller.ts'
import { isHttps, ServerConfig } from '../ops/config.ts'
import { PasswordRecoveryService } from './recovery/passwordReset.ts'
import { createPasskeyOptionsResponse } from './passkeys/passkeyRoutes.ts'
import { PasskeyService } from './passkeys/passkeys.ts'
import { SignInSettingsUndoService } from './recovery/undoChange.ts'
import { setDeviceCookie, setSessionCookies } from './sessionCookies.ts'
import { endSession } from './sessions.ts'
import { SignInService } from './signIn.ts'
import { SignUpService } from './signUp.ts'

/** Response to a correct code, with its proof. */
export const createOneTimeCodeProofResponse = <E, R>(work: Effect.Effect<string, E, R>) =>
  Effect.zipWith(createOkMessageResponse('account.code.right'), work, (answer, proof) => ({
    ...answer,
    proof,
  }))

/** Handlers of sign-up and password retrieval. */
export const signUpRoutes = HttpApiBuilder.group(
  Api,
  'signUp',
  Effect.fnUntraced(function* (handlers) {
    const secure = isHttps(yield* ServerConfig)
    const signUp = yield* SignUpService
    const recovery = yield* PasswordRecoveryService
    const changeUndo = yield* SignInSettingsUndoService
    return handlers.handleAll({
      proveAddress: ({ payload: { email, code } }) =>
        createOneTimeCodeProofResponse(signUp.prove(email, code)),
      proveOwner: ({ payload: { email, code } }) =>
        createOneTimeCodeProofResponse(recovery.prove(email, code)),
      signUp: Effect.fnUntraced(function* ({ payload }) {
        const { token, device } = yield* signUp.signUp(payload)
        yield* setSessionCookies(token, secure)
        yield* setDeviceCookie(device, secure)
        return yield* createOkMessageResponse('account.sign-up.success')
      }),
      resetPassword: ({ payload }) =>
        Effect.andThen(
          recovery.reset(payload),
          createOkMessageResponse('account.retrieve.success'),
        ),
      undoChange: Effect.fnUntraced(function* ({ payload: { token } }) {
        const { email, proof } = yield* changeUndo.undo(token)
        yield* setSessionCookies(undefined, secure)
        return { ...(yield* createOkMessageResponse('account.undo.done')), email, proof }
      }),
    })
  }),
)

/** Handlers that sign in and out. */
export const sessionRoutes = HttpApiBuilder.group(
  Api,
  'session',
  Effect.fnUntraced(function* (handlers) {
    const secure = isHttps(yield* ServerConfig)
    const signIn = yield* SignInService
    const passkeys = yield* PasskeyService
    const opened = Effect.fnUntraced(function* (
      outcome:
        | { readonly token: string; readonly returned: boolean; readonly device: string }
        | { readonly challenge: string },
    ) {
      if ('challenge' in outcome) {
        const { challenge } = outcome
        return {
          ...(yield* createOkMessageResponse('account.second-factor.due')),
          returned: false,
          challenge,
        }
      }
      const { token, returned, device } = outcome
      yield* setSessionCookies(token, secure)
      yield* setDeviceCookie(device, secure)
      const answer = yield* createOkMessageResponse(
        returned ? 'account.login.returned' : 'account.login.success',
      )
      return { ...answer, returned, challenge: null }
    })
    return handlers.handleAll({
      signIn: ({ payload }) => Effect.flatMap(signIn.byName(payload), opened),
      signInByPhone: ({ payload }) => Effect.flatMap(signIn.byPhone(payload), opened),
      beginPasskeySignIn: () => createPasskeyOptionsResponse(passkeys.beginSignIn),
      signInByPasskey: ({ payload }) => Effect.flatMap(passkeys.signIn(payload), opened),
      signInBySecondFactor: ({ payload }) => Effect.flatMap(signIn.bySecondFactor(payload), opened),
      signOut: Effect.fnUntraced(function* () {
        const { token } = yield* CurrentApiCaller
        if (token !== undefined) {
          yield* runDatabaseQuery(endSession(token))
          yield* setSessionCookies(undefined, secure)
        }
        return yield* createOkMessageResponse('account.sign-out.success')
      }),
    })
  }),
)
