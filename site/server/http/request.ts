import type { HttpServerRequest } from 'effect/http'
import { readVisitor, type Visitor } from './visitor.ts'

/** A request, parsed once. */
export interface ParsedRequest {
  readonly raw: HttpServerRequest.HttpServerRequest
  readonly requestId: string
  readonly method: string
  /** As in the request line, up to the query. Starts with a slash. */
  readonly path: string
  /** `?…` or nothing. */
  readonly query: string
  readonly visitor: Visitor
}

/** Parses a request; none if its target is not a path. */
export function parseRequest(
  raw: HttpServerRequest.HttpServerRequest,
  requestId: string,
): ParsedRequest | undefined {
  const target = parseRequestTarget(raw.url)
  if (target === undefined) return undefined
  const { method, headers } = raw
  const { path } = target
  const query = 'x-requested-with' in headers ? withoutCacheBuster(target.query) : target.query
  return { raw, requestId, method, path, query, visitor: readVisitor(headers) }
}

/** The query without the cache buster of scripts, which pages would repeat in their links. */
function withoutCacheBuster(query: string): string {
  const parts = query.slice(1).split('&')
  const rest = parts.filter((part) => part !== '' && !/^_t=\d+$/.test(part)).join('&')
  return rest === '' ? '' : `?${rest}`
}

/** Path and query of a request target; none if it is not a path. */
export function parseRequestTarget(url: string): Pick<ParsedRequest, 'path' | 'query'> | undefined {
  if (!url.startsWith('/')) return undefined
  const hash = url.indexOf('#')
  const target = hash < 0 ? url : url.slice(0, hash)
  const end = target.indexOf('?')
  return end < 0
    ? { path: target, query: '' }
    : { path: target.slice(0, end), query: target.slice(end) }
}

/** GET and HEAD; the body of a HEAD response is left out when it is sent. */
export const isReadMethod = (method: string): boolean => method === 'GET' || method === 'HEAD'
