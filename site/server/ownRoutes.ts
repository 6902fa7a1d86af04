import { Effect } from 'effect'
import { HttpEffect, HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import type { SqlClient, SqlError } from 'effect/sql'
import { CurrentSession } from '#data/accountsApi.ts'
import { Api } from '#data/api.ts'
import { NotAuthorized, NotSignedIn, refusalMessage } from '#data/httpErrors.ts'
import { limits } from '#data/limits.ts'
import { setSession } from './accountCookies.ts'
import { readProfile } from './accounts.ts'
import { asCaller, Caller, limited, notVerified, ok } from './caller.ts'
import { openApiState, renewCredentials } from './openApi.ts'
import { endSubscription, exportData, isSubscribed, ownEnquiries } from './ownData.ts'
import { proven, type AccountRoutesOptions } from './sessionRoutes.ts'
import { endOneSession, endSessions, listSessions, type Session } from './sessions.ts'

/** What account holders see and change of their own. */
export const AccountLive = (options: AccountRoutesOptions) => {
  const { accounts, database, secure } = options
  const { own, captcha } = accounts
  const asked = asCaller(options)

  /** Reads something of the account that asks, and answers it. */
  const read = <A extends object>(
    work: (session: Session) => Effect.Effect<A, SqlError.SqlError, SqlClient.SqlClient>,
  ) =>
    asked(
      Effect.gen(function* () {
        const found = yield* database.use(work(yield* CurrentSession))
        return { code: 200 as const, message: 'ok', ...found }
      }),
    )
  const data = <A>(rows: readonly A[]) => ({ data: rows })
  const saved = <E, R>(work: (session: Session) => Effect.Effect<void, E, R>) =>
    asked(Effect.andThen(Effect.flatMap(CurrentSession, work), ok('account.saved')))

  /** The account may have been erased since its session was found. */
  const profileOf = Effect.fnUntraced(function* ({ account }: Session) {
    const profile = yield* database.use(readProfile(account))
    if (profile !== undefined) return profile
    const { language } = yield* Caller
    return yield* new NotSignedIn({ code: 401, message: refusalMessage(401, language) })
  })

  return HttpApiBuilder.group(Api, 'account', (handlers) =>
    handlers.handleAll({
      session: () =>
        asked(
          Effect.gen(function* () {
            const { username, nickname } = yield* profileOf(yield* CurrentSession)
            return { code: 200 as const, message: 'ok', username, nickname }
          }),
        ),
      profile: () =>
        asked(
          Effect.gen(function* () {
            const profile = yield* profileOf(yield* CurrentSession)
            return { code: 200 as const, message: 'ok', profile }
          }),
        ),
      sessions: () => read((session) => Effect.map(listSessions(session), data)),
      enquiries: () => read(({ account }) => Effect.map(ownEnquiries(account), data)),
      newsletter: () =>
        read(({ account }) => Effect.map(isSubscribed(account), (subscribed) => ({ subscribed }))),
      openApi: () => read(({ account }) => openApiState(account)),
      exportData: () =>
        asked(
          Effect.gen(function* () {
            yield* limited('accounts')
            const found = yield* database.use(exportData(yield* CurrentSession))
            yield* HttpEffect.appendPreResponseHandler((_, response) =>
              Effect.succeed(
                HttpServerResponse.setHeader(
                  response,
                  'content-disposition',
                  'attachment; filename="felcera-account.json"',
                ),
              ),
            )
            return { code: 200 as const, message: 'ok', data: found }
          }),
        ),

      endSession: ({ payload: { id } }) =>
        asked(
          Effect.gen(function* () {
            const session = yield* CurrentSession
            yield* database.use(endOneSession(session.account, id))
            if (session.id === id) yield* setSession(undefined, secure)
            return yield* ok('account.session.ended')
          }),
        ),
      signOutEverywhere: () =>
        asked(
          Effect.gen(function* () {
            yield* database.use(endSessions((yield* CurrentSession).account))
            yield* setSession(undefined, secure)
            return yield* ok('account.sign-out.success')
          }),
        ),

      changeProfile: ({ payload }) => saved((session) => own.changeProfile(session, payload)),
      changeEmail: ({ payload }) => saved((session) => own.changeEmail(session, payload)),
      changePhone: ({ payload }) => saved((session) => own.changePhone(session, payload)),
      changePassword: ({ payload }) => saved((session) => own.changePassword(session, payload)),
      sendOwnCode: ({ payload: { purpose, email, pass } }) =>
        asked(
          Effect.gen(function* () {
            yield* Effect.catchTag(captcha.consume(pass), 'NotVerified', () => notVerified)
            const session = yield* CurrentSession
            const { address, resendIn } = yield* own.sendCode(session, purpose, email)
            return { ...(yield* ok('form.code.sent', { email: address })), resendIn }
          }),
        ),
      proveOwnCode: ({ payload: { purpose, email, code } }) =>
        asked(
          Effect.flatMap(CurrentSession, (session) =>
            proven(own.proveCode(session, purpose, email, code)),
          ),
        ),
      deleteAccount: ({ payload: { proof } }) =>
        asked(
          Effect.gen(function* () {
            yield* own.askDeletion(yield* CurrentSession, proof)
            yield* setSession(undefined, secure)
            return yield* ok('account.deletion.asked', { n: limits.deletionDays })
          }),
        ),
      endNewsletter: () =>
        asked(
          Effect.gen(function* () {
            yield* database.use(endSubscription((yield* CurrentSession).account))
            return yield* ok('account.newsletter.ended')
          }),
        ),
      renewCredentials: ({ payload: { current } }) =>
        asked(
          Effect.gen(function* () {
            const { id } = yield* own.confirmed(yield* CurrentSession, current)
            const made = yield* database.use(renewCredentials(id))
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
