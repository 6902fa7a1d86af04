import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { LinkOutcome, Outcome, Refused, SiteCalls } from '#data/calls.ts'
import { EnquiryPost } from '#data/enquiry.ts'
import { rateLimits } from '#data/limits.ts'
import type { Locale } from '#data/locales.ts'
import { decodeForm, NewsletterPost } from '#data/newsletter.ts'
import type { ClientAddress } from './clientAddress.ts'
import { Database } from './database/database.ts'
import { makeEnquiries } from './enquiries.ts'
import { makeLetters } from './mail/letters.ts'
import { makeNewsletter } from './newsletter.ts'
import { clientWithinLimit } from './sqlRateLimiter.ts'
import { Tokens } from './tokens.ts'
import type { Words } from './words.ts'

export interface FormsOptions {
  readonly words: Words
  /** What links in mails begin with. */
  readonly origin: () => string
  /** Address of the company that enquiries go to. */
  readonly company: string
  readonly hasWebhook: boolean
}

/** What visitors can ask for, once their input is known to be right; each outcome is one the visitor is told. */
export interface Forms {
  readonly subscribe: (
    post: NewsletterPost,
    locale: Locale,
    client: ClientAddress,
  ) => Effect.Effect<Outcome<undefined>>
  readonly confirm: (token: string) => Effect.Effect<Outcome<LinkOutcome>>
  readonly unsubscribe: (token: string) => Effect.Effect<Outcome<LinkOutcome>>
  readonly enquire: (
    post: EnquiryPost,
    locale: Locale,
    key: string,
    client: ClientAddress,
  ) => Effect.Effect<Outcome<string>>
}

type Work<A> = Effect.Effect<A, SqlError.SqlError, SqlClient.SqlClient>

const refused = (status: Refused['status']): Refused => ({ ok: false, status })
const accepted = <T>(value: T): Outcome<T> => ({ ok: true, value })

/** Forms over the database; without it they answer 503. */
export const makeForms = Effect.fnUntraced(function* (options: FormsOptions) {
  const database = yield* Database
  const domain = options.company.split('@').at(-1) ?? 'localhost'
  const letters = makeLetters(options.words, options.company, domain)
  const newsletter = makeNewsletter({ ...options, letters })
  const keep = makeEnquiries(letters, options.hasWebhook)

  const answer = <T>(work: Work<Outcome<T>>): Effect.Effect<Outcome<T>> =>
    Effect.catchTag(database.use(work), 'DatabaseDown', () => Effect.succeed(refused(503)))

  const limited = <T>(
    what: 'enquiries' | 'newsletter',
    client: ClientAddress,
    work: Work<Outcome<T>>,
  ): Effect.Effect<Outcome<T>> =>
    answer(
      Effect.flatMap(clientWithinLimit(what, client, rateLimits[what]), (may): Work<Outcome<T>> =>
        may ? work : Effect.succeed(refused(429)),
      ),
    )

  const forms: Forms = {
    subscribe: (post, locale, client) =>
      limited(
        'newsletter',
        client,
        Effect.as(newsletter.subscribe(post, locale), accepted(undefined)),
      ),
    confirm: (token) => answer(Effect.map(newsletter.confirm(token), accepted)),
    unsubscribe: (token) => answer(Effect.map(newsletter.unsubscribe(token), accepted)),
    enquire: (post, locale, key, client) =>
      limited(
        'enquiries',
        client,
        Effect.map(keep(post, locale, key), accepted).pipe(
          Effect.catchTag('KeyUsed', () => Effect.succeed<Outcome<string>>(refused(409))),
        ),
      ),
  }
  return forms
})

/** The same for pages: fields as they were posted, outcomes as promises. */
export const makeSiteCalls = Effect.fnUntraced(function* (forms: Forms) {
  const run = Effect.runPromiseWith(yield* Effect.context())
  const tokens = yield* Tokens
  return (client: ClientAddress, requestId: string): SiteCalls => {
    const now = <A>(work: Effect.Effect<A>) => run(Effect.annotateLogs(work, { requestId }))
    return {
      subscribe: (fields, locale) => {
        const decoded = decodeForm(NewsletterPost, fields)
        return decoded.ok
          ? now(forms.subscribe(decoded.value, locale, client))
          : Promise.resolve({ ...decoded, status: 422 })
      },
      confirmSubscription: (token) => now(forms.confirm(token)),
      unsubscribe: (token) => now(forms.unsubscribe(token)),
      enquire: (fields, locale, key) => {
        const decoded = decodeForm(EnquiryPost, fields)
        return decoded.ok
          ? now(forms.enquire(decoded.value, locale, key, client))
          : Promise.resolve({ ...decoded, status: 422 })
      },
      newKey: () => Buffer.from(tokens.secret()).toString('base64url'),
    }
  }
})
