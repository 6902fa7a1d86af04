import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api.ts'
import { setSession } from './accountCookies.ts'
import type { AccountServices } from './accountServices.ts'
import { asCaller, Caller, ok } from './caller.ts'
import { Database } from './database/database.ts'
import { endSession } from './sessions.ts'
import type { SignedInOptions } from './signedIn.ts'

export interface AccountRoutesOptions extends SignedInOptions {
  readonly accounts: AccountServices
}

/** The answer to a right code. */
export const proven = <E, R>(work: Effect.Effect<string, E, R>) =>
  Effect.zipWith(ok('account.code.right'), work, (said, proof) => ({ ...said, proof }))

/** The calls of sign-up and password retrieval. */
export const SignUpLive = (options: AccountRoutesOptions) => {
  const { accounts, secure } = options
  const asked = asCaller(options)
  const { signUp, retrieval } = accounts
  return HttpApiBuilder.group(Api, 'signUp', (handlers) =>
    handlers.handleAll({
      proveAddress: ({ payload: { email, code } }) => asked(proven(signUp.prove(email, code))),
      proveOwner: ({ payload: { email, code } }) => asked(proven(retrieval.prove(email, code))),
      signUp: ({ payload }) =>
        asked(
          Effect.gen(function* () {
            yield* setSession(yield* signUp.signUp(payload), secure)
            return yield* ok('account.sign-up.success')
          }),
        ),
      resetPassword: ({ payload }) =>
        asked(Effect.andThen(retrieval.reset(payload), ok('account.retrieve.success'))),
    }),
  )
}

/** The calls that sign in and out. */
export const SessionLive = (options: AccountRoutesOptions) => {
  const { accounts, secure } = options
  const asked = asCaller(options)
  const opened = Effect.fnUntraced(function* ({
    token,
    returned,
  }: {
    token: string
    returned: boolean
  }) {
    yield* setSession(token, secure)
    const said = yield* ok(returned ? 'account.login.returned' : 'account.login.success')
    return { ...said, returned }
  })
  return HttpApiBuilder.group(Api, 'session', (handlers) =>
    handlers.handleAll({
      signIn: ({ payload }) => asked(Effect.flatMap(accounts.signIn.byName(payload), opened)),
      signInByPhone: ({ payload }) =>
        asked(Effect.flatMap(accounts.signIn.byPhone(payload), opened)),
      signOut: () =>
        asked(
          Effect.gen(function* () {
            const { token } = yield* Caller
            if (token !== undefined) {
              yield* (yield* Database).use(endSession(token))
              yield* setSession(undefined, secure)
            }
            return yield* ok('account.sign-out.success')
          }),
        ),
    }),
  )
}
