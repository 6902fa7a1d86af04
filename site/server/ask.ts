import type { HttpServerRequest } from 'effect/http'
import { readVisitor, type Visitor } from './visitor.ts'

/** One request, read once. */
export interface Ask {
  readonly request: HttpServerRequest.HttpServerRequest
  readonly requestId: string
  readonly method: string
  /** As it stood in the request line, up to the query. Starts with a slash. */
  readonly path: string
  /** `?…` or nothing. */
  readonly query: string
  readonly visitor: Visitor
}

/** Reads a request; none if its target is no path. */
export function readAsk(
  request: HttpServerRequest.HttpServerRequest,
  requestId: string,
): Ask | undefined {
  const [target = ''] = request.url.split('#', 1)
  if (!target.startsWith('/')) return undefined
  const end = target.indexOf('?')
  return {
    request,
    requestId,
    method: request.method,
    path: end < 0 ? target : target.slice(0, end),
    query: end < 0 ? '' : target.slice(end),
    visitor: readVisitor(request.headers),
  }
}

/** GET and HEAD: what HEAD leaves out is left out when the answer is written. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'
