import { Effect } from 'effect'
import { HttpEffect, HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { CurrentSession } from '#data/account/currentSession.ts'
import { Api } from '#data/api/api.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { NotSignedInError, getErrorMessage } from '#data/api/httpErrors.ts'
import { serverLimits } from '#data/ops/limits.ts'
import {
  enforceSessionRateLimit,
  createOkMessageResponse,
  runDatabaseQuery,
  requireCaptcha,
} from '../api/currentCaller.ts'
import { isHttps, ServerConfig } from '../ops/config.ts'
import { readProfile } from './accounts.ts'
import { AccountSettingsService } from './accountSettings.ts'
import { AgreementService } from './agreements.ts'
import {
  endNewsletterSubscription,
  exportAccountData,
  isNewsletterSubscriber,
} from './dataExport.ts'
import { respondWithAccountData } from './profileRoutes.ts'
import { setSessionCookies } from './sessionCookies.ts'
import { createOneTimeCodeProofResponse } from './sessionRoutes.ts'
import { requireStepUp } from './second-factor/stepUp.ts'
import { endSessionById, endSessions, listSessions } from './sessions.ts'

// The account may have been deleted since its session was found.
const currentProfile = Effect.gen(function* () {
  const { account } = yield* CurrentSession
  const profile = yield* runDatabaseQuery(readProfile(account))
  if (profile !== undefined) return profile
  const { language } = yield* CurrentApiCaller
  return yield* new NotSignedInError({ code: 401, message: getErrorMessage(401, language) })
})

const asDownload = (name: string) =>
  HttpEffect.appendPreResponseHandler((_, response) =>
    Effect.succeed(
      HttpServerResponse.setHeader(
        response,
        'content-disposition',
        `attachment; filename="${name}"`,
      ),
    ),
  )

/** Handlers of an account that work without agreement to the documents in force. */
export const accountRoutes = HttpApiBuilder.group(
  Api,
  'account',
  Effect.fnUntraced(function* (handlers) {
    const secure = isHttps(yield* ServerConfig)
    const agreements = yield* AgreementService
    const settings = yield* AccountSettingsService
    return handlers.handleAll({
      session: () =>
        Effect.map(currentProfile, ({ username, nickname }) => ({
          code: 200 as const,
          message: 'ok',
          username,
          nickname,
        })),
      profile: () =>
        Effect.map(currentProfile, (profile) => ({ code: 200 as const, message: 'ok', profile })),
      sessions: () =>
        respondWithAccountData((session) =>
          Effect.map(listSessions(session), (data) => ({ data })),
        ),
      newsletter: () =>
        respondWithAccountData(({ account }) =>
          Effect.map(isNewsletterSubscriber(account), (subscribed) => ({ subscribed })),
        ),
      exportData: Effect.fnUntraced(function* () {
        const session = yield* CurrentSession
        yield* enforceSessionRateLimit(session)
        yield* requireStepUp(session)
        const data = yield* runDatabaseQuery(exportAccountData(session))
        yield* asDownload('felcera-account.json')
        return { code: 200 as const, message: 'ok', data }
      }),

      agreements: () =>
        respondWithAccountData(({ account }) =>
          Effect.map(agreements.list(account), (data) => ({ data })),
        ),
      agree: Effect.fnUntraced(function* ({ payload }) {
        yield* agreements.agree(yield* CurrentSession, payload)
        return yield* createOkMessageResponse('account.agreement.kept')
      }),

      endSession: Effect.fnUntraced(function* ({ payload: { id } }) {
        const session = yield* CurrentSession
        yield* requireStepUp(session)
        yield* runDatabaseQuery(endSessionById(session.account, id))
        if (session.id === id) yield* setSessionCookies(undefined, secure)
        return yield* createOkMessageResponse('account.session.ended')
      }),
      endOtherSessions: Effect.fnUntraced(function* () {
        const session = yield* CurrentSession
        yield* requireStepUp(session)
        yield* runDatabaseQuery(endSessions(session.account, session.id))
        return yield* createOkMessageResponse('account.session.others-ended')
      }),
      signOutEverywhere: Effect.fnUntraced(function* () {
        const session = yield* CurrentSession
        yield* requireStepUp(session)
        yield* runDatabaseQuery(endSessions(session.account))
        yield* setSessionCookies(undefined, secure)
        return yield* createOkMessageResponse('account.sign-out.success')
      }),
      endNewsletter: Effect.fnUntraced(function* () {
        yield* runDatabaseQuery(endNewsletterSubscription((yield* CurrentSession).account))
        return yield* createOkMessageResponse('account.newsletter.ended')
      }),

      sendOwnCode: Effect.fnUntraced(function* ({ payload: { purpose, email, pass } }) {
        const paid = yield* requireCaptcha(pass, 'code')
        const session = yield* CurrentSession
        const { address, resendIn } = yield* settings.sendCode(session, purpose, email, paid)
        return {
          ...(yield* createOkMessageResponse('form.code.sent', { email: address })),
          resendIn,
        }
      }),
      proveOwnCode: ({ payload: { purpose, email, code } }) =>
        Effect.flatMap(CurrentSession, (session) =>
          createOneTimeCodeProofResponse(settings.proveCode(session, purpose, email, code)),
        ),
      deleteAccount: Effect.fnUntraced(function* ({ payload: { proof } }) {
        yield* settings.requestDeletion(yield* CurrentSession, proof)
        yield* setSessionCookies(undefined, secure)
        return yield* createOkMessageResponse('account.deletion.asked', {
          n: serverLimits.deletionDays,
        })
      }),
    })
  }),
)
