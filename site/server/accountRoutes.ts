import { Effect } from 'effect'
import { HttpEffect, HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api.ts'
import { NotSignedIn, refusalMessage } from '#data/httpErrors.ts'
import { limits } from '#data/limits.ts'
import { CurrentSession } from '#data/signedIn.ts'
import { setSession } from './accountCookies.ts'
import { readProfile } from './accounts.ts'
import { asCaller, Caller, limited, notVerified, ok } from './caller.ts'
import { endSubscription, exportData, isSubscribed } from './ownData.ts'
import { reader } from './ownRoutes.ts'
import { proven, type AccountRoutesOptions } from './sessionRoutes.ts'
import { endOneSession, endSessions, listSessions, type Session } from './sessions.ts'

/** What account holders see, take along and end, whatever they have agreed to. */
export const AccountLive = (options: AccountRoutesOptions) => {
  const { accounts, database, secure } = options
  const { agreements, own, captcha } = accounts
  const asked = asCaller(options)
  const read = reader(options)

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
      sessions: () => read((session) => Effect.map(listSessions(session), (data) => ({ data }))),
      newsletter: () =>
        read(({ account }) => Effect.map(isSubscribed(account), (subscribed) => ({ subscribed }))),
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

      agreements: () =>
        read(({ account }) => Effect.map(agreements.list(account), (data) => ({ data }))),
      agree: ({ payload }) =>
        asked(
          Effect.gen(function* () {
            yield* agreements.agree(yield* CurrentSession, payload)
            return yield* ok('account.agreement.kept')
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
      endNewsletter: () =>
        asked(
          Effect.gen(function* () {
            yield* database.use(endSubscription((yield* CurrentSession).account))
            return yield* ok('account.newsletter.ended')
          }),
        ),

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
    }),
  )
}
