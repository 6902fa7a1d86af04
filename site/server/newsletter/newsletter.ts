import { createHash } from 'node:crypto'
import { Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { serverLimits } from '#data/ops/limits.ts'
import { locales, localizePath, type Locale } from '#data/locale/locales.ts'
import type { NewsletterLinkState, NewsletterPayload } from '#data/newsletter/newsletter.ts'
import { normalizeEmailForRateLimit } from '../mail/mailbox.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { EmailTemplates } from '../mail/emailTemplates.ts'
import { digestSecret, verifySignedId, signId } from '../ops/secrets.ts'
import { isWithinRateLimit } from '../http/sqlRateLimiter.ts'
import { RandomTokens } from '../ops/randomTokens.ts'
import type { MessageTranslator } from '../messages/translate.ts'

/** Dependencies of the newsletter service. */
export interface NewsletterServiceOptions {
  readonly words: typeof MessageTranslator.Service
  readonly letters: typeof EmailTemplates.Service
  /** Origin of links in mails. */
  readonly origin: string
}

const purpose = 'unsubscribe'
const day = 86_400_000

/** The link of a mail is unknown, expired or used. */
export class InvalidNewsletterLinkError extends Schema.TaggedError<InvalidNewsletterLinkError>()(
  'InvalidNewsletterLinkError',
  {},
) {}

const state = (value: NewsletterLinkState): NewsletterLinkState => value

/** URL that ends a subscription: a page by GET, one-click by POST. */
export const createUnsubscribeUrl = Effect.fnUntraced(function* (
  origin: string,
  locale: Locale,
  id: string,
) {
  const token = yield* signId(purpose, id)
  return `${origin}${localizePath(locale, '/newsletter/unsubscribe')}?token=${token}`
})

/** Newsletter subscriptions, with double opt-in. */
export function makeNewsletterService({ words, letters, origin }: NewsletterServiceOptions) {
  /** The consent text as it is shown, by a digest of its words. */
  const consentOf = (locale: Locale) => {
    const text = words.text(locale, 'form.newsletter.consent.label')
    const version = createHash('sha256').update(text).digest('hex').slice(0, 16)
    return { version, text, language: locales[locale].textTag }
  }

  /** Sends a link to the address, whether it is subscribed already or not. */
  const subscribe = Effect.fnUntraced(function* (post: NewsletterPayload, locale: Locale) {
    const sql = yield* SqlClient.SqlClient
    const token = Buffer.from((yield* RandomTokens).secret()).toString('base64url')
    const key = post.email.toLowerCase()
    const consent = consentOf(locale)
    const send = Effect.gen(function* () {
      const mayWrite = yield* isWithinRateLimit(`mail ${normalizeEmailForRateLimit(key)}`, {
        count: serverLimits.mailsPerDay,
        window: day,
      })
      if (!mayWrite) return
      yield* sql`INSERT INTO consent_text ${sql.insert(consent)} ON CONFLICT DO NOTHING`
      yield* sql`INSERT INTO subscription_request
          (token_hash, email_key, email, locale, name, country, company, user_type, consent_version, expires_at)
        VALUES (${digestSecret(token)}, ${key}, ${post.email}, ${locale}, ${post.name || null},
          ${post.country || null}, ${post.company || null}, ${post.userType || null}, ${consent.version},
          now() + ${serverLimits.confirmTime}::int * interval '1 ms')`
      const link = (path: string) => `${origin}${localizePath(locale, path)}?token=${token}`
      const [href, leave] = [link('/newsletter/confirm'), link('/newsletter/unsubscribe')]
      yield* enqueueMail(yield* letters.confirm(post.email, locale, href, leave))
    })
    yield* sql.withTransaction(send)
  })

  /** Follows the link of a mail: subscribes the address, or reports that it is subscribed already. */
  const confirm = Effect.fnUntraced(function* (token: string) {
    const sql = yield* SqlClient.SqlClient
    const follow = Effect.gen(function* () {
      const [request] = yield* sql<{
        email: string
        locale: Locale
        used: boolean
        email_key: string
      }>`
        SELECT email, email_key, locale, used_at IS NOT NULL AS used FROM subscription_request
        WHERE token_hash = ${digestSecret(token)} AND expires_at > now() FOR UPDATE`
      if (request === undefined) return yield* new InvalidNewsletterLinkError()
      if (request.used) {
        const still = yield* sql`SELECT 1 FROM subscription
          WHERE email_key = ${request.email_key} AND unsubscribed_at IS NULL`
        if (still.length > 0) return state('already')
        return yield* new InvalidNewsletterLinkError()
      }
      yield* sql`UPDATE subscription_request SET used_at = now() WHERE token_hash = ${digestSecret(token)}`
      const [made] = yield* sql<{ id: string }>`INSERT INTO subscription AS s
          (email_key, email, locale, name, country, company, user_type, consent_version, consent_at)
        SELECT email_key, email, locale, name, country, company, user_type, consent_version, created_at
        FROM subscription_request WHERE token_hash = ${digestSecret(token)}
        ON CONFLICT (email_key) DO UPDATE SET
          email = excluded.email, locale = excluded.locale, name = excluded.name,
          country = excluded.country, company = excluded.company, user_type = excluded.user_type,
          consent_version = excluded.consent_version, consent_at = excluded.consent_at,
          confirmed_at = now(), unsubscribed_at = NULL
        WHERE s.unsubscribed_at IS NOT NULL
        RETURNING id::text AS id`
      if (made === undefined) return state('already')
      const { email, locale } = request
      const leave = yield* createUnsubscribeUrl(origin, locale, made.id)
      yield* enqueueMail(yield* letters.subscribed(email, locale, leave))
      return state('subscribed')
    })
    return yield* sql.withTransaction(follow)
  })

  /** Withdraws the subscription that a confirmation link was sent for, whether it was followed or not. */
  const withdraw = Effect.fnUntraced(function* (token: string) {
    const sql = yield* SqlClient.SqlClient
    const [request] = yield* sql<{ email_key: string }>`UPDATE subscription_request
      SET expires_at = now() WHERE token_hash = ${digestSecret(token)} RETURNING email_key`
    if (request === undefined) return yield* new InvalidNewsletterLinkError()
    yield* sql`UPDATE subscription SET unsubscribed_at = now()
      WHERE email_key = ${request.email_key} AND unsubscribed_at IS NULL`
    return state('unsubscribed')
  })

  /** Ends a subscription; idempotent. */
  const unsubscribe = Effect.fnUntraced(function* (token: string) {
    const sql = yield* SqlClient.SqlClient
    const id = yield* verifySignedId(purpose, token)
    if (id === undefined) return yield* sql.withTransaction(withdraw(token))
    yield* sql`UPDATE subscription SET unsubscribed_at = now()
      WHERE id = ${id}::bigint AND unsubscribed_at IS NULL`
    return state('unsubscribed')
  })

  return { subscribe, confirm, unsubscribe }
}
