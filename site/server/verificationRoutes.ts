import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api.ts'
import { asCaller, Caller, notVerified, ok, tooMany, type CallerOptions } from './caller.ts'
import type { Captcha } from './captcha.ts'
import type { Codes } from './codes.ts'
import { makeProofs } from './proofs.ts'
import type { WaitFirst } from './sqlRateLimiter.ts'

export interface VerificationRoutesOptions extends CallerOptions {
  readonly captcha: Captcha
  readonly codes: Codes
}

const wait = ({ retryAfter }: WaitFirst) => tooMany(retryAfter)

/** The calls behind captchas and codes. */
export const VerificationLive = (options: VerificationRoutesOptions) => {
  const { captcha, codes } = options
  const asked = asCaller(options)
  const proofs = makeProofs(codes)

  const issue = Effect.gen(function* () {
    const { client } = yield* Caller
    const issued = yield* captcha.issue(client)
    return { ...(yield* ok('captcha.slider.instruction')), ...issued }
  }).pipe(Effect.catchTag('WaitFirst', wait))

  return HttpApiBuilder.group(Api, 'verification', (handlers) =>
    handlers.handleAll({
      issueCaptcha: () => asked(issue),
      redeemCaptcha: ({ payload }) =>
        asked(
          Effect.gen(function* () {
            const { client } = yield* Caller
            const pass = yield* captcha.redeem(payload, client)
            return { ...(yield* ok('captcha.success')), ...pass }
          }).pipe(Effect.catchTags({ WaitFirst: wait, NotVerified: () => notVerified })),
        ),
      sendCode: ({ payload: { email, purpose, pass } }) =>
        asked(
          Effect.gen(function* () {
            yield* Effect.catchTag(captcha.consume(pass), 'NotVerified', () => notVerified)
            const { resendIn } = yield* proofs.send(email, purpose)
            return { ...(yield* ok('form.code.sent', { email })), resendIn }
          }),
        ),
    }),
  )
}
