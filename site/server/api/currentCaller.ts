import { Effect, Layer } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { CurrentApiCaller, ReadCallerMiddleware } from '#data/api/currentCaller.ts'
import {
  getErrorMessage,
  TooManyRequestsError,
  ServiceUnavailableError,
  ValidationFailedError,
  VerificationFailedError,
} from '#data/api/httpErrors.ts'
import type { CaptchaPurpose } from '#data/captcha/captcha.ts'
import { cookies, readCookie } from '#data/consent/cookies.ts'
import { serverLimits, rateLimits, sessionRateLimit } from '#data/ops/limits.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { readDeviceTokens } from '../account/knownDevices.ts'
import { describeUserAgent } from '../analytics/userAgent.ts'
import { CaptchaService } from '../captcha/captcha.ts'
import {
  Database,
  DatabaseTimeBudget,
  DatabaseUnavailableError,
  createDatabaseTimeBudget,
} from '../database/database.ts'
import { getClientAddress, readProxyCountry } from '../http/clientAddress.ts'
import { RateLimiter } from '../http/rateLimiter.ts'
import { countTowardsRateLimit } from '../http/sqlRateLimiter.ts'
import { getLocaleOfApiLanguage, MessageTranslator } from '../messages/translate.ts'
import { ServerConfig } from '../ops/config.ts'
import { WorkLaneFullError } from '../ops/queue/workLanes.ts'
import { getRequestLanguage, setRetryAfter } from './errorResponses.ts'

/** Provides `Caller`, and time for the database, to every handler of the API. */
export const readCallerLayer = Layer.effect(
  ReadCallerMiddleware,
  Effect.gen(function* () {
    const translator = yield* MessageTranslator
    const { trustedProxies, countryHeader } = yield* ServerConfig
    const callerOf = (
      request: HttpServerRequest.HttpServerRequest,
    ): typeof CurrentApiCaller.Service => {
      const language = getRequestLanguage(request)
      const locale = getLocaleOfApiLanguage(language)
      return {
        language,
        locale,
        client: getClientAddress(request, trustedProxies),
        device: describeUserAgent(request.headers['user-agent']),
        country: readProxyCountry(request, trustedProxies, countryHeader),
        token: readCookie(request.headers['cookie'], cookies.session),
        deviceTokens: readDeviceTokens(readCookie(request.headers['cookie'], cookies.device)),
        browser: readCookie(request.headers['cookie'], cookies.codes),
        text: (id, values) => translator.text(locale, id, values),
      }
    }
    return (handler) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        // Calls of a page share the budget of its request.
        const budget = (yield* DatabaseTimeBudget) ?? createDatabaseTimeBudget()
        return yield* handler.pipe(
          Effect.provideService(CurrentApiCaller, callerOf(request)),
          Effect.provideService(DatabaseTimeBudget, budget),
        )
      })
  }),
)

const unavailable = Effect.fnUntraced(function* () {
  const { language } = yield* CurrentApiCaller
  yield* setRetryAfter(serverLimits.unavailableTime)
  return yield* new ServiceUnavailableError({ code: 503, message: getErrorMessage(503, language) })
})

/** Converts temporary failures to a 503 in the caller's language. */
export const mapErrorsToServiceUnavailable = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.catch(
    work,
    (
      error,
    ): Effect.Effect<
      never,
      Exclude<E, Transient> | ServiceUnavailableError,
      CurrentApiCaller | HttpServerRequest.HttpServerRequest
    > =>
      error instanceof DatabaseUnavailableError || error instanceof WorkLaneFullError
        ? unavailable()
        : Effect.fail(error as Exclude<E, Transient>),
  )
type Transient = DatabaseUnavailableError | WorkLaneFullError

/** Runs statements of a call; fails with 503 while the database does not answer. */
export const runDatabaseQuery = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Database, (database) => mapErrorsToServiceUnavailable(database.use(work)))

/** Response with status 200 and a message only. */
export const createOkMessageResponse = (
  id: MessageId,
  values?: Readonly<Record<string, string | number>>,
) => Effect.map(CurrentApiCaller, ({ text }) => ({ code: 200 as const, message: text(id, values) }))

/** Fails with 429; `retryAfter` is in seconds. */
export const failWithTooManyRequests = Effect.fnUntraced(function* (
  retryAfter: number,
  message?: string,
) {
  const { language } = yield* CurrentApiCaller
  yield* setRetryAfter(retryAfter)
  return yield* new TooManyRequestsError({
    code: 429,
    message: message ?? getErrorMessage(429, language),
    retryAfter,
  })
})

/** Counts the call against the limits of the caller's address and network; fails with 429 beyond them. */
export const enforceRateLimit = Effect.fnUntraced(function* (name: keyof typeof rateLimits) {
  const { client } = yield* CurrentApiCaller
  const limiter = yield* RateLimiter
  yield* limiter.take(name, client, rateLimits[name]).pipe(
    Effect.catchTags({
      RateLimitExceededError: ({ retryAfter }) => failWithTooManyRequests(retryAfter),
      DatabaseUnavailableError: unavailable,
    }),
  )
})

/** Counts the call against the limit of a session, independent of its address; fails with 429 beyond it. */
export const enforceSessionRateLimit = Effect.fnUntraced(function* ({
  id,
}: {
  readonly id: string
}) {
  const wait = yield* runDatabaseQuery(countTowardsRateLimit(`session ${id}`, sessionRateLimit))
  if (wait !== undefined) yield* failWithTooManyRequests(wait)
})

/** Fails with 422 because the pass of a captcha is missing, wrong, expired or used. */
export const failWithCaptchaError = () =>
  Effect.flatMap(CurrentApiCaller, ({ text }) =>
    Effect.fail(
      new VerificationFailedError({ code: 422, message: text('captcha.failure'), captcha: true }),
    ),
  )

/** Fails with 422 because the call requires a pass of a higher price at the moment. */
export const failWithCaptchaDifficulty = (price: number) =>
  Effect.flatMap(CurrentApiCaller, ({ text }) =>
    Effect.fail(
      new VerificationFailedError({
        code: 422,
        message: text('captcha.raised'),
        captcha: true,
        price,
      }),
    ),
  )

/** Uses the pass of a captcha; returns its price, or fails with 422 if it is not valid. */
export const requireCaptcha = (pass: string, purpose: CaptchaPurpose) =>
  Effect.flatMap(Effect.all([CaptchaService, CurrentApiCaller]), ([captcha, { client }]) =>
    captcha.consume(pass, purpose, client),
  ).pipe(
    Effect.catchTags({
      // A valid pass is paid for; calls without one can only be repeated.
      CaptchaNotVerifiedError: () =>
        Effect.andThen(enforceRateLimit('refusedPasses'), failWithCaptchaError()),
      DatabaseUnavailableError: unavailable,
    }),
  )

/** Fails with 422 and a message for one field. */
export const failWithFieldError = (field: string, id: MessageId) =>
  Effect.flatMap(CurrentApiCaller, ({ language, text }) =>
    Effect.fail(
      new ValidationFailedError({
        code: 422,
        message: getErrorMessage(422, language),
        fields: { [field]: [text(id)] },
      }),
    ),
  )
