import { createServer } from 'node:http'
import { Effect, Metric, type Scope } from 'effect'
import { PrometheusMetrics } from 'effect/observability'
import { SqlClient } from 'effect/sql'
import { CannotListen } from './cannotListen.ts'
import { Database } from './database/database.ts'

// Plain numbers, since every answer is counted.
const bounds = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, Infinity]
const answers = { byClass: [0, 0, 0, 0, 0], byTime: bounds.map(() => 0), milliseconds: 0 }

/** Counts an answer by its status class and its time. */
export function countAnswer(status: number, milliseconds: number): void {
  const first = Math.floor(status / 100) - 1
  const slot = bounds.findIndex((bound) => milliseconds <= bound)
  answers.byClass[first] = (answers.byClass[first] ?? 0) + 1
  answers.byTime[slot] = (answers.byTime[slot] ?? 0) + 1
  answers.milliseconds += milliseconds
}

/** The answers counted, as Prometheus reads them: each bound counts what is below it, too. */
function answersText(): string {
  let count = 0
  const classes = answers.byClass.map(
    (value, index) => `felcera_answers_total{status="${index + 1}xx"} ${value}`,
  )
  const buckets = bounds.map((bound, index) => {
    count += answers.byTime[index] ?? 0
    const upTo = bound === Infinity ? '+Inf' : bound
    return `felcera_answer_milliseconds_bucket{le="${upTo}"} ${count}`
  })
  const lines = [
    '# HELP felcera_answers_total Answers sent, by status class',
    '# TYPE felcera_answers_total counter',
    ...classes,
    '# HELP felcera_answer_milliseconds Time from request to answer',
    '# TYPE felcera_answer_milliseconds histogram',
    ...buckets,
    `felcera_answer_milliseconds_sum ${answers.milliseconds}`,
    `felcera_answer_milliseconds_count ${count}`,
  ]
  return `${lines.join('\n')}\n`
}

const deliveries = Metric.counter('felcera_deliveries_total', {
  description: 'Tries to deliver mails and hooks, by outcome',
  incremental: true,
})

/** Counts a try to deliver something. */
export const countDelivery = (outcome: 'done' | 'failed' | 'given-up'): Effect.Effect<void> =>
  Metric.update(Metric.withAttributes(deliveries, { outcome }), 1)

const captchas = Metric.counter('felcera_captchas_total', {
  description: 'Captchas, by what became of them',
  incremental: true,
})

/** Counts a captcha that was given out, answered rightly or not. */
export const countCaptcha = (outcome: 'issued' | 'right' | 'wrong'): Effect.Effect<void> =>
  Metric.update(Metric.withAttributes(captchas, { outcome }), 1)

const codes = Metric.counter('felcera_codes_total', {
  description: 'Codes by mail, by what became of them',
  incremental: true,
})

/** Counts a code that was mailed, was not because of a limit, or came back. */
export const countCode = (outcome: 'sent' | 'limited' | 'right' | 'wrong'): Effect.Effect<void> =>
  Metric.update(Metric.withAttributes(codes, { outcome }), 1)

const open = Metric.gauge('felcera_deliveries_open', {
  description: 'Mails and hooks that wait to be delivered',
})
const reachable = Metric.gauge('felcera_database_up', {
  description: 'Whether the database answers: 1 or 0',
})

const look = Effect.gen(function* () {
  const database = yield* Database
  const counted = Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ n: number }>`SELECT count(*)::int AS n FROM delivery
      WHERE done_at IS NULL AND dead_at IS NULL`,
  )
  yield* Effect.matchEffect(database.use(counted), {
    onFailure: () => Metric.update(reachable, 0),
    onSuccess: ([row]) =>
      Effect.andThen(Metric.update(reachable, 1), Metric.update(open, row?.n ?? 0)),
  })
})

/** Serves the metrics at /metrics of a port of their own, for Prometheus only; gives the port. */
export const serveMetrics = Effect.fnUntraced(function* (
  port: number,
  host: string,
): Effect.fn.Return<number, CannotListen, Database | Scope.Scope> {
  const run = Effect.runPromiseWith(yield* Effect.context<Database>())
  const text = Effect.map(
    Effect.andThen(look, PrometheusMetrics.format()),
    (others) => answersText() + others,
  )
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    return void run(text).then((body) =>
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(body),
    )
  })
  yield* Effect.acquireRelease(
    Effect.callback<void, CannotListen>((resume) => {
      server.once('error', ({ message }) =>
        resume(Effect.fail(new CannotListen({ port, reason: message }))),
      )
      server.listen(port, host, () => resume(Effect.void))
    }),
    () => Effect.promise(() => new Promise((resolve) => server.close(resolve))),
  )
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
})
