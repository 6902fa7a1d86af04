import { createHash } from 'node:crypto'
import { Effect, Schema } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import type { Locale } from '#data/locale/locales.ts'
import { serverLimits } from '#data/ops/limits.ts'
import type { NewOutboxRow } from '../mail/outbox.ts'
import type { DatabaseContext } from '../database/database.ts'
import { digestSecret } from '../ops/secrets.ts'
import { RandomTokens } from '../ops/randomTokens.ts'
import { getFormColumn, type FormPayload, type FormStorage } from './storedForm.ts'

/** The idempotency key was used for another form. */
export class IdempotencyKeyUsedError extends Schema.TaggedError<IdempotencyKeyUsedError>()(
  'IdempotencyKeyUsedError',
  {},
) {}

const Stored = Schema.Struct({ reference: Schema.String })

/**
 * Stores a form with a new reference. One statement, and so one transaction, writes the row, the response and the
 * deliveries. Returns the reference; the same one for the same key, or, without a key, for an equal form a moment ago.
 */
export const storeFormSubmission = Effect.fnUntraced(function* <P extends FormPayload>(
  form: FormStorage<P>,
  input: P,
  locale: Locale,
  key: string,
  deliveriesOf: (
    post: P,
    reference: string,
  ) => Effect.Effect<readonly NewOutboxRow[], SqlError.SqlError, DatabaseContext>,
) {
  const post = form.prepare?.(input) ?? input
  const sql = yield* SqlClient.SqlClient
  const reference = `FE-${(yield* RandomTokens).reference()}`
  const body = createHash('sha256').update(normalised(form.table, post)).digest()
  const stored =
    key === '' ? digestSecret(`body ${body.toString('hex')}`) : digestSecret(`key ${key}`)
  const time = key === '' ? serverLimits.sameFormTime : serverLimits.keyTime
  const deliveries = yield* deliveriesOf(post, reference)
  const fields = Object.entries(post).map(([name, value]) => [
    getFormColumn(form, name),
    value || null,
  ])
  const row = { reference, locale, ...Object.fromEntries(fields) }
  const columns = Object.keys(row).map((name) => sql`${sql(name)}`)
  // A parallel post of the same form waits at `answered` until the first one is stored or has failed.
  const mine = yield* sql`WITH kept AS (
      INSERT INTO answered AS a (key, body, answer, expires_at)
      VALUES (${stored}, ${body}, ${JSON.stringify({ reference })}::text::jsonb,
        now() + ${time}::int * interval '1 ms')
      ON CONFLICT (key) DO UPDATE SET
        body = excluded.body, answer = excluded.answer, expires_at = excluded.expires_at
      WHERE a.expires_at <= now() RETURNING 1
    ), kept_form AS (
      INSERT INTO ${sql(form.table)} (${sql.csv(columns)})
      SELECT ${sql.csv(columns)} FROM kept,
        jsonb_populate_record(NULL::${sql(form.table)}, ${JSON.stringify(row)}::text::jsonb)
    ), kept_deliveries AS (
      INSERT INTO delivery (kind, payload) SELECT d.kind, d.payload FROM kept,
        jsonb_to_recordset(${JSON.stringify(deliveries)}::text::jsonb) AS d (kind text, payload jsonb)
    )
    SELECT 1 AS kept FROM kept`
  if (mine.length > 0) return reference
  const [before] = yield* sql<{ answer: unknown; same: boolean }>`
    SELECT answer, body = ${body} AS same FROM answered WHERE key = ${stored}`
  if (before?.same !== true) return yield* new IdempotencyKeyUsedError()
  return Schema.decodeUnknownSync(Stored)(before.answer).reference
})

/** Forms are equal if they differ only in the case of the address and in white space. */
const normalised = (table: string, post: object): string =>
  JSON.stringify([
    table,
    ...Object.entries(post)
      .map(
        ([name, value]) =>
          [
            name,
            String(value ?? '')
              .replaceAll(/\s+/g, ' ')
              .trim(),
          ] as const,
      )
      .map(([name, value]) => [name, name === 'email' ? value.toLowerCase() : value] as const)
      .filter(([, value]) => value !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
