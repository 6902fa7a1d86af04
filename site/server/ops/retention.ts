import { Effect, Layer, Record } from 'effect'
import { SqlClient } from 'effect/sql'
import { serverLimits } from '#data/ops/limits.ts'
import { deleteAuditEvents, recordAuditEvent } from './audit.ts'
import { type RetentionPeriods, ServerConfig } from './config.ts'
import { Database } from '../database/database.ts'
import { repeatInBackground } from './repeatInBackground.ts'
import { formStorages } from '../forms/storedForms.ts'

const deliveryDays = 30

// After the grace period; sessions and credentials are deleted by cascade.
const eraseAccounts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ id: string }>`DELETE FROM account WHERE delete_at <= now()
    RETURNING id::text AS id`
  yield* Effect.forEach(rows, ({ id }) => recordAuditEvent('deletion', id), { discard: true })
  return rows.length
})

/** Deletes rows past their retention period; returns their number by kind. */
export const deleteExpiredRows = Effect.fnUntraced(function* ({
  enquiries,
  subscriptions,
  records,
  visits,
}: RetentionPeriods) {
  const sql = yield* SqlClient.SqlClient
  const days = (count: number) => sql`now() - ${count}::int * interval '1 day'`
  const requests = Object.values(formStorages).map(({ name, table }) => {
    const work = sql`DELETE FROM ${sql(table)} WHERE created_at < ${days(enquiries)} RETURNING 1`
    return [name, work] as const
  })
  const work = {
    ...Object.fromEntries(requests),
    subscriptions: sql`DELETE FROM subscription WHERE unsubscribed_at < ${days(subscriptions)} RETURNING 1`,
    requests: sql`DELETE FROM subscription_request WHERE expires_at < ${days(0)} RETURNING 1`,
    answers: sql`DELETE FROM answered WHERE expires_at < ${days(0)} RETURNING 1`,
    limits: sql`DELETE FROM rate_limit WHERE ends_at < ${days(0)} RETURNING 1`,
    passes: sql`DELETE FROM captcha_pass WHERE expires_at < ${days(0)} RETURNING 1`,
    codes: sql`DELETE FROM bound_code WHERE expires_at < ${days(0)} RETURNING 1`,
    // Written by earlier builds only.
    earlierKeys: sql`DELETE FROM secret RETURNING 1`,
    earlierChallenges: sql`DELETE FROM passkey_challenge WHERE expires_at < ${days(0)} RETURNING 1`,
    earlierCaptchas: sql`DELETE FROM captcha WHERE expires_at < ${days(0)} RETURNING 1`,
    earlierCodes: sql`DELETE FROM mail_code WHERE expires_at < ${days(0)} RETURNING 1`,
    challenges: sql`DELETE FROM sign_in_challenge WHERE expires_at < ${days(0)} RETURNING 1`,
    proofs: sql`DELETE FROM code_proof WHERE expires_at < ${days(0)} RETURNING 1`,
    devices: sql`DELETE FROM known_device WHERE seen_at < ${days(serverLimits.knownDeviceDays)} RETURNING 1`,
    undoLinks: sql`DELETE FROM undo_link WHERE expires_at < ${days(0)} RETURNING 1`,
    sessions: sql`DELETE FROM session WHERE expires_at < ${days(0)} RETURNING 1`,
    signatures: sql`DELETE FROM used_signature WHERE expires_at < ${days(0)} RETURNING 1`,
    visits: sql`DELETE FROM visit WHERE seen_at < ${days(visits)} RETURNING 1`,
    deliveries: sql`DELETE FROM delivery WHERE done_at < ${days(deliveryDays)} OR dead_at < ${days(deliveryDays)} RETURNING 1`,
  }
  return yield* Effect.all({
    ...Record.map(work, (deleted) => Effect.map(deleted, (rows) => rows.length)),
    records: Effect.map(deleteAuditEvents(records), (rows) => rows.length),
    accounts: sql.withTransaction(eraseAccounts),
  })
})

/** Deletes expired rows at start and every hour after, for as long as the layer is open. */
export const retentionLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const database = yield* Database
    const { retention } = yield* ServerConfig
    const deleteAndLog = Effect.flatMap(database.use(deleteExpiredRows(retention)), (counts) =>
      Object.values(counts).some((count) => count > 0)
        ? Effect.annotateLogs(Effect.logInfo('forgotten'), counts)
        : Effect.void,
    )
    yield* repeatInBackground(Effect.andThen(database.client, deleteAndLog), '1 hour')
  }),
)
