import { Effect, Layer } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { CsrfProtection } from '#data/api/currentCaller.ts'
import { getContentType, isBodyTooLarge, isSameSiteChangeRequest } from '../http/csrf.ts'
import { ServerConfig } from '../ops/config.ts'
import { createJsonErrorResponse } from './errorResponses.ts'

// Browsers send reports by themselves, without the headers that the protection requires.
const reportTypes: ReadonlySet<string> = new Set([
  'application/csp-report',
  'application/reports+json',
])

/** Refuses changes from other sites and bodies beyond the limit, before a body is read. */
export const csrfProtectionLayer = Layer.effect(
  CsrfProtection,
  Effect.map(
    ServerConfig,
    ({ origin }) =>
      (handler, { endpoint, group }) =>
        endpoint.method === 'GET'
          ? handler
          : Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => {
              const { headers } = request
              const isReport =
                group.identifier === 'clientErrors' && reportTypes.has(getContentType(headers))
              if (!isReport && !isSameSiteChangeRequest(headers, origin))
                return Effect.succeed(createJsonErrorResponse(request, 403))
              return isBodyTooLarge(headers)
                ? Effect.succeed(createJsonErrorResponse(request, 413))
                : handler
            }),
  ),
)
