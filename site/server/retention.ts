import { Effect, Schedule } from 'effect'
import { SqlClient } from 'effect/sql'
import { Database } from './database/database.ts'

/** How many days things are kept. */
export interface Retention {
  /** Enquiries, from the day they came. */
  readonly enquiries: number
  /** Subscriptions, from the day they were ended: proof that they were asked for. */
  readonly subscriptions: number
}

const given = 30

/** Deletes what is past its time; gives how many rows of each kind. */
export const forgetOld = Effect.fnUntraced(function* ({ enquiries, subscriptions }: Retention) {
  const sql = yield* SqlClient.SqlClient
  const days = (count: number) => sql`now() - ${count}::int * interval '1 day'`
  const work = {
    enquiries: sql`DELETE FROM enquiry WHERE created_at < ${days(enquiries)} RETURNING 1`,
    subscriptions: sql`DELETE FROM subscription WHERE unsubscribed_at < ${days(subscriptions)} RETURNING 1`,
    requests: sql`DELETE FROM subscription_request WHERE expires_at < ${days(0)} RETURNING 1`,
    answers: sql`DELETE FROM answered WHERE expires_at < ${days(0)} RETURNING 1`,
    limits: sql`DELETE FROM rate_limit WHERE ends_at < ${days(0)} RETURNING 1`,
    deliveries: sql`DELETE FROM delivery WHERE done_at < ${days(given)} OR dead_at < ${days(given)} RETURNING 1`,
  }
  return yield* Effect.all({
    enquiries: Effect.map(work.enquiries, (rows) => rows.length),
    subscriptions: Effect.map(work.subscriptions, (rows) => rows.length),
    requests: Effect.map(work.requests, (rows) => rows.length),
    answers: Effect.map(work.answers, (rows) => rows.length),
    limits: Effect.map(work.limits, (rows) => rows.length),
    deliveries: Effect.map(work.deliveries, (rows) => rows.length),
  })
})

/** Forgets at start and every hour after, as long as the scope is open. */
export const forgetForever = Effect.fnUntraced(function* (retention: Retention) {
  const database = yield* Database
  yield* database.client
  const once = Effect.flatMap(database.use(forgetOld(retention)), (counts) =>
    Object.values(counts).some((count) => count > 0)
      ? Effect.annotateLogs(Effect.logInfo('forgotten'), counts)
      : Effect.void,
  )
  yield* Effect.repeat(Effect.ignore(once), Schedule.spaced('1 hour'))
})
