import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { Api } from '#data/api/api.ts'
import { readConsent } from '#data/consent/consent.ts'
import { cookies, readCookie } from '#data/consent/cookies.ts'
import type { AnalyticsVisitData } from '#data/analytics/visitData.ts'
import { enforceRateLimit, runDatabaseQuery } from '../api/currentCaller.ts'

/** Stores the newest state of a visit. */
const store = Effect.fnUntraced(function* (visit: AnalyticsVisitData) {
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

/** Stores data of visits; without consent for statistics nothing is stored. */
export const visitRoutes = HttpApiBuilder.group(Api, 'visits', (handlers) =>
  handlers.handle(
    'keep',
    Effect.fnUntraced(function* ({ payload, request: { headers } }) {
      const consent = readConsent(readCookie(headers['cookie'], cookies.consent))
      if (consent?.includes('statistics') !== true) return
      yield* enforceRateLimit('visits')
      yield* runDatabaseQuery(store(payload))
    }),
  ),
)
