import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { Api } from '#data/api.ts'
import { readConsent } from '#data/consent.ts'
import { cookies, readCookie } from '#data/cookies.ts'
import { rateLimits } from '#data/limits.ts'
import type { VisitData } from '#data/visitData.ts'
import { asCaller, Caller, tooMany, type CallerOptions } from './caller.ts'
import { Database } from './database/database.ts'
import { clientWaitFor } from './sqlRateLimiter.ts'

/** Keeps the newest state of a visit. */
const keep = Effect.fnUntraced(function* (visit: VisitData) {
  const sql = yield* SqlClient.SqlClient
  const { sessionId, client, landingPage, browser, jumpOut, refer, timezone } = visit
  const routes = JSON.stringify(visit.routes)
  const resources = JSON.stringify(visit.resources)
  yield* sql`INSERT INTO visit
      (session_id, client, landing_page, browser, jump_out, refer, timezone, routes, resources)
    VALUES (${sessionId}, ${client}, ${landingPage}, ${browser}, ${jumpOut}, ${refer}, ${timezone},
      ${routes}::text::jsonb, ${resources}::text::jsonb)
    ON CONFLICT (session_id) DO UPDATE SET jump_out = excluded.jump_out, routes = excluded.routes,
      resources = excluded.resources, seen_at = now()`
})

/** Takes what visits tell of themselves; without consent for statistics nothing of it is kept. */
export const VisitsLive = (options: CallerOptions) => {
  const asked = asCaller(options)
  const taken = Effect.fnUntraced(function* (visit: VisitData) {
    const { client } = yield* Caller
    const work = Effect.gen(function* () {
      const wait = yield* clientWaitFor('visits', client, rateLimits.visits)
      if (wait === undefined) yield* keep(visit)
      return wait
    })
    const wait = yield* (yield* Database).use(work)
    if (wait !== undefined) yield* tooMany(wait)
  })
  return HttpApiBuilder.group(Api, 'visits', (handlers) =>
    handlers.handle('keep', ({ payload }) =>
      Effect.gen(function* () {
        const { headers } = yield* HttpServerRequest.HttpServerRequest
        const consent = readConsent(readCookie(headers['cookie'], cookies.consent))
        if (consent?.includes('statistics') === true) yield* asked(taken(payload))
      }),
    ),
  )
}
