import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api/api.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import {
  CaptchaRequiredError,
  IdempotencyKeyTakenError,
  InvalidMailLinkError,
  getErrorMessage,
} from '#data/api/httpErrors.ts'
import {
  type RequestFormName,
  type RequestFormPayload,
  requestForms,
} from '#data/forms/requestForms.ts'
import type { NewsletterLinkState } from '#data/newsletter/newsletter.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import {
  failWithCaptchaError,
  createOkMessageResponse,
  mapErrorsToServiceUnavailable,
  failWithTooManyRequests,
} from '../api/currentCaller.ts'
import { setRetryAfter } from '../api/errorResponses.ts'
import type { DatabaseUnavailableError } from '../database/database.ts'
import type { InvalidNewsletterLinkError as WrongLink } from '../newsletter/newsletter.ts'
import { FormSubmissionService, type FormRateLimitError } from './forms.ts'

interface FormCall<N extends RequestFormName> {
  readonly payload: RequestFormPayload<N> & { readonly pass?: string }
  readonly headers: { readonly 'idempotency-key'?: string | undefined }
}

/** Handlers of the forms. */
export const formRoutes = HttpApiBuilder.group(
  Api,
  'forms',
  Effect.fnUntraced(function* (handlers) {
    const forms = yield* FormSubmissionService

    const store = Effect.fnUntraced(function* <N extends RequestFormName>(
      name: N,
      { payload: { pass, ...post }, headers }: FormCall<N>,
    ) {
      const { client, locale } = yield* CurrentApiCaller
      const key = headers['idempotency-key'] ?? ''
      const from = { client, locale, pass }
      const reference = yield* Effect.catchTags(
        forms.store(name, post as unknown as RequestFormPayload<N>, key, from),
        { ...limitErrors, IdempotencyKeyUsedError: () => keyTaken },
      ).pipe(mapErrorsToServiceUnavailable)
      return { ...(yield* createOkMessageResponse(requestForms[name].success)), reference }
    })

    const follow = Effect.fnUntraced(function* (
      link: Effect.Effect<NewsletterLinkState, WrongLink | DatabaseUnavailableError>,
    ) {
      const { text } = yield* CurrentApiCaller
      const state = yield* Effect.catchTag(link, 'InvalidNewsletterLinkError', () =>
        Effect.fail(
          new InvalidMailLinkError({ code: 404, message: text('newsletter.link.wrong') }),
        ),
      ).pipe(mapErrorsToServiceUnavailable)
      return { ...(yield* createOkMessageResponse(linkMessages[state])), state }
    })

    return handlers.handleAll({
      ...requestHandlers(store),
      subscribe: Effect.fnUntraced(function* ({ payload: { pass, ...post } }) {
        const { client, locale } = yield* CurrentApiCaller
        yield* Effect.catchTags(forms.subscribe(post, { client, locale, pass }), limitErrors).pipe(
          mapErrorsToServiceUnavailable,
        )
        return yield* createOkMessageResponse('newsletter.check-mail')
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

const keyTaken = Effect.flatMap(CurrentApiCaller, ({ language }) =>
  Effect.fail(
    new IdempotencyKeyTakenError({ code: 422, message: getErrorMessage(409, language), key: true }),
  ),
)

const captchaNeeded = Effect.fnUntraced(function* (retryAfter: number) {
  const { text } = yield* CurrentApiCaller
  yield* setRetryAfter(retryAfter)
  return yield* new CaptchaRequiredError({
    code: 429,
    message: text('captcha.slider.instruction'),
    retryAfter,
    captcha: true,
  })
})

/** Converts the errors of limits to those of the API. */
const limitErrors = {
  CaptchaNotVerifiedError: failWithCaptchaError,
  FormRateLimitError: ({ captcha, retryAfter }: FormRateLimitError) =>
    captcha ? captchaNeeded(retryAfter) : failWithTooManyRequests(retryAfter),
}

const linkMessages = {
  subscribed: 'form.newsletter.success',
  already: 'form.newsletter.duplicate',
  unsubscribed: 'newsletter.unsubscribe.success',
} as const satisfies Record<NewsletterLinkState, MessageId>
