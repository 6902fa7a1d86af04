import { Effect } from 'effect'
import { HttpEffect, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import type { BlockList } from 'node:net'
import { Api } from '#data/api.ts'
import type { MessageId } from '#data/fields.ts'
import {
  refusalMessage,
  TooManyRequests,
  Unavailable,
  VerificationFailed,
} from '#data/httpErrors.ts'
import type { Captcha } from './captcha.ts'
import { clientOf } from './clientAddress.ts'
import type { Codes } from './codes.ts'
import { languageOfCall } from './refusals.ts'
import type { WaitFirst } from './sqlRateLimiter.ts'
import { localeOfLanguage, type Words } from './words.ts'

export interface VerificationRoutesOptions {
  readonly captcha: Captcha
  readonly codes: Codes
  readonly words: Words
  readonly trustedProxies: BlockList
}

/** The calls behind captchas and codes. */
export const VerificationLive = ({
  captcha,
  codes,
  words,
  trustedProxies,
}: VerificationRoutesOptions) => {
  const asked = Effect.map(HttpServerRequest.HttpServerRequest, (request) => {
    const language = languageOfCall(request)
    const locale = localeOfLanguage(language)
    const text = (id: MessageId, values?: Readonly<Record<string, string | number>>) =>
      words.text(locale, id, values)
    return { language, locale, text, client: clientOf(request, trustedProxies) }
  })

  const unavailable = () =>
    Effect.flatMap(asked, ({ language }) =>
      Effect.fail(new Unavailable({ code: 503, message: refusalMessage(503, language) })),
    )
  const notVerified = () =>
    Effect.flatMap(asked, ({ text }) =>
      Effect.fail(
        new VerificationFailed({ code: 422, message: text('captcha.failure'), captcha: true }),
      ),
    )
  const waitFirst = Effect.fnUntraced(function* ({ reason, retryAfter }: WaitFirst) {
    const { language, text } = yield* asked
    yield* HttpEffect.appendPreResponseHandler((_, response) =>
      Effect.succeed(HttpServerResponse.setHeader(response, 'retry-after', String(retryAfter))),
    )
    const messages = {
      resend: () => text('form.code.wait', { n: retryAfter }),
      day: () => text('form.code.limited'),
      client: () => refusalMessage(429, language),
    }
    return yield* new TooManyRequests({ code: 429, message: messages[reason](), retryAfter })
  })
  const busy = { DatabaseDown: unavailable, WaitFirst: waitFirst }
  const refusals = { ...busy, NotVerified: notVerified }

  return HttpApiBuilder.group(Api, 'verification', (handlers) =>
    handlers.handleAll({
      issueCaptcha: () =>
        Effect.gen(function* () {
          const { client, text } = yield* asked
          const issued = yield* captcha.issue(client)
          return { code: 200 as const, message: text('captcha.slider.instruction'), ...issued }
        }).pipe(Effect.catchTags(busy)),
      redeemCaptcha: ({ payload }) =>
        Effect.gen(function* () {
          const { client, text } = yield* asked
          const pass = yield* captcha.redeem(payload, client)
          return { code: 200 as const, message: text('captcha.success'), ...pass }
        }).pipe(Effect.catchTags(refusals)),
      sendCode: ({ payload: { email: address, purpose, pass } }) =>
        Effect.gen(function* () {
          const { client, locale: language, text } = yield* asked
          yield* captcha.consume(pass)
          const { resendIn } = yield* codes.send({ address, purpose, language, client })
          const message = text('form.code.sent', { email: address })
          return { code: 200 as const, message, resendIn }
        }).pipe(Effect.catchTags(refusals)),
    }),
  )
}
