import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { editorCallsPath, editorKeyHeader } from '../../api/calls.ts'

/** Credentials that requests to the editor require. */
export interface RequestGuardOptions {
  /** Port of the server. */
  readonly port: number
  /** Random key of the printed address. */
  readonly key: string
}

/** Refusal of a request. */
export interface RequestRefusal {
  readonly status: 403 | 404 | 405 | 415 | 421
  readonly reason: string
}

interface GuardedRequest {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

/** Address that the editor listens on: this machine alone. */
export const loopbackAddress = '127.0.0.1'

const hostsOf = (port: number) => [loopbackAddress, 'localhost'].map((name) => `${name}:${port}`)

/** Refuses names that are bound to this machine (DNS rebinding) and everything that another site has sent. */
export function refuseRequest(
  { headers }: GuardedRequest,
  { port }: RequestGuardOptions,
): RequestRefusal | undefined {
  if (!hostsOf(port).includes(headers.host ?? ''))
    return { status: 421, reason: 'The host is not that of the editor.' }
  if (headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site')
    return { status: 403, reason: 'Another site has sent this.' }
  return undefined
}

/** True for an address that a person opens in a tab, also by a link of another site such as Storybook. */
export const isTopLevelNavigation = ({ method, headers }: GuardedRequest): boolean =>
  method === 'GET' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document'

/** Refuses calls without the key, from other origins, or of another method or type. */
export function refuseEditorCall(
  { method, headers }: GuardedRequest,
  access: RequestGuardOptions,
): RequestRefusal | undefined {
  const { origin } = headers
  if (origin === undefined || !hostsOf(access.port).some((host) => origin === `http://${host}`))
    return { status: 403, reason: 'The origin is not that of the editor.' }
  const key = headers[editorKeyHeader]
  if (typeof key !== 'string' || !isValidEditorKey(key, access))
    return {
      status: 403,
      reason: 'The key is missing or wrong. The terminal shows the address with the key.',
    }
  if (method !== 'POST') return { status: 405, reason: 'Calls are sent with POST.' }
  if (!/^application\/json\b/.test(headers['content-type'] ?? ''))
    return { status: 415, reason: 'Calls are sent as application/json.' }
  return undefined
}

/** Compares a key in constant time. */
export const isValidEditorKey = (given: string, { key }: RequestGuardOptions): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', key, 'buffer'))

/** Returns the name of the called function, without decoding; undefined for other paths. */
export const parseEditorCallName = (url: string): string | undefined =>
  url.startsWith(editorCallsPath) ? url.slice(editorCallsPath.length) : undefined
