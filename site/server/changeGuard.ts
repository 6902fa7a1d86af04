import { limits } from '#data/limits.ts'
import type { RequestHeaders } from './body.ts'

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an `Origin` header is ours; an origin that is not configured is the loopback host. */
export function isOwnOrigin(
  value: string,
  host: string | undefined,
  own: string | undefined,
): boolean {
  if (own !== undefined) return value === own
  const url = URL.parse(value)
  return url !== null && loopback.has(url.hostname) && url.host === host
}

/** Whether a request that changes something comes from a page of ours; the first header present decides. */
export function mayChange(headers: RequestHeaders, own: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const origin = headers['origin']
  if (origin !== undefined) return isOwnOrigin(origin, headers['host'], own)
  return headers['x-requested-with'] !== undefined && contentType(headers) === 'application/json'
}

/** The media type of a request's body, without parameters. */
export const contentType = (headers: RequestHeaders): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Whether a body announces itself as larger than we read. */
export const isTooLarge = (headers: RequestHeaders): boolean =>
  Number(headers['content-length'] ?? 0) > limits.body
