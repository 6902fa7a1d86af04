import { serverLimits } from '#data/ops/limits.ts'
import type { RequestHeaders } from './body.ts'

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Checks that the host of an address is this machine. */
export const isLoopbackAddress = (address: string): boolean =>
  loopback.has(URL.parse(address)?.hostname ?? '')

/** Compares an `Origin` header with the site's origin; without a configured origin it must be the loopback host. */
function isOwnOrigin(value: string, host: string | undefined, own: string | undefined): boolean {
  if (own !== undefined) return value === own
  return isLoopbackAddress(value) && URL.parse(value)?.host === host
}

/** Checks that a state-changing request comes from a page of this site; the first header present decides. */
export function isSameSiteChangeRequest(headers: RequestHeaders, own: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const origin = headers['origin']
  if (origin !== undefined) return isOwnOrigin(origin, headers['host'], own)
  return headers['x-requested-with'] !== undefined && getContentType(headers) === 'application/json'
}

/** The media type of a request's body, without parameters. */
export const getContentType = (headers: RequestHeaders): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Compares `Content-Length` with the limit of bodies. */
export const isBodyTooLarge = (headers: RequestHeaders): boolean =>
  Number(headers['content-length'] ?? 0) > serverLimits.body
