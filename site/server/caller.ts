import type { BlockList } from 'node:net'
import { Context, Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import type { ApiLanguage } from '#data/apiLanguage.ts'
import { cookies, readCookie } from '#data/cookies.ts'
import type { MessageId } from '#data/fields.ts'
import {
  refusalMessage,
  TooManyRequests,
  Unavailable,
  ValidationFailed,
  VerificationFailed,
} from '#data/httpErrors.ts'
import { rateLimits } from '#data/limits.ts'
import type { Locale } from '#data/locales.ts'
import { clientOf, type ClientAddress } from './clientAddress.ts'
import { Database, type DatabaseDown } from './database/database.ts'
import { deviceOf } from './device.ts'
import type { HashesBusy } from './passwords.ts'
import { languageOfCall, sayWhen } from './refusals.ts'
import { clientWaitFor } from './sqlRateLimiter.ts'
import { localeOfLanguage, type Words } from './words.ts'

interface CallerService {
  readonly language: ApiLanguage
  readonly locale: Locale
  readonly client: ClientAddress
  /** Browser and system, as they told of themselves. */
  readonly device: string
  /** The token of the session the request carries, right or wrong. */
  readonly token: string | undefined
  /** A message in the caller's language. */
  readonly text: (id: MessageId, values?: Readonly<Record<string, string | number>>) => string
}

/** Who asks, and in which language they are answered. */
export class Caller extends Context.Service<Caller, CallerService>()('felcera/Caller') {}

export interface CallerOptions {
  readonly words: Words
  readonly trustedProxies: BlockList
  readonly database: typeof Database.Service
}

/** Runs a call on behalf of who sent the request; what keeps it from being done now is a 503. */
export const asCaller = ({ words, trustedProxies, database }: CallerOptions) =>
  Effect.fnUntraced(function* <A, E, R>(work: Effect.Effect<A, E, R>) {
    const request = yield* HttpServerRequest.HttpServerRequest
    const language = languageOfCall(request)
    const locale = localeOfLanguage(language)
    const caller: CallerService = {
      language,
      locale,
      client: clientOf(request, trustedProxies),
      device: deviceOf(request.headers['user-agent']),
      token: readCookie(request.headers['cookie'], cookies.session),
      text: (id, values) => words.text(locale, id, values),
    }
    const provided = work.pipe(
      Effect.provideService(Caller, caller),
      Effect.provideService(Database, database),
    )
    return yield* Effect.catch(provided, (error) =>
      Effect.fail(
        isPassing(error)
          ? new Unavailable({ code: 503, message: refusalMessage(503, language) })
          : (error as Exclude<E, DatabaseDown | HashesBusy>),
      ),
    )
  })

const passing: ReadonlySet<unknown> = new Set(['DatabaseDown', 'HashesBusy'])
const isPassing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && '_tag' in error && passing.has(error._tag)

/** An answer that only says something. */
export const ok = (id: MessageId, values?: Readonly<Record<string, string | number>>) =>
  Effect.map(Caller, ({ text }) => ({ code: 200 as const, message: text(id, values) }))

/** The answer to who did something too often; `seconds` is how long to wait. */
export const tooMany = Effect.fnUntraced(function* (retryAfter: number, message?: string) {
  const { language } = yield* Caller
  yield* sayWhen(retryAfter)
  return yield* new TooManyRequests({
    code: 429,
    message: message ?? refusalMessage(429, language),
    retryAfter,
  })
})

/** Fails if the caller's address or network does this too often. */
export const limited = Effect.fnUntraced(function* (what: 'signIn' | 'accounts' | 'openApi') {
  const { client } = yield* Caller
  const wait = yield* (yield* Database).use(clientWaitFor(what, client, rateLimits[what]))
  if (wait !== undefined) yield* tooMany(wait)
})

/** The pass of a captcha is missing, wrong, too old or used. */
export const notVerified = Effect.flatMap(Caller, ({ text }) =>
  Effect.fail(
    new VerificationFailed({ code: 422, message: text('captcha.failure'), captcha: true }),
  ),
)

/** Says of one field what is wrong with it. */
export const wrongField = (field: string, id: MessageId) =>
  Effect.flatMap(Caller, ({ language, text }) =>
    Effect.fail(
      new ValidationFailed({
        code: 422,
        message: refusalMessage(422, language),
        fields: { [field]: [text(id)] },
      }),
    ),
  )
