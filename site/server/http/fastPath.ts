import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Clock, Effect } from 'effect'
import { isReadMethod, parseRequestTarget } from './request.ts'
import type { RequestHeaders } from './body.ts'
import { BuiltPageResponder } from '../pages/builtPageResponder.ts'
import type { CompletedRequest } from '../ops/logs.ts'
import { noStoreHeaders, SecurityHeaders } from './headers.ts'
import { RandomTokens } from '../ops/randomTokens.ts'
import { readVisitor } from './visitor.ts'

interface FastPathOptions {
  /** Whether the server is shutting down and only finishes open requests. */
  readonly isClosing: () => boolean
  /** Called after every response. */
  readonly completed: (request: CompletedRequest) => void
}

/**
 * Handles requests for built pages, the most frequent ones, before Effect's handler; all other requests are passed to
 * the existing listeners of the server.
 */
export const installBuiltPageFastPath = Effect.fnUntraced(function* (
  server: Server,
  { isClosing, completed }: FastPathOptions,
) {
  const built = yield* BuiltPageResponder
  const { file } = yield* SecurityHeaders
  const { requestId } = yield* RandomTokens
  const clock = yield* Clock.Clock
  const now = () => clock.currentTimeMillisUnsafe()

  const respond = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '' } = request
    if (!isReadMethod(method) || hasBody(request)) return false
    const target = parseRequestTarget(url)
    if (target === undefined) return false
    const time = now()
    // In Node only `set-cookie` is a list, which is not read here.
    const headers = request.headers as RequestHeaders
    const found = built({ ...target, headers, visitor: readVisitor(headers) })
    if (found === undefined) return false
    const { status, flat, body } = found.response
    const id = requestId()
    const sent = [...flat, 'x-request-id', id]
    for (const value of found.cookies) sent.push('set-cookie', value)
    // An open connection would delay the shutdown.
    if (isClosing()) sent.push('connection', 'close')
    response.writeHead(status, sent)
    response.end(status === 304 || method === 'HEAD' ? undefined : body)
    completed({ requestId: id, method, path: target.path, status, time, ms: now() - time })
    return true
  }

  // Effect would respond to these outside of the listener below. Without listeners Node requests the body and refuses
  // other protocols itself: they are handled like any other request.
  for (const event of ['checkContinue', 'upgrade']) server.removeAllListeners(event)
  const others = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (isRefused(request)) {
      response.writeHead(400, { ...file, ...noStoreHeaders, connection: 'close' }).end()
      return
    }
    if (respond(request, response)) return
    for (const other of others) Reflect.apply(other, server, [request, response])
  })
})

/**
 * Requests that a proxy may read differently: without a host or with several, with a chunked body in HTTP/1.0, with another transfer
 * encoding, or with a cookie beyond ASCII, which may stand for a cookie of ours elsewhere.
 */
const isRefused = ({ headers, httpVersion, rawHeaders }: IncomingMessage): boolean =>
  (httpVersion === '1.0'
    ? headers['transfer-encoding'] !== undefined
    : headers.host === undefined) ||
  (headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked' ||
  (headers.host !== undefined && !isHost(headers.host)) ||
  hasSeveralHosts(rawHeaders) ||
  (headers.cookie !== undefined && !isAscii(headers.cookie))

const isHost = (text: string): boolean => /^[\w.:[\]-]*$/.test(text)

/** Checks the names of a flat list of names and values: Node keeps the first host only. */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let n = 0; n < rawHeaders.length; n += 2)
    if (rawHeaders[n]?.length === 4 && rawHeaders[n]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}

const isAscii = (text: string): boolean => !/[^\t -~]/.test(text)

const hasBody = ({ headers }: IncomingMessage): boolean =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined
