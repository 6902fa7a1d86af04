import type { BlockList } from 'node:net'
import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api.ts'
import type { BrowserReports, ClientError, CspReport } from '#data/clientErrors.ts'
import { refusalMessage, TooManyRequests } from '#data/httpErrors.ts'
import { rateLimits } from '#data/limits.ts'
import { clientOf } from './clientAddress.ts'
import { withoutPersonalData } from './logs.ts'
import type { RateLimiter } from './rateLimiter.ts'
import { languageOfCall, sayWhen } from './refusals.ts'

export interface ClientErrorsOptions {
  readonly trustedProxies: BlockList
  readonly rateLimiter: RateLimiter
}

type Payload = typeof ClientError.Type | typeof CspReport.Type | typeof BrowserReports.Type

/** Takes errors and reports of browsers into the log. */
export const ClientErrorsLive = ({ trustedProxies, rateLimiter }: ClientErrorsOptions) =>
  HttpApiBuilder.group(Api, 'clientErrors', (handlers) =>
    handlers.handle('report', ({ payload }) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const client = clientOf(request, trustedProxies)
        const wait = yield* rateLimiter.take(client, rateLimits.clientErrors)
        if (wait !== undefined) return yield* tooMany(request, wait)
        return yield* Effect.forEach(
          entriesOf(payload),
          ({ kind, details }) => Effect.annotateLogs(Effect.logWarning(kind), clean(details)),
          { discard: true },
        )
      }),
    ),
  )

const tooMany = Effect.fnUntraced(function* (
  request: HttpServerRequest.HttpServerRequest,
  wait: number,
) {
  const retryAfter = Math.ceil(wait / 1000)
  yield* sayWhen(retryAfter)
  const message = refusalMessage(429, languageOfCall(request))
  return yield* new TooManyRequests({ code: 429, message, retryAfter })
})

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
  return payload.map(({ type, url, body }) => ({
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
      value === undefined ? [] : [[name, withoutPersonalData(value)]],
    ),
  )
