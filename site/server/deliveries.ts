import { Context, Effect, Schedule, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { limits } from '#data/limits.ts'
import { Database } from './database/database.ts'
import { countDelivery } from './metrics.ts'

/** Something could not be delivered; `permanent` means that no further try will help. */
export class DeliveryFailed extends Schema.TaggedError<DeliveryFailed>()('DeliveryFailed', {
  /** A code for the log, never an address or a text. */
  code: Schema.String,
  permanent: Schema.Boolean,
}) {}

/** Mails as the outbox keeps them. */
export const Mail = Schema.Struct({
  to: Schema.String,
  replyTo: Schema.optionalKey(Schema.String),
  subject: Schema.String,
  text: Schema.String,
  html: Schema.String,
  /** Stays the same over all tries, so that a mail delivered twice is recognised. */
  messageId: Schema.String,
  /** Address that unsubscribes with one POST. */
  unsubscribe: Schema.optionalKey(Schema.String),
})
export type Mail = typeof Mail.Type

/** What is posted to the operator's own system. */
export const Hook = Schema.Struct({
  event: Schema.String,
  /** The same over all tries. */
  id: Schema.String,
  body: Schema.String,
})
export type Hook = typeof Hook.Type

/** Takes mails and hooks to where they belong. */
export class Carrier extends Context.Service<
  Carrier,
  {
    readonly mail: (mail: Mail) => Effect.Effect<void, DeliveryFailed>
    readonly webhook: (hook: Hook) => Effect.Effect<void, DeliveryFailed>
  }
>()('felcera/Carrier') {}

const encodeMail = Schema.encodeSync(Mail)
const encodeHook = Schema.encodeSync(Hook)

/** What stands in a new row of the outbox. */
export interface NewDelivery {
  readonly kind: 'mail' | 'webhook'
  readonly payload: unknown
}

/** A mail for the outbox. */
export const mailDelivery = (mail: Mail): NewDelivery => ({
  kind: 'mail',
  payload: encodeMail(mail),
})

/** A hook for the outbox. */
export const hookDelivery = (hook: Hook): NewDelivery => ({
  kind: 'webhook',
  payload: encodeHook(hook),
})

/** Writes a mail into the outbox, within the transaction at hand. */
export const enqueueMail = Effect.fnUntraced(function* (mail: Mail) {
  const sql = yield* SqlClient.SqlClient
  const { kind, payload } = mailDelivery(mail)
  yield* sql`INSERT INTO delivery (kind, payload) VALUES (${kind}, ${JSON.stringify(payload)}::text::jsonb)`
})

interface Row {
  readonly id: string
  readonly kind: 'mail' | 'webhook'
  readonly payload: unknown
  readonly attempts: number
}

// A lease instead of a lock: no transaction is open while a mail server is talked to.
const claim = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<Row>`UPDATE delivery SET
      attempts = attempts + 1, locked_until = now() + ${limits.deliveryLease}::int * interval '1 ms'
    WHERE id IN (
      SELECT id FROM delivery
      WHERE done_at IS NULL AND dead_at IS NULL AND next_at <= now()
        AND (locked_until IS NULL OR locked_until < now())
      ORDER BY next_at, id LIMIT ${limits.deliveryBatch} FOR UPDATE SKIP LOCKED)
    RETURNING id::text AS id, kind, payload, attempts`
})

const carry = Effect.fnUntraced(function* ({ kind, payload }: Row) {
  const carrier = yield* Carrier
  const broken = () => new DeliveryFailed({ code: 'unreadable', permanent: true })
  if (kind === 'mail') {
    const mail = yield* Effect.mapError(Schema.decodeUnknownEffect(Mail)(payload), broken)
    return yield* carrier.mail(mail)
  }
  const hook = yield* Effect.mapError(Schema.decodeUnknownEffect(Hook)(payload), broken)
  return yield* carrier.webhook(hook)
})

// What was sent is forgotten at once: the outbox is no archive of letters.
const done = ({ id }: Row) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) =>
      sql`UPDATE delivery SET done_at = now(), locked_until = NULL, last_error = NULL, payload = '{}' WHERE id = ${id}::bigint`,
  )

const failed = Effect.fnUntraced(function* (row: Row, { code, permanent }: DeliveryFailed) {
  const sql = yield* SqlClient.SqlClient
  const dead = permanent || row.attempts >= limits.deliveryAttempts
  const details = { delivery: row.id, kind: row.kind, attempts: row.attempts, code }
  yield* Effect.annotateLogs(
    dead ? Effect.logError('delivery given up') : Effect.logWarning('delivery failed'),
    details,
  )
  yield* countDelivery(dead ? 'given-up' : 'failed')
  const wait = Math.min(limits.deliveryBackOff, 1000 * 2 ** row.attempts)
  yield* sql`UPDATE delivery SET locked_until = NULL, last_error = ${code},
      next_at = now() + ${wait}::int * interval '1 ms',
      dead_at = CASE WHEN ${dead}::boolean THEN now() END
    WHERE id = ${row.id}::bigint`
})

/** Delivers what is due; gives how many it took. */
export const deliverDue = Effect.gen(function* () {
  const database = yield* Database
  const rows = yield* database.use(claim)
  yield* Effect.forEach(
    rows,
    (row) =>
      Effect.matchEffect(carry(row), {
        onSuccess: () => Effect.andThen(database.use(done(row)), countDelivery('done')),
        onFailure: (error) => database.use(failed(row, error)),
      }),
    { concurrency: limits.deliveryConcurrency, discard: true },
  )
  return rows.length
})

/** Delivers for as long as the scope is open; a database that is down is waited for. */
export const deliverForever = Effect.gen(function* () {
  const database = yield* Database
  yield* database.client
  yield* Effect.repeat(deliverDue, { while: (count) => count === limits.deliveryBatch }).pipe(
    Effect.ignore,
    Effect.repeat(Schedule.spaced(limits.deliveryPause)),
  )
})
