import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { HttpServerResponse } from 'effect/http'
import { parseAcceptedEncodings, matchesEtag, type ContentEncoding } from './negotiate.ts'

/** A response body in every encoding that is stored. */
export interface EncodedResponseBody {
  readonly type: string
  /** Quoted, without encoding suffix. */
  readonly etag: string
  readonly encoded: { readonly identity: Uint8Array } & Partial<Record<ContentEncoding, Uint8Array>>
}

/** Request headers, by name in lower case. */
export type RequestHeaders = Readonly<Record<string, string | undefined>>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const smallest = 1024

const compressible =
  /^(text\/|image\/svg|font\/(otf|ttf)|application\/(json|xml|manifest|javascript|rss|atom|.*\+(json|xml)))/

/** Quality of Brotli and gzip for bodies that the build has not compressed. */
const requestCompressionQuality = 4

/** Body that is compressed on the first request of an encoding, if that makes it smaller. */
export function compressOnDemand(type: string, identity: Uint8Array): EncodedResponseBody {
  const etag = hashEtag(identity)
  if (!isCompressible(type, identity)) return { type, etag, encoded: { identity } }
  let br: Uint8Array | undefined
  let gzipped: Uint8Array | undefined
  const params = { [constants.BROTLI_PARAM_QUALITY]: requestCompressionQuality }
  const encoded = {
    identity,
    get br() {
      return (br ??= brotliCompressSync(identity, { params }))
    },
    get gzip() {
      return (gzipped ??= gzipSync(identity, { level: requestCompressionQuality }))
    },
  }
  return { type, etag, encoded }
}

const isCompressible = (type: string, { byteLength }: Uint8Array): boolean =>
  byteLength >= smallest && compressible.test(type)

/** Compresses a body if that makes it smaller. */
export async function encodeBody(
  type: string,
  identity: Uint8Array,
  quality: number,
): Promise<EncodedResponseBody> {
  const etag = hashEtag(identity)
  if (!isCompressible(type, identity)) return { type, etag, encoded: { identity } }
  const [br, gzipped] = await Promise.all([
    compress.br(identity, quality),
    compress.gzip(identity, quality),
  ])
  return { type, etag, encoded: { identity, br, gzip: gzipped } }
}

/** Body that is sent once and has no entity tag: compressed only in the encoding that its client prefers. */
export async function encodeBodyOnce(
  type: string,
  identity: Uint8Array,
  accepted: string | undefined,
): Promise<EncodedResponseBody> {
  const [encoding = 'identity'] = parseAcceptedEncodings(accepted)
  const etag = '""'
  if (encoding === 'identity' || !isCompressible(type, identity))
    return { type, etag, encoded: { identity } }
  const content = await compress[encoding](identity, requestCompressionQuality)
  return { type, etag, encoded: { identity, [encoding]: content } }
}

const compress = {
  br: (content: Uint8Array, quality: number) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  gzip: (content: Uint8Array, quality: number) => zip(content, { level: Math.min(quality, 9) }),
}

/** Computes a strong entity tag from the content. */
export const hashEtag = (content: Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** Returns the encoding of a body that the client prefers. */
export const negotiateEncoding = (
  body: EncodedResponseBody,
  accepted: string | undefined,
): ContentEncoding =>
  parseAcceptedEncodings(accepted).find((one) => body.encoded[one] !== undefined) ?? 'identity'

/** One tag per encoding. The compression level is not part of it, because no ranges of compressed bytes are served. */
export const formatEtag = ({ etag }: EncodedResponseBody, encoding: ContentEncoding): string =>
  encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`

export interface SendResponseBodyOptions {
  readonly request: RequestHeaders
  readonly headers: Readonly<Record<string, string>>
  readonly status?: number
  /** Whether a 304 is allowed; on by default for 200. */
  readonly conditional?: boolean
}

/** The response in the encoding the client prefers, or 304. */
export function sendEncodedBody(
  body: EncodedResponseBody,
  options: SendResponseBodyOptions,
): HttpServerResponse.HttpServerResponse {
  const { request, headers, status = 200, conditional = status === 200 } = options
  const encoding = negotiateEncoding(body, request['accept-encoding'])
  const content = body.encoded[encoding] ?? body.encoded.identity
  const etag = formatEtag(body, encoding)
  const sent = conditional ? { ...headers, etag } : headers
  if (conditional && matchesEtag(request['if-none-match'], etag))
    return HttpServerResponse.empty({ status: 304, headers: sent })
  return HttpServerResponse.uint8Array(content, {
    status,
    contentType: body.type,
    headers: encoding === 'identity' ? sent : { ...sent, 'content-encoding': encoding },
  })
}
