import { Effect, Layer, Schedule, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { serverLimits } from '#data/ops/limits.ts'
import { Database } from '../database/database.ts'
import { KeyRing } from '../ops/keyRing.ts'
import { countDeliveryOutcome } from '../ops/metrics.ts'
import { MailTransport } from './mailTransport.ts'
import { DeliveryFailedError, WebhookCall, OutgoingMail } from './messages.ts'
import { repeatInBackground } from '../ops/repeatInBackground.ts'
import { makeMailTurnQueue, type MailQueueTurn } from './turns.ts'

const encodeMail = Schema.encodeSync(OutgoingMail)
const encodeHook = Schema.encodeSync(WebhookCall)

/**
 * Encrypted form of a payload in a row: mails contain codes and links that a copy of the database must not disclose.
 */
const Encrypted = Schema.Struct({ encrypted: Schema.String })
const isEncrypted = Schema.is(Encrypted)

/** Label of the keys that encrypt payloads. */
export const deliveryKeyPurpose = 'delivery'

/** A new row of the outbox. */
export interface NewOutboxRow {
  readonly kind: 'mail' | 'webhook'
  readonly payload: typeof Encrypted.Type
}

const createOutboxRow = (kind: NewOutboxRow['kind'], payload: unknown) =>
  Effect.map(KeyRing, ({ encrypt }): NewOutboxRow => {
    const encrypted = encrypt(deliveryKeyPurpose, JSON.stringify(payload))
    return { kind, payload: { encrypted } }
  })

/** A mail for the outbox. */
export const createMailOutboxRow = (mail: OutgoingMail) => createOutboxRow('mail', encodeMail(mail))

/** A hook for the outbox. */
export const createWebhookOutboxRow = (hook: WebhookCall) =>
  createOutboxRow('webhook', encodeHook(hook))

/** Adds a mail to the outbox, as part of the current transaction. */
export const enqueueMail = Effect.fnUntraced(function* (mail: OutgoingMail) {
  const sql = yield* SqlClient.SqlClient
  const { kind, payload } = yield* createMailOutboxRow(mail)
  yield* sql`INSERT INTO delivery (kind, payload) VALUES (${kind}, ${JSON.stringify(payload)}::text::jsonb)`
})

interface Row {
  readonly id: string
  readonly kind: 'mail' | 'webhook'
  /** Decrypted; none if its key is not in the ring. */
  readonly payload: unknown
  readonly attempts: number
}

// A lease instead of a lock: no transaction is open during SMTP.
const claim = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { decrypt } = yield* KeyRing
  const rows = yield* sql<Row>`UPDATE delivery SET
      attempts = attempts + 1, locked_until = now() + ${serverLimits.deliveryLease}::int * interval '1 ms'
    WHERE id IN (
      SELECT id FROM delivery
      WHERE done_at IS NULL AND dead_at IS NULL AND next_at <= now()
        AND (locked_until IS NULL OR locked_until < now())
      ORDER BY next_at, id LIMIT ${serverLimits.deliveryBatch} FOR UPDATE SKIP LOCKED)
    RETURNING id::text AS id, kind, payload, attempts`
  return rows.map((row): Row => {
    // Earlier builds stored payloads as they were.
    if (!isEncrypted(row.payload)) return row
    const text = decrypt(deliveryKeyPurpose, row.payload.encrypted)
    return { ...row, payload: text === undefined ? undefined : JSON.parse(text) }
  })
})

const deliver = Effect.fnUntraced(function* ({ kind, payload }: Row, turn: MailQueueTurn) {
  const transport = yield* MailTransport
  const broken = () => new DeliveryFailedError({ code: 'unreadable', permanent: true })
  // The next start may have the key again.
  if (payload === undefined)
    return yield* new DeliveryFailedError({ code: 'key-missing', permanent: false })
  if (kind === 'mail') {
    const mail = yield* Effect.mapError(Schema.decodeUnknownEffect(OutgoingMail)(payload), broken)
    return yield* transport.mail(mail, turn.begin)
  }
  const hook = yield* Effect.mapError(Schema.decodeUnknownEffect(WebhookCall)(payload), broken)
  return yield* transport.webhook(hook)
})

// The payload is deleted at once: the outbox is no archive of mails.
const done = ({ id }: Row) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) =>
      sql`UPDATE delivery SET done_at = now(), locked_until = NULL, last_error = NULL, payload = '{}' WHERE id = ${id}::bigint`,
  )

const failed = ({ id, attempts }: Row, code: string, dead: boolean) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => {
    const wait = Math.min(serverLimits.deliveryBackOff, 1000 * 2 ** attempts)
    return sql`UPDATE delivery SET locked_until = NULL, last_error = ${code},
      next_at = now() + ${wait}::int * interval '1 ms',
      dead_at = CASE WHEN ${dead}::boolean THEN now() END
    WHERE id = ${id}::bigint`
  })

/** Sends one delivery; returns the statement that records the result. */
const send = (row: Row, turn: MailQueueTurn) =>
  Effect.matchEffect(deliver(row, turn), {
    onSuccess: () => Effect.as(countDeliveryOutcome('done'), done(row)),
    onFailure: Effect.fnUntraced(function* ({ code, permanent }: DeliveryFailedError) {
      const { id, kind, attempts } = row
      const dead = permanent || attempts >= serverLimits.deliveryAttempts
      yield* Effect.annotateLogs(
        dead ? Effect.logError('delivery given up') : Effect.logWarning('delivery failed'),
        { delivery: id, kind, attempts, code },
      )
      yield* countDeliveryOutcome(dead ? 'given-up' : 'failed')
      return failed(row, code, dead)
    }),
  })

/**
 * Mails are transmitted concurrently, but the end of each is sent only after the previous one is recorded: after a
 * kill, a mail that a mail server has accepted but no row records is sent again, at most one for each process.
 */
const newTurn = makeMailTurnQueue()

/** Delivers one batch of due deliveries; returns its size. */
const deliverDue = Effect.gen(function* () {
  const database = yield* Database
  const rows = yield* database.use(claim)
  // Shutdown waits for pending deliveries. Recording continues when the database is back, because the mail is accepted.
  const deliverOne = (row: Row) =>
    Effect.uninterruptibleMask((restore) => {
      const turn = newTurn()
      return send(row, turn).pipe(
        Effect.flatMap((statement) => {
          const record = database.use(statement)
          const retrying = Effect.retry(record, Schedule.spaced(serverLimits.deliveryPause))
          return Effect.catch(record, () => restore(retrying))
        }),
        Effect.ensuring(Effect.sync(turn.end)),
      )
    })
  yield* Effect.forEach(rows, deliverOne, {
    concurrency: serverLimits.deliveryConcurrency,
    discard: true,
  })
  return rows.length
})

/** Delivers from the outbox for as long as the layer is open; waits for a database that is down. */
export const outboxLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const database = yield* Database
    const work = Effect.andThen(
      database.client,
      Effect.repeat(deliverDue, { while: (count) => count === serverLimits.deliveryBatch }),
    )
    yield* repeatInBackground(work, serverLimits.deliveryPause)
  }),
)
