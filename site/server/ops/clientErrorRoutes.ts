import { Effect, Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api/api.ts'
import type {
  BrowserReportsSchema,
  ClientErrorReportSchema,
  CspReportSchema,
} from '#data/ops/clientErrors.ts'
import { serverLimits } from '#data/ops/limits.ts'
import { redactEmailsAndQueries } from './logs.ts'
import { enforceRateLimit } from '../api/currentCaller.ts'
import { RateLimiter } from '../http/rateLimiter.ts'

type Payload =
  | typeof ClientErrorReportSchema.Type
  | typeof CspReportSchema.Type
  | typeof BrowserReportsSchema.Type

/** Logs errors and policy reports of browsers; works without a database. */
export const clientErrorRoutes = HttpApiBuilder.group(Api, 'clientErrors', (handlers) =>
  handlers.handle(
    'report',
    Effect.fnUntraced(function* ({ payload }) {
      // The limiter in memory is always available.
      yield* Effect.catchTag(
        enforceRateLimit('clientErrors'),
        'ServiceUnavailableError',
        Effect.die,
      )
      yield* Effect.forEach(
        entriesOf(payload),
        ({ kind, details }) => Effect.annotateLogs(Effect.logWarning(kind), clean(details)),
        { discard: true },
      )
    }),
  ),
).pipe(Layer.provide(RateLimiter.layerMemory))

interface Entry {
  readonly kind: string
  readonly details: Readonly<Record<string, string | undefined>>
}

function entriesOf(payload: Payload): readonly Entry[] {
  if ('message' in payload) {
    const { message, page, stack } = payload
    return [{ kind: 'browser error', details: { error: message, page, stack } }]
  }
  if ('csp-report' in payload) {
    const report = payload['csp-report']
    const directive = report['effective-directive'] ?? report['violated-directive']
    const details = { page: report['document-uri'], directive, blocked: report['blocked-uri'] }
    return [{ kind: 'policy violation', details }]
  }
  return payload.slice(0, serverLimits.loggedReports).map(({ type, url, body }) => ({
    kind: 'browser report',
    details: {
      type,
      page: url,
      directive: body?.effectiveDirective,
      blocked: body?.blockedURL,
      error: body?.message,
    },
  }))
}

const clean = (details: Entry['details']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name, redactEmailsAndQueries(value).slice(0, serverLimits.errorStack)]],
    ),
  )
