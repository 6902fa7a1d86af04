import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api/api.ts'
import { Caller } from '#data/api/currentCaller.ts'
import {
  captchaFailed,
  okMessage,
  orUnavailable,
  requireCaptcha,
  tooManyRequests,
} from '../api/currentCaller.ts'
import { Captcha } from '../captcha/captcha.ts'
import type { WaitFirst } from '../http/sqlRateLimiter.ts'
import { isHttps, ServerConfig } from '../ops/config.ts'
import { newSecret } from '../ops/randomTokens.ts'
import { setBrowser } from './sessionCookies.ts'
import { VerificationTokens } from './verificationTokens.ts'

const wait = ({ retryAfter }: WaitFirst) => tooManyRequests(retryAfter)

/** Handlers of captchas and one-time codes. */
export const VerificationLive = HttpApiBuilder.group(
  Api,
  'verification',
  Effect.fnUntraced(function* (handlers) {
    const secure = isHttps(yield* ServerConfig)
    const captcha = yield* Captcha
    const tokens = yield* VerificationTokens
    return handlers.handleAll({
      issueCaptcha: Effect.fnUntraced(function* () {
        const { client } = yield* Caller
        const issued = yield* captcha
          .issue(client)
          .pipe(Effect.catchTag('WaitFirst', wait), orUnavailable)
        return { ...(yield* okMessage('captcha.slider.instruction')), ...issued }
      }),
      redeemCaptcha: Effect.fnUntraced(function* ({ payload }) {
        const { client } = yield* Caller
        const pass = yield* captcha
          .redeem(payload, client)
          .pipe(Effect.catchTags({ WaitFirst: wait, NotVerified: captchaFailed }), orUnavailable)
        return { ...(yield* okMessage('captcha.success')), ...pass }
      }),
      sendCode: Effect.fnUntraced(function* ({ payload: { email, purpose, pass } }) {
        yield* requireCaptcha(pass)
        const { browser = yield* newSecret } = yield* Caller
        const { resendIn } = yield* tokens.send(email, purpose, `browser ${browser}`)
        yield* setBrowser(browser, secure)
        return { ...(yield* okMessage('form.code.sent', { email })), resendIn }
      }),
    })
  }),
)
