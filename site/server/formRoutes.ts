import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import type { BlockList } from 'node:net'
import { Api } from '#data/api.ts'
import type { LinkOutcome, Outcome, Refused } from '#data/calls.ts'
import type { MessageId } from '#data/fields.ts'
import {
  CaptchaNeeded,
  KeyTaken,
  LinkWrong,
  refusalMessage,
  TooManyRequests,
  Unavailable,
  VerificationFailed,
} from '#data/httpErrors.ts'
import { clientOf } from './clientAddress.ts'
import type { Forms } from './forms.ts'
import { languageOfCall, sayWhen } from './refusals.ts'
import { localeOfLanguage, type Words } from './words.ts'

export interface FormRoutesOptions {
  readonly forms: Forms
  readonly words: Words
  readonly trustedProxies: BlockList
}

/** The calls behind the forms. */
export const FormsLive = ({ forms, words, trustedProxies }: FormRoutesOptions) => {
  const asked = Effect.map(HttpServerRequest.HttpServerRequest, (request) => {
    const language = languageOfCall(request)
    const locale = localeOfLanguage(language)
    const client = clientOf(request, trustedProxies)
    return { language, locale, client, text: (id: MessageId) => words.text(locale, id) }
  })
  type Asked = Effect.Success<typeof asked>

  const unavailable = ({ language }: Asked) =>
    new Unavailable({ code: 503, message: refusalMessage(503, language) })

  const refuse = Effect.fnUntraced(function* ({ status, captcha, retryAfter = 0 }: Refused) {
    const from = yield* asked
    if (status === 429) yield* sayWhen(retryAfter)
    if (captcha === 'wrong')
      return yield* new VerificationFailed({
        code: 422,
        message: from.text('captcha.failure'),
        captcha: true,
      })
    if (captcha === 'needed')
      return yield* new CaptchaNeeded({
        code: 429,
        message: from.text('captcha.slider.instruction'),
        retryAfter,
        captcha: true,
      })
    if (status === 429)
      return yield* new TooManyRequests({
        code: 429,
        message: refusalMessage(429, from.language),
        retryAfter,
      })
    return yield* unavailable(from)
  })

  const follow = Effect.fnUntraced(function* (outcome: Outcome<LinkOutcome>) {
    const from = yield* asked
    if (!outcome.ok) return yield* unavailable(from)
    const state = outcome.value
    if (state === 'wrong')
      return yield* new LinkWrong({ code: 404, message: from.text('newsletter.link.wrong') })
    return { code: 200 as const, message: from.text(linkMessages[state]), state }
  })

  return HttpApiBuilder.group(Api, 'forms', (handlers) =>
    handlers.handleAll({
      enquire: Effect.fnUntraced(function* ({ payload: { pass, ...post }, headers }) {
        const from = yield* asked
        const key = headers['idempotency-key'] ?? ''
        const outcome = yield* forms.enquire(post, key, { ...from, pass })
        if (outcome.ok)
          return {
            code: 200 as const,
            message: from.text('form.contact.success'),
            reference: outcome.value,
          }
        if (outcome.status === 409)
          return yield* new KeyTaken({ code: 409, message: refusalMessage(409, from.language) })
        return yield* refuse(outcome)
      }),
      subscribe: Effect.fnUntraced(function* ({ payload: { pass, ...fields } }) {
        const from = yield* asked
        const post = { ...fields, consent: 'on' as const }
        const outcome = yield* forms.subscribe(post, { ...from, pass })
        if (outcome.ok) return { code: 200 as const, message: from.text('newsletter.check-mail') }
        return yield* refuse(outcome)
      }),
      confirm: ({ payload }) => Effect.flatMap(forms.confirm(payload.token), follow),
      unsubscribe: ({ payload }) => Effect.flatMap(forms.unsubscribe(payload.token), follow),
    }),
  )
}

const linkMessages = {
  subscribed: 'form.newsletter.success',
  already: 'form.newsletter.duplicate',
  unsubscribed: 'newsletter.unsubscribe.success',
} as const satisfies Record<Exclude<LinkOutcome, 'wrong'>, MessageId>
