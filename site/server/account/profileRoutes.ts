import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import type { SqlError } from 'effect/sql'
import { CurrentSession } from '#data/account/currentSession.ts'
import { Api } from '#data/api/api.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { NotAuthorizedError } from '#data/api/httpErrors.ts'
import { createOkMessageResponse, runDatabaseQuery } from '../api/currentCaller.ts'
import type { DatabaseContext } from '../database/database.ts'
import { readPartnerApiAccess } from '../partner-api/partnerApi.ts'
import { AccountSettingsService } from './accountSettings.ts'
import { listOwnEnquiries } from './dataExport.ts'
import type { Session } from './sessions.ts'

/** Answers with data of the signed-in account. */
export const respondWithAccountData = <A extends object>(
  work: (session: Session) => Effect.Effect<A, SqlError.SqlError, DatabaseContext>,
) =>
  Effect.map(
    Effect.flatMap(CurrentSession, (session) => runDatabaseQuery(work(session))),
    (found) => ({ code: 200 as const, message: 'ok', ...found }),
  )

/** Changes the signed-in account. */
const changeAccount = <E, R>(work: (session: Session) => Effect.Effect<void, E, R>) =>
  Effect.andThen(Effect.flatMap(CurrentSession, work), createOkMessageResponse('account.saved'))

/** Handlers that require agreement to the documents in force. */
export const profileRoutes = HttpApiBuilder.group(
  Api,
  'ownAccount',
  Effect.fnUntraced(function* (handlers) {
    const settings = yield* AccountSettingsService
    return handlers.handleAll({
      enquiries: () =>
        respondWithAccountData(({ account }) =>
          Effect.map(listOwnEnquiries(account), (data) => ({ data })),
        ),
      openApi: () => respondWithAccountData(({ account }) => readPartnerApiAccess(account)),
      changeProfile: ({ payload }) =>
        changeAccount((session) => settings.changeProfile(session, payload)),
      changeEmail: ({ payload }) =>
        changeAccount((session) => settings.changeEmail(session, payload)),
      changePhone: ({ payload }) =>
        changeAccount((session) => settings.changePhone(session, payload)),
      changePassword: ({ payload }) =>
        changeAccount((session) => settings.changePassword(session, payload)),
      renewCredentials: Effect.fnUntraced(function* ({ payload: { current } }) {
        const credentials = yield* settings.renewCredentials(yield* CurrentSession, current)
        const { text } = yield* CurrentApiCaller
        if (credentials === undefined)
          return yield* new NotAuthorizedError({
            code: 403,
            message: text('account.open-api.inactive'),
          })
        return { ...(yield* createOkMessageResponse('account.open-api.made')), ...credentials }
      }),
    })
  }),
)
