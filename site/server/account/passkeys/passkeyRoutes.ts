import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { CurrentSession } from '#data/account/currentSession.ts'
import { Api } from '#data/api/api.ts'
import { createOkMessageResponse } from '../../api/currentCaller.ts'
import { respondWithAccountData } from '../profileRoutes.ts'
import { PasskeyService } from './passkeys.ts'
import { listPasskeys } from './passkeyStore.ts'

/** The answer with options for `navigator.credentials`; those that are undefined are left out. */
export const createPasskeyOptionsResponse = <E, R>(work: Effect.Effect<object, E, R>) =>
  Effect.map(work, (options) => ({
    code: 200 as const,
    message: 'ok',
    options: Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
  }))

/** Handlers of the passkeys of an account. */
export const passkeyRoutes = HttpApiBuilder.group(
  Api,
  'passkeys',
  Effect.fnUntraced(function* (handlers) {
    const passkeys = yield* PasskeyService
    return handlers.handleAll({
      passkeys: () =>
        respondWithAccountData(({ account }) =>
          Effect.map(listPasskeys(account), (data) => ({ data })),
        ),
      beginPasskey: () =>
        createPasskeyOptionsResponse(Effect.flatMap(CurrentSession, passkeys.begin)),
      addPasskey: Effect.fnUntraced(function* ({ payload: { name, passkey } }) {
        const recoveryCodes = yield* passkeys.add(yield* CurrentSession, name, passkey)
        return { ...(yield* createOkMessageResponse('account.passkey.added')), recoveryCodes }
      }),
      renamePasskey: Effect.fnUntraced(function* ({ payload: { id, name } }) {
        yield* passkeys.rename(yield* CurrentSession, id, name)
        return yield* createOkMessageResponse('account.saved')
      }),
      removePasskey: Effect.fnUntraced(function* ({ payload: { id } }) {
        yield* passkeys.remove(yield* CurrentSession, id)
        return yield* createOkMessageResponse('account.passkey.removed')
      }),
      beginPasskeyConfirmation: () =>
        createPasskeyOptionsResponse(Effect.flatMap(CurrentSession, passkeys.beginConfirmation)),
    })
  }),
)
