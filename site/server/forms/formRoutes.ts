import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api/api.ts'
import { Caller } from '#data/api/currentCaller.ts'
import { CaptchaNeeded, KeyTaken, LinkWrong, errorMessage } from '#data/api/httpErrors.ts'
import {
  type RequestFormName,
  type RequestFormPost,
  requestForms,
} from '#data/forms/requestForms.ts'
import type { LinkState } from '#data/newsletter/newsletter.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { captchaFailed, okMessage, orUnavailable, tooManyRequests } from '../api/currentCaller.ts'
import { setRetryAfter } from '../api/errorResponses.ts'
import type { DatabaseDown } from '../database/database.ts'
import type { LinkWrong as WrongLink } from '../newsletter/newsletter.ts'
import { Forms, type OverLimit } from './forms.ts'

interface FormCall<N extends RequestFormName> {
  readonly payload: RequestFormPost<N> & { readonly pass?: string }
  readonly headers: { readonly 'idempotency-key'?: string | undefined }
}

/** Handlers of the forms. */
export const FormsLive = HttpApiBuilder.group(
  Api,
  'forms',
  Effect.fnUntraced(function* (handlers) {
    const forms = yield* Forms

    const store = Effect.fnUntraced(function* <N extends RequestFormName>(
      name: N,
      { payload: { pass, ...post }, headers }: FormCall<N>,
    ) {
      const { client, locale } = yield* Caller
      const key = headers['idempotency-key'] ?? ''
      const from = { client, locale, pass }
      const reference = yield* Effect.catchTags(
        forms.store(name, post as unknown as RequestFormPost<N>, key, from),
        { ...limitErrors, KeyUsed: () => keyTaken },
      ).pipe(orUnavailable)
      return { ...(yield* okMessage(requestForms[name].success)), reference }
    })

    const follow = Effect.fnUntraced(function* (
      link: Effect.Effect<LinkState, WrongLink | DatabaseDown>,
    ) {
      const { text } = yield* Caller
      const state = yield* Effect.catchTag(link, 'LinkWrong', () =>
        Effect.fail(new LinkWrong({ code: 404, message: text('newsletter.link.wrong') })),
      ).pipe(orUnavailable)
      return { ...(yield* okMessage(linkMessages[state])), state }
    })

    return handlers.handleAll({
      ...requestHandlers(store),
      subscribe: Effect.fnUntraced(function* ({ payload: { pass, ...post } }) {
        const { client, locale } = yield* Caller
        yield* Effect.catchTags(forms.subscribe(post, { client, locale, pass }), limitErrors).pipe(
          orUnavailable,
        )
        return yield* okMessage('newsletter.check-mail')
      }),
      confirm: ({ payload }) => follow(forms.confirm(payload.token)),
      unsubscribe: ({ payload }) => follow(forms.unsubscribe(payload.token)),
    })
  }),
)

type RequestHandlers<R> = {
  readonly [N in RequestFormName as (typeof requestForms)[N]['api']['operation']]: (
    call: FormCall<N>,
  ) => R
}

/** One handler for each form that is stored under a reference, by the name of its call. */
const requestHandlers = <R>(store: <N extends RequestFormName>(name: N, call: FormCall<N>) => R) =>
  Object.fromEntries(
    Object.values(requestForms).map(({ name, api }) => [
      api.operation,
      (call: FormCall<typeof name>) => store(name, call),
    ]),
  ) as RequestHandlers<R>

const keyTaken = Effect.flatMap(Caller, ({ language }) =>
  Effect.fail(new KeyTaken({ code: 422, message: errorMessage(409, language), key: true })),
)

const captchaNeeded = Effect.fnUntraced(function* (retryAfter: number) {
  const { text } = yield* Caller
  yield* setRetryAfter(retryAfter)
  return yield* new CaptchaNeeded({
    code: 429,
    message: text('captcha.slider.instruction'),
    retryAfter,
    captcha: true,
  })
})

/** Turns the errors of limits into those of the API. */
const limitErrors = {
  NotVerified: captchaFailed,
  OverLimit: ({ captcha, retryAfter }: OverLimit) =>
    captcha ? captchaNeeded(retryAfter) : tooManyRequests(retryAfter),
}

const linkMessages = {
  subscribed: 'form.newsletter.success',
  already: 'form.newsletter.duplicate',
  unsubscribed: 'newsletter.unsubscribe.success',
} as const satisfies Record<LinkState, MessageId>
