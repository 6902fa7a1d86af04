import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Clock, Effect } from 'effect'
import { isReadMethod, parseTarget } from './request.ts'
import type { RequestHeaders } from './body.ts'
import { BuiltPages } from '../pages/builtPages.ts'
import type { CompletedRequest } from '../ops/logs.ts'
import { noStore, SecurityHeaders } from './headers.ts'
import { RandomTokens } from '../ops/randomTokens.ts'
import { readVisitor } from './visitor.ts'

interface FastPathOptions {
  /** Whether the server is shutting down and only finishes open requests. */
  readonly isClosing: () => boolean
  /** Called after every response. */
  readonly completed: (request: CompletedRequest) => void
}

/**
 * Answers requests for built pages, the most frequent ones, before Effect's handler; every other request goes on to the
 * listeners that the server has now.
 */
export const installFastPath = Effect.fnUntraced(function* (
  server: Server,
  { isClosing, completed }: FastPathOptions,
) {
  const built = yield* BuiltPages
  const { file } = yield* SecurityHeaders
  const { requestId } = yield* RandomTokens
  const clock = yield* Clock.Clock
  const now = () => clock.currentTimeMillisUnsafe()

  const respond = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '' } = request
    if (!isReadMethod(method) || hasBody(request)) return false
    const target = parseTarget(url)
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

  const others = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (isRefused(request)) {
      response.writeHead(400, { ...file, ...noStore, connection: 'close' }).end()
      return
    }
    if (respond(request, response)) return
    for (const other of others) Reflect.apply(other, server, [request, response])
  })
})

/** Cookies hold ASCII only: what else a browser was made to send may stand for a cookie of ours elsewhere. */
const isRefused = ({ headers, httpVersion }: IncomingMessage): boolean =>
  (headers.host === undefined && httpVersion !== '1.0') ||
  (headers.cookie !== undefined && !isAscii(headers.cookie))

const isAscii = (text: string): boolean => !/[^\t -~]/.test(text)

const hasBody = ({ headers }: IncomingMessage): boolean =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined
