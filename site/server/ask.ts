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
  const target = splitTarget(request.url)
  if (target === undefined) return undefined
  const { method, headers } = request
  return { request, requestId, method, ...target, visitor: readVisitor(headers) }
}

/** Path and query of a request line; none if its target is no path. */
export function splitTarget(url: string): Pick<Ask, 'path' | 'query'> | undefined {
  if (!url.startsWith('/')) return undefined
  const hash = url.indexOf('#')
  const target = hash < 0 ? url : url.slice(0, hash)
  const end = target.indexOf('?')
  return end < 0
    ? { path: target, query: '' }
    : { path: target.slice(0, end), query: target.slice(end) }
}

/** GET and HEAD: what HEAD leaves out is left out when the answer is written. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'
