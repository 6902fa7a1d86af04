import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { IssuedCaptcha } from '#data/captcha.ts'
import type { LinkOutcome, Outcome, Refused, SiteCalls } from '#data/calls.ts'
import { EnquiryPost } from '#data/enquiry.ts'
import { rateLimits } from '#data/limits.ts'
import type { Locale } from '#data/locales.ts'
import { decodeForm, NewsletterPost } from '#data/newsletter.ts'
import type { Captcha } from './captcha.ts'
import { passIn } from './captchaForm.ts'
import type { ClientAddress } from './clientAddress.ts'
import { Database } from './database/database.ts'
import { makeEnquiries } from './enquiries.ts'
import type { Letters } from './mail/letters.ts'
import { makeNewsletter } from './newsletter.ts'
import { clientWaitFor, type WaitFirst } from './sqlRateLimiter.ts'
import { Tokens } from './tokens.ts'
import type { Words } from './words.ts'

export interface FormsOptions {
  readonly words: Words
  /** What links in mails begin with. */
  readonly origin: () => string
  readonly letters: Letters
  readonly captcha: Captcha
  readonly hasWebhook: boolean
}

/** Who sends a form. */
export interface Sender {
  readonly locale: Locale
  readonly client: ClientAddress
  /** Of an answered captcha: what a client needs that has sent many forms already. */
  readonly pass: string | undefined
}

/** What visitors can ask for, once their input is known to be right; each outcome is one the visitor is told. */
export interface Forms {
  readonly subscribe: (post: NewsletterPost, from: Sender) => Effect.Effect<Outcome<undefined>>
  readonly confirm: (token: string) => Effect.Effect<Outcome<LinkOutcome>>
  readonly unsubscribe: (token: string) => Effect.Effect<Outcome<LinkOutcome>>
  readonly enquire: (post: EnquiryPost, key: string, from: Sender) => Effect.Effect<Outcome<string>>
}

type Work<A> = Effect.Effect<A, SqlError.SqlError, SqlClient.SqlClient>

const refused = (
  status: Refused['status'],
  more: Pick<Refused, 'captcha' | 'retryAfter'> = {},
): Refused => ({ ok: false, status, ...more })
const accepted = <T>(value: T): Outcome<T> => ({ ok: true, value })

/** Forms over the database; without it they answer 503. */
export const makeForms = Effect.fnUntraced(function* (options: FormsOptions) {
  const database = yield* Database
  const { letters, captcha, hasWebhook } = options
  const newsletter = makeNewsletter(options)
  const keep = makeEnquiries(letters, hasWebhook)

  const answer = <T>(work: Work<Outcome<T>>): Effect.Effect<Outcome<T>> =>
    Effect.catchTag(database.use(work), 'DatabaseDown', () => Effect.succeed(refused(503)))

  /** Whether a client may go on that has sent too many forms: with the pass of a captcha, up to a further limit. */
  const verified = Effect.fnUntraced(function* (
    what: 'enquiries' | 'newsletter',
    { client, pass }: Sender,
    wait: number,
  ) {
    if (pass === undefined) return refused(429, { captcha: 'needed', retryAfter: wait })
    const limit = rateLimits[`${what}WithCaptcha`]
    const retryAfter = yield* clientWaitFor(`${what} with captcha`, client, limit)
    if (retryAfter !== undefined) return refused(429, { retryAfter })
    return yield* captcha.consume(pass).pipe(
      Effect.as(undefined),
      Effect.catchTags({
        NotVerified: () => Effect.succeed(refused(422, { captcha: 'wrong' })),
        DatabaseDown: () => Effect.succeed(refused(503)),
      }),
    )
  })

  const limited = <T>(
    what: 'enquiries' | 'newsletter',
    from: Sender,
    work: Work<Outcome<T>>,
  ): Effect.Effect<Outcome<T>> =>
    answer(
      Effect.gen(function* (): Effect.fn.Return<
        Outcome<T>,
        SqlError.SqlError,
        SqlClient.SqlClient
      > {
        const wait = yield* clientWaitFor(what, from.client, rateLimits[what])
        const refusal = wait === undefined ? undefined : yield* verified(what, from, wait)
        return refusal ?? (yield* work)
      }),
    )

  const forms: Forms = {
    subscribe: (post, from) =>
      limited(
        'newsletter',
        from,
        Effect.as(newsletter.subscribe(post, from.locale), accepted(undefined)),
      ),
    confirm: (token) => answer(Effect.map(newsletter.confirm(token), accepted)),
    unsubscribe: (token) => answer(Effect.map(newsletter.unsubscribe(token), accepted)),
    enquire: (post, key, from) =>
      limited(
        'enquiries',
        from,
        Effect.map(keep(post, from.locale, key), accepted).pipe(
          Effect.catchTag('KeyUsed', () => Effect.succeed<Outcome<string>>(refused(409))),
        ),
      ),
  }
  return forms
})

/** The same for pages: fields as they were posted, outcomes as promises. */
export const makeSiteCalls = Effect.fnUntraced(function* (forms: Forms, captcha: Captcha) {
  const run = Effect.runPromiseWith(yield* Effect.context())
  const tokens = yield* Tokens
  return (client: ClientAddress, requestId: string): Omit<SiteCalls, 'call'> => {
    const now = <A>(work: Effect.Effect<A>) => run(Effect.annotateLogs(work, { requestId }))
    const busy = {
      DatabaseDown: () => Effect.succeed(refused(503)),
      WaitFirst: ({ retryAfter }: WaitFirst) => Effect.succeed(refused(429, { retryAfter })),
    }
    const send = <S extends FormSchema, T>(
      schema: S,
      fields: Fields,
      locale: Locale,
      work: (post: S['Type'], from: Sender) => Effect.Effect<Outcome<T>>,
    ): Promise<Outcome<T>> => {
      const decoded = decodeForm(schema, fields)
      if (!decoded.ok) return Promise.resolve({ ...decoded, status: 422 })
      return now(
        Effect.flatMap(passIn(fields, captcha, client), (pass) =>
          work(decoded.value, { locale, client, pass }),
        ).pipe(Effect.catchTags(busy)),
      )
    }
    return {
      subscribe: (fields, locale) => send(NewsletterPost, fields, locale, forms.subscribe),
      confirmSubscription: (token) => now(forms.confirm(token)),
      unsubscribe: (token) => now(forms.unsubscribe(token)),
      enquire: (fields, locale, key) =>
        send(EnquiryPost, fields, locale, (post, from) => forms.enquire(post, key, from)),
      issueCaptcha: () =>
        now(
          captcha.issue(client).pipe(Effect.map(accepted<IssuedCaptcha>), Effect.catchTags(busy)),
        ),
      newKey: () => Buffer.from(tokens.secret()).toString('base64url'),
    }
  }
})

type Fields = Readonly<Record<string, string>>
type FormSchema = typeof NewsletterPost | typeof EnquiryPost
