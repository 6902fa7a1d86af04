import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { CurrentSession } from '#data/account/currentSession.ts'
import { Api } from '#data/api/api.ts'
import { createOkMessageResponse, runDatabaseQuery } from '../../api/currentCaller.ts'
import { isHttps, ServerConfig } from '../../ops/config.ts'
import { AccountSettingsService } from '../accountSettings.ts'
import { respondWithAccountData } from '../profileRoutes.ts'
import { setSessionCookies } from '../sessionCookies.ts'
import { SecondFactorService } from './secondFactor.ts'
import { recordSessionConfirmation } from './stepUp.ts'

/** Handlers of the second factor, and of the confirmation that changes of sign-in settings require. */
export const secondFactorRoutes = HttpApiBuilder.group(
  Api,
  'secondFactor',
  Effect.fnUntraced(function* (handlers) {
    const secure = isHttps(yield* ServerConfig)
    const secondFactor = yield* SecondFactorService
    const settings = yield* AccountSettingsService
    return handlers.handleAll({
      secondFactor: () => respondWithAccountData(secondFactor.state),
      beginSecondFactor: Effect.fnUntraced(function* () {
        const begun = yield* secondFactor.begin(yield* CurrentSession)
        return { code: 200 as const, message: 'ok', ...begun }
      }),
      activateSecondFactor: Effect.fnUntraced(function* ({ payload: { code } }) {
        const recoveryCodes = yield* secondFactor.activate(yield* CurrentSession, code)
        return {
          ...(yield* createOkMessageResponse('account.second-factor.activated')),
          recoveryCodes,
        }
      }),
      renewRecoveryCodes: Effect.fnUntraced(function* () {
        const recoveryCodes = yield* secondFactor.renewCodes(yield* CurrentSession)
        return {
          ...(yield* createOkMessageResponse('account.second-factor.codes-renewed')),
          recoveryCodes,
        }
      }),
      removeSecondFactor: Effect.fnUntraced(function* () {
        yield* secondFactor.remove(yield* CurrentSession)
        return yield* createOkMessageResponse('account.second-factor.removed')
      }),
      confirm: Effect.fnUntraced(function* ({ payload }) {
        const session = yield* CurrentSession
        yield* settings.authenticate(session, payload)
        yield* setSessionCookies(
          yield* runDatabaseQuery(recordSessionConfirmation(session)),
          secure,
        )
        return yield* createOkMessageResponse('account.confirmation.done')
      }),
    })
  }),
)
