import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api/api.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import {
  failWithCaptchaError,
  createOkMessageResponse,
  mapErrorsToServiceUnavailable,
  requireCaptcha,
  runDatabaseQuery,
  failWithTooManyRequests,
} from '../api/currentCaller.ts'
import { CaptchaService } from '../captcha/captcha.ts'
import type { RateLimitExceededError } from '../http/sqlRateLimiter.ts'
import { isHttps, ServerConfig } from '../ops/config.ts'
import { generateSecret } from '../ops/randomTokens.ts'
import { findAccount } from './accounts.ts'
import { findKnownDevice } from './knownDevices.ts'
import { setOneTimeCodeCookie } from './sessionCookies.ts'
import { VerificationService } from './verificationTokens.ts'

const wait = ({ retryAfter }: RateLimitExceededError) => failWithTooManyRequests(retryAfter)

/** Handlers of captchas and one-time codes. */
export const verificationRoutes = HttpApiBuilder.group(
  Api,
  'verification',
  Effect.fnUntraced(function* (handlers) {
    const secure = isHttps(yield* ServerConfig)
    const captcha = yield* CaptchaService
    const tokens = yield* VerificationService
    return handlers.handleAll({
      issueCaptcha: Effect.fnUntraced(function* ({ query: { price = 1 } }) {
        const { client } = yield* CurrentApiCaller
        const issued = yield* captcha.issue(client, price).pipe(mapErrorsToServiceUnavailable)
        return { ...(yield* createOkMessageResponse('captcha.slider.instruction')), ...issued }
      }),
      redeemCaptcha: Effect.fnUntraced(function* ({ payload }) {
        const { client } = yield* CurrentApiCaller
        const pass = yield* captcha.redeem(payload, client).pipe(
          Effect.catchTags({
            RateLimitExceededError: wait,
            CaptchaNotVerifiedError: failWithCaptchaError,
          }),
          mapErrorsToServiceUnavailable,
        )
        return { ...(yield* createOkMessageResponse('captcha.success')), ...pass }
      }),
      sendCode: Effect.fnUntraced(function* ({ payload: { email, purpose, pass } }) {
        const paid = yield* requireCaptcha(pass, 'code')
        const { browser = yield* generateSecret } = yield* CurrentApiCaller
        // Every address causes the same queries.
        const look = Effect.flatMap(findAccount({ email: email.toLowerCase() }), (account) =>
          findKnownDevice(account?.id ?? '0'),
        )
        const isOwner = (yield* runDatabaseQuery(look)) !== undefined
        const { resendIn } = yield* tokens.send(email, purpose, `browser ${browser}`, paid, isOwner)
        yield* setOneTimeCodeCookie(browser, secure)
        return { ...(yield* createOkMessageResponse('form.code.sent', { email })), resendIn }
      }),
    })
  }),
)
