import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import type { SqlClient, SqlError } from 'effect/sql'
import { Api } from '#data/api.ts'
import { NotAuthorized } from '#data/httpErrors.ts'
import { CurrentSession } from '#data/signedIn.ts'
import { asCaller, Caller, ok } from './caller.ts'
import { openApiState, renewCredentials } from './openApi.ts'
import { ownEnquiries } from './ownData.ts'
import type { AccountRoutesOptions } from './sessionRoutes.ts'
import type { Session } from './sessions.ts'

/** Reads something of the account that asks, and answers it. */
export const reader = (options: AccountRoutesOptions) => {
  const asked = asCaller(options)
  return <A extends object>(
    work: (session: Session) => Effect.Effect<A, SqlError.SqlError, SqlClient.SqlClient>,
  ) =>
    asked(
      Effect.gen(function* () {
        const found = yield* options.database.use(work(yield* CurrentSession))
        return { code: 200 as const, message: 'ok', ...found }
      }),
    )
}

/** What account holders do with their account once they have agreed to the documents in force. */
export const OwnAccountLive = (options: AccountRoutesOptions) => {
  const { own } = options.accounts
  const asked = asCaller(options)
  const read = reader(options)
  const saved = <E, R>(work: (session: Session) => Effect.Effect<void, E, R>) =>
    asked(Effect.andThen(Effect.flatMap(CurrentSession, work), ok('account.saved')))

  return HttpApiBuilder.group(Api, 'ownAccount', (handlers) =>
    handlers.handleAll({
      enquiries: () =>
        read(({ account }) => Effect.map(ownEnquiries(account), (data) => ({ data }))),
      openApi: () => read(({ account }) => openApiState(account)),
      changeProfile: ({ payload }) => saved((session) => own.changeProfile(session, payload)),
      changeEmail: ({ payload }) => saved((session) => own.changeEmail(session, payload)),
      changePhone: ({ payload }) => saved((session) => own.changePhone(session, payload)),
      changePassword: ({ payload }) => saved((session) => own.changePassword(session, payload)),
      renewCredentials: ({ payload: { current } }) =>
        asked(
          Effect.gen(function* () {
            const { id } = yield* own.confirmed(yield* CurrentSession, current)
            const made = yield* options.database.use(renewCredentials(id))
            const { text } = yield* Caller
            if (made === undefined)
              return yield* new NotAuthorized({
                code: 403,
                message: text('account.open-api.inactive'),
              })
            return { ...(yield* ok('account.open-api.made')), ...made }
          }),
        ),
    }),
  )
}
