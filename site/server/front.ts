import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { isRead, splitTarget } from './ask.ts'
import type { RequestHeaders } from './body.ts'
import type { BuiltPages } from './builtPages.ts'
import type { Answered } from './logs.ts'
import { readVisitor } from './visitor.ts'

export interface FrontOptions {
  readonly built: BuiltPages
  readonly requestId: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Whether the server has been told to stop and only finishes what is open. */
  readonly isClosing: () => boolean
  /** Told of every answer. */
  readonly answered: (answer: Answered) => void
}

/**
 * Answers for built pages before anything else is made for their request: most of what visitors ask for is one. What it
 * does not answer goes on to the listeners that the server has now.
 */
export function putInFront(server: Server, options: FrontOptions): void {
  const { built, requestId, now, isClosing, answered } = options

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '' } = request
    if (!isRead(method) || hasBody(request)) return false
    const target = splitTarget(url)
    if (target === undefined) return false
    const time = now()
    // In Node only `set-cookie` is a list, which is not read here.
    const headers = request.headers as RequestHeaders
    const found = built({ ...target, headers, visitor: readVisitor(headers) })
    if (found === undefined) return false
    const { status, flat, body } = found.sent
    const id = requestId()
    const sent = [...flat, 'x-request-id', id]
    for (const value of found.cookies) sent.push('set-cookie', value)
    // A connection kept open would hold up the end.
    if (isClosing()) sent.push('connection', 'close')
    response.writeHead(status, sent)
    response.end(status === 304 || method === 'HEAD' ? undefined : body)
    answered({ requestId: id, method, path: target.path, status, time, ms: now() - time })
    return true
  }

  const others = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (answer(request, response)) return
    for (const other of others) Reflect.apply(other, server, [request, response])
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined
