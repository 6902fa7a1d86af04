import { Effect, Layer } from 'effect'
import {
  FetchHttpClient,
  HttpMiddleware,
  HttpServerRequest,
  type HttpServerResponse,
} from 'effect/http'
import { OtlpSerialization, OtlpTracer } from 'effect/observability'
import { limits } from '#data/limits.ts'

/**
 * Sends traces to a collector.
 *
 * @param url where it takes OTLP over HTTP, without `/v1/traces`
 */
export const tracesLayer = (url: string) =>
  OtlpTracer.layer({
    url: `${url.replace(/\/$/, '')}/v1/traces`,
    resource: { serviceName: 'felcera' },
  }).pipe(
    Layer.provide([OtlpSerialization.layerJson, FetchHttpClient.layer]),
    // The library's own span of a request holds its query and headers, and with them links of mails and sessions.
    Layer.merge(Layer.succeed(HttpMiddleware.TracerDisabledWhen)(() => true)),
  )

/** A span for every request: method, path, status and id, which is also in its log line. */
export const traced = <E, R>(app: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) =>
  Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ method, url }) =>
    app.pipe(
      Effect.tap(({ status, headers }) =>
        Effect.annotateCurrentSpan({
          'http.response.status_code': status,
          'felcera.request_id': headers['x-request-id'],
        }),
      ),
      Effect.withSpan(method, {
        kind: 'server',
        attributes: {
          'http.request.method': method,
          'url.path': url.split('?', 1)[0]?.slice(0, limits.loggedPath),
        },
      }),
    ),
  )
