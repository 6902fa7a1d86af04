import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
// The submodule, because the index loads a Redis client, too.
import * as NodeHttpServer from '@effect/platform-node/NodeHttpServer'
import { Context, Effect, Layer } from 'effect'
import type { HttpServer } from 'effect/http'
import { serverLimits } from '#data/ops/limits.ts'
import { CannotListenError } from '../../ops/cannotListen.ts'
import { isHttps, ServerConfig } from '../../ops/config.ts'
import { BuildStore } from '../../pages/buildStore.ts'
import { closeStalledConnections } from './connections.ts'
import { refuseUnreadableRequests } from '../refusals/unreadableRequests.ts'
import { createFileSecurityHeaders } from '../refusals/fileHeaders.ts'

/** The listening HTTP server. Requests wait until `server.serve` adds a handler. */
export class HttpListener extends Context.Service<
  HttpListener,
  {
    readonly http: Server
    readonly server: typeof HttpServer.HttpServer.Service
    readonly port: number
  }
>()('felcera/HttpListener') {
  static readonly layer = Layer.effect(
    HttpListener,
    Effect.gen(function* () {
      // A build that cannot be read is reported before the port is taken.
      yield* BuildStore
      const config = yield* ServerConfig
      const { port, host } = config
      const http = createServer({
        headersTimeout: serverLimits.headersTime,
        requestTimeout: serverLimits.requestTime,
        connectionsCheckingInterval: serverLimits.checkTime,
        keepAliveTimeout: serverLimits.keepAliveTime,
        maxHeaderSize: serverLimits.headers,
        // Node would refuse these without our headers; the fast path refuses them with headers.
        requireHostHeader: false,
      })
      refuseUnreadableRequests(http, createFileSecurityHeaders(isHttps(config)))
      holdRequests(http)
      const isProxied = config.trustedProxies.rules.length > 0
      closeStalledConnections(
        http,
        isProxied ? serverLimits.proxyLingerTime : serverLimits.lingerTime,
      )
      const server = yield* NodeHttpServer.make(() => http, {
        port,
        host,
        gracefulShutdownTimeout: serverLimits.drainTime,
      }).pipe(
        Effect.mapError(
          ({ cause }) =>
            new CannotListenError({ port, reason: cause instanceof Error ? cause.message : '' }),
        ),
      )
      const { address } = server
      return { http, server, port: address._tag === 'UnixPathAddress' ? port : address.port }
    }),
  )
}

/** Holds requests until there is a handler: the port, and with it the origin, is needed to build the handlers. */
function holdRequests(http: Server): void {
  const waiting: (readonly [IncomingMessage, ServerResponse])[] = []
  const hold = (request: IncomingMessage, response: ServerResponse) =>
    void waiting.push([request, response])
  const replay = (event: string | symbol) => {
    if (event !== 'request') return
    http.off('newListener', replay)
    http.off('request', hold)
    setImmediate(() => {
      for (const [request, response] of waiting) http.emit('request', request, response)
    })
  }
  http.on('request', hold)
  http.on('newListener', replay)
}
