import { createHash } from 'node:crypto'
import { Clock, Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import type { EnquiryPost } from '#data/enquiry.ts'
import { limits } from '#data/limits.ts'
import { locales, type Locale } from '#data/locales.ts'
import { hookDelivery, mailDelivery } from './deliveries.ts'
import type { Letters } from './mail/letters.ts'
import { digestOf } from './secrets.ts'
import { Tokens } from './tokens.ts'

/** The key stands for another enquiry. */
export class KeyUsed extends Schema.TaggedError<KeyUsed>()('KeyUsed', {}) {}

const Stored = Schema.Struct({ reference: Schema.String })

/** Keeps enquiries: one statement, and so one transaction, holds the row, the answer and its mails. */
export function makeEnquiries(letters: Letters, hasWebhook: boolean) {
  const hookOf = Effect.fnUntraced(function* (
    enquiry: EnquiryPost,
    locale: Locale,
    reference: string,
  ) {
    const id = (yield* Tokens).requestId()
    const time = new Date(yield* Clock.currentTimeMillis).toISOString()
    const language = locales[locale].languageTag
    const event = 'enquiry.created'
    return { event, id, body: JSON.stringify({ event, id, time, reference, language, enquiry }) }
  })

  /** Gives the reference; the same one for the same key, or, without a key, for an equal form a moment ago. */
  return Effect.fnUntraced(function* (enquiry: EnquiryPost, locale: Locale, key: string) {
    const sql = yield* SqlClient.SqlClient
    const reference = `FE-${(yield* Tokens).reference()}`
    const body = createHash('sha256').update(normalised(enquiry)).digest()
    const stored = key === '' ? digestOf(`body ${body.toString('hex')}`) : digestOf(`key ${key}`)
    const time = key === '' ? limits.sameFormTime : limits.keyTime
    const { name, country, email, telephone, company, message } = enquiry
    const deliveries = [
      mailDelivery(yield* letters.received(enquiry, locale, reference)),
      mailDelivery(yield* letters.forwarded(enquiry, locale, reference)),
      ...(hasWebhook ? [hookDelivery(yield* hookOf(enquiry, locale, reference))] : []),
    ]
    // A parallel post of the same waits at `answered` until the first has been kept, or has failed.
    const mine = yield* sql`WITH kept AS (
        INSERT INTO answered AS a (key, body, answer, expires_at)
        VALUES (${stored}, ${body}, ${JSON.stringify({ reference })}::text::jsonb,
          now() + ${time}::int * interval '1 ms')
        ON CONFLICT (key) DO UPDATE SET
          body = excluded.body, answer = excluded.answer, expires_at = excluded.expires_at
        WHERE a.expires_at <= now() RETURNING 1
      ), kept_enquiry AS (
        INSERT INTO enquiry
          (reference, locale, name, country, email, telephone, company, message, product)
        SELECT ${reference}::text, ${locale}::text, ${name}::text, ${country}::text, ${email}::text,
          ${telephone}::text, ${company}::text, ${message}::text, ${enquiry.product || null}::text
        FROM kept
      ), kept_deliveries AS (
        INSERT INTO delivery (kind, payload) SELECT d.kind, d.payload FROM kept,
          jsonb_to_recordset(${JSON.stringify(deliveries)}::text::jsonb) AS d (kind text, payload jsonb)
      )
      SELECT 1 AS kept FROM kept`
    if (mine.length > 0) return reference
    const [before] = yield* sql<{ answer: unknown; same: boolean }>`
      SELECT answer, body = ${body} AS same FROM answered WHERE key = ${stored}`
    if (before?.same !== true) return yield* new KeyUsed()
    return Schema.decodeUnknownSync(Stored)(before.answer).reference
  })
}

/** Forms are equal that differ in case of the address and in white space only. */
const normalised = (enquiry: EnquiryPost): string =>
  JSON.stringify(
    Object.entries({ ...enquiry, email: enquiry.email.toLowerCase() })
      .map(([name, value]) => [name, (value ?? '').replaceAll(/\s+/g, ' ').trim()] as const)
      .filter(([, value]) => value !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
