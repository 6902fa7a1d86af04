import { Effect, Layer } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { Caller, ReadCaller } from '#data/api/currentCaller.ts'
import {
  errorMessage,
  TooManyRequests,
  Unavailable,
  ValidationFailed,
  VerificationFailed,
} from '#data/api/httpErrors.ts'
import { cookies, readCookie } from '#data/consent/cookies.ts'
import { limits, rateLimits } from '#data/ops/limits.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { deviceOf } from '../analytics/userAgent.ts'
import { Captcha } from '../captcha/captcha.ts'
import { HashesBusy } from '../account/passwords.ts'
import { Database, DatabaseBudget, DatabaseDown } from '../database/database.ts'
import { clientOf, countryOf } from '../http/clientAddress.ts'
import { RateLimiter } from '../http/rateLimiter.ts'
import { localeOfLanguage, Translator } from '../messages/translate.ts'
import { ServerConfig } from '../ops/config.ts'
import { requestLanguage, setRetryAfter } from './errorResponses.ts'

/** Provides `Caller`, and time for the database, to every handler of the API. */
export const ReadCallerLive = Layer.effect(
  ReadCaller,
  Effect.gen(function* () {
    const translator = yield* Translator
    const { trustedProxies, countryHeader } = yield* ServerConfig
    const callerOf = (request: HttpServerRequest.HttpServerRequest): typeof Caller.Service => {
      const language = requestLanguage(request)
      const locale = localeOfLanguage(language)
      return {
        language,
        locale,
        client: clientOf(request, trustedProxies),
        device: deviceOf(request.headers['user-agent']),
        country: countryOf(request, trustedProxies, countryHeader),
        token: readCookie(request.headers['cookie'], cookies.session),
        browser: readCookie(request.headers['cookie'], cookies.codes),
        text: (id, values) => translator.text(locale, id, values),
      }
    }
    return (handler) =>
      Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) =>
        handler.pipe(
          Effect.provideService(Caller, callerOf(request)),
          Effect.provideService(DatabaseBudget, { left: limits.databaseTime }),
        ),
      )
  }),
)

const unavailable = Effect.fnUntraced(function* () {
  const { language } = yield* Caller
  yield* setRetryAfter(limits.unavailableTime)
  return yield* new Unavailable({ code: 503, message: errorMessage(503, language) })
})

/** Turns errors that may pass in a moment into a 503 in the caller's language. */
export const orUnavailable = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.catch(
    work,
    (
      error,
    ): Effect.Effect<
      never,
      Exclude<E, Transient> | Unavailable,
      Caller | HttpServerRequest.HttpServerRequest
    > =>
      error instanceof DatabaseDown || error instanceof HashesBusy
        ? unavailable()
        : Effect.fail(error as Exclude<E, Transient>),
  )
type Transient = DatabaseDown | HashesBusy

/** Runs statements of a call; fails with 503 while the database does not answer. */
export const query = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Database, (database) => orUnavailable(database.use(work)))

/** A 200 with a message only. */
export const okMessage = (id: MessageId, values?: Readonly<Record<string, string | number>>) =>
  Effect.map(Caller, ({ text }) => ({ code: 200 as const, message: text(id, values) }))

/** Fails with 429; `retryAfter` is in seconds. */
export const tooManyRequests = Effect.fnUntraced(function* (retryAfter: number, message?: string) {
  const { language } = yield* Caller
  yield* setRetryAfter(retryAfter)
  return yield* new TooManyRequests({
    code: 429,
    message: message ?? errorMessage(429, language),
    retryAfter,
  })
})

/** Counts the call against the limits of the caller's address and network; fails with 429 beyond them. */
export const enforceRateLimit = Effect.fnUntraced(function* (name: keyof typeof rateLimits) {
  const { client } = yield* Caller
  const limiter = yield* RateLimiter
  yield* limiter.take(name, client, rateLimits[name]).pipe(
    Effect.catchTags({
      WaitFirst: ({ retryAfter }) => tooManyRequests(retryAfter),
      DatabaseDown: unavailable,
    }),
  )
})

/** Fails with 422: the pass of a captcha is missing, wrong, expired or used. */
export const captchaFailed = () =>
  Effect.flatMap(Caller, ({ text }) =>
    Effect.fail(
      new VerificationFailed({ code: 422, message: text('captcha.failure'), captcha: true }),
    ),
  )

/** Uses the pass of a captcha; fails with 422 if it is not valid. */
export const requireCaptcha = (pass: string) =>
  Effect.flatMap(Effect.all([Captcha, Caller]), ([captcha, { client }]) =>
    captcha.consume(pass, client),
  ).pipe(Effect.catchTags({ NotVerified: captchaFailed, DatabaseDown: unavailable }))

/** Fails with 422 and a message for one field. */
export const fieldError = (field: string, id: MessageId) =>
  Effect.flatMap(Caller, ({ language, text }) =>
    Effect.fail(
      new ValidationFailed({
        code: 422,
        message: errorMessage(422, language),
        fields: { [field]: [text(id)] },
      }),
    ),
  )
