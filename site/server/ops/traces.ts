import { Context, Effect, Exit, Layer, Option, type Tracer } from 'effect'
import {
  FetchHttpClient,
  HttpMiddleware,
  HttpServerRequest,
  type HttpServerResponse,
} from 'effect/http'
import { OtlpSerialization, OtlpTracer } from 'effect/observability'
import { serverLimits } from '#data/ops/limits.ts'
import { redactEmailsAndQueries, type CompletedRequest } from './logs.ts'

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

/** A span for every request that runs as an Effect: method, path, status and id, which is also in its log line. */
export const traceEffectRequests = <E, R>(
  app: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
) =>
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
          'url.path': redactEmailsAndQueries(
            (url.split('?', 1)[0] ?? '').slice(0, serverLimits.loggedPath),
          ),
        },
      }),
    ),
  )

const nanoseconds = (milliseconds: number): bigint => BigInt(milliseconds) * 1_000_000n

/** The same span for a request of the fast path, which runs without an Effect. */
export const traceFastPathRequest =
  (tracer: Tracer.Tracer) =>
  ({ method, path, status, requestId, time, ms }: CompletedRequest): void => {
    const span = tracer.span({
      name: method,
      parent: Option.none(),
      annotations: Context.empty(),
      links: [],
      startTime: nanoseconds(time),
      kind: 'server',
      root: true,
      sampled: true,
    })
    span.attribute('http.request.method', method)
    span.attribute('url.path', path)
    span.attribute('http.response.status_code', status)
    span.attribute('felcera.request_id', requestId)
    span.end(nanoseconds(time + ms), Exit.void)
  }
