import { HttpServerResponse } from 'effect/http'
import { sendEncodedBody, type RequestHeaders } from './body.ts'
import type { StaticAsset } from '../pages/buildStore.ts'

const immutable = 'public, max-age=31536000, immutable'
const brief = 'public, max-age=300, must-revalidate'

/** The response for a static file; a range of it where one is requested. */
export function sendAsset(
  asset: StaticAsset,
  request: RequestHeaders,
  security: Readonly<Record<string, string>>,
): HttpServerResponse.HttpServerResponse {
  const { body } = asset
  const isPacked = body.encoded.br !== undefined
  const headers = {
    ...security,
    'cache-control': asset.immutable ? immutable : brief,
    ...(isPacked ? { vary: 'Accept-Encoding' } : { 'accept-ranges': 'bytes' }),
  }
  const range = isPacked
    ? undefined
    : readRange(request, body.etag, body.encoded.identity.byteLength)
  if (range === undefined) return sendEncodedBody(body, { request, headers })
  const size = body.encoded.identity.byteLength
  if (range === 'outside')
    return HttpServerResponse.empty({
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${size}` },
    })
  const [first, last] = range
  return HttpServerResponse.uint8Array(body.encoded.identity.subarray(first, last + 1), {
    status: 206,
    contentType: body.type,
    headers: { ...headers, etag: body.etag, 'content-range': `bytes ${first}-${last}/${size}` },
  })
}

/** One byte range; a request for several gets the whole file, as the standard allows. */
function readRange(
  request: RequestHeaders,
  etag: string,
  size: number,
): readonly [first: number, last: number] | 'outside' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(request['range'] ?? '')
  if (match === null || (request['if-range'] ?? etag) !== etag) return undefined
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first > last ? 'outside' : [first, last]
}

// Files that pages load. Anything else that is unknown may have been a page.
const assetName =
  /^\/assets\/|\.(?:js|mjs|css|map|json|txt|xml|ico|png|jpe?g|webp|avif|gif|svg|woff2?|ttf|otf|mp4|webm|vtt|pdf|zip|wasm|webmanifest)$/i

/** Distinguishes missing files from missing pages: a missing file is never answered with HTML. */
export const looksLikeAsset = (path: string): boolean => assetName.test(path)
