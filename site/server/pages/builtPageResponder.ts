import { Context, Effect, Layer } from 'effect'
import { resolvePageAddress } from './resolvePageAddress.ts'
import { PageAddressTable } from './pageAddressTable.ts'
import {
  negotiateEncoding,
  formatEtag,
  type EncodedResponseBody,
  type RequestHeaders,
} from '../http/body.ts'
import { ServedBuildContent } from './relocate.ts'
import { isHttps, ServerConfig } from '../ops/config.ts'
import {
  createBuildIdHeader,
  htmlCachingHeaders,
  type ResponseHeaders,
  SecurityHeaders,
} from '../http/headers.ts'
import { matchesEtag, type ContentEncoding } from '../http/negotiate.ts'
import { createLanguageCookies, type Visitor } from '../http/visitor.ts'

/** A response with body and headers prepared before the request. */
export interface PreparedResponse {
  readonly status: 200 | 304
  readonly headers: ResponseHeaders
  /** The same headers as a flat list of names and values, which Node writes fastest. */
  readonly flat: readonly string[]
  readonly body: Uint8Array
}

/** The response for a built page. */
export interface BuiltPageResponse {
  readonly response: PreparedResponse
  /** `Set-Cookie` values. */
  readonly cookies: readonly string[]
}

/** A request for a page. */
export interface PageRequest {
  readonly path: string
  readonly query: string
  readonly headers: RequestHeaders
  readonly visitor: Visitor
}

interface Variant {
  readonly etag: string
  readonly whole: PreparedResponse
  readonly unchanged: PreparedResponse
}

type Variants = Partial<Record<ContentEncoding, Variant>>

/** The response for a built page at exactly this address; none for every other request. */
export class BuiltPageResponder extends Context.Service<
  BuiltPageResponder,
  (request: PageRequest) => BuiltPageResponse | undefined
>()('felcera/BuiltPageResponder') {
  /** Prepares bodies and headers once per variant of a page: a request only selects one. */
  static readonly layer = Layer.effect(
    BuiltPageResponder,
    Effect.suspend(() => makeBuiltPages),
  )
}

const makeBuiltPages = Effect.gen(function* () {
  const content = yield* ServedBuildContent
  const table = yield* PageAddressTable
  const security = yield* SecurityHeaders
  const secure = isHttps(yield* ServerConfig)
  const scheme = secure ? 'https' : 'http'
  const build = createBuildIdHeader(content.site.id)
  // By encodings: the body of another origin gets better ones.
  const variants = new WeakMap<EncodedResponseBody['encoded'], Map<ResponseHeaders, Variants>>()

  const variantOf = (
    body: EncodedResponseBody,
    encoding: ContentEncoding,
    headers: ResponseHeaders,
  ): Variant => {
    const known = variants.get(body.encoded)?.get(headers)?.[encoding]
    if (known !== undefined) return known
    const made = makeVariant(body, encoding, { ...headers, ...build })
    const others = variants.get(body.encoded) ?? new Map<ResponseHeaders, Variants>()
    variants.set(body.encoded, others.set(headers, { ...others.get(headers), [encoding]: made }))
    return made
  }

  return ({ path, query, headers, visitor }: PageRequest): BuiltPageResponse | undefined => {
    const page = content.pages.get(path)
    if (page === undefined || visitor.flash !== undefined) return undefined
    const { stored, detected, consent } = visitor
    const host = headers['host'] ?? ''
    const found = resolvePageAddress(table, { host, path, query, stored, detected }, scheme)
    if (found.kind !== 'page' || found.route.mode !== 'built') return undefined
    const body = consent === undefined ? page.banner : page.plain
    const encoding = negotiateEncoding(body, headers['accept-encoding'])
    const { class: pageClass, locale } = found.route
    const policy = security.page(pageClass, locale, { consent, style: page.style })
    const { etag, whole, unchanged } = variantOf(body, encoding, policy)
    return {
      response: matchesEtag(headers['if-none-match'], etag) ? unchanged : whole,
      cookies: createLanguageCookies(visitor, found.stored, secure),
    }
  }
})

function makeVariant(
  body: EncodedResponseBody,
  encoding: ContentEncoding,
  policy: ResponseHeaders,
): Variant {
  const etag = formatEtag(body, encoding)
  const content = body.encoded[encoding] ?? body.encoded.identity
  const common = { ...policy, ...htmlCachingHeaders('built'), etag }
  const whole = {
    ...common,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-type': body.type,
    'content-length': String(content.byteLength),
  }
  return {
    etag,
    whole: { status: 200, headers: whole, flat: flatten(whole), body: content },
    unchanged: { status: 304, headers: common, flat: flatten(common), body: new Uint8Array() },
  }
}

const flatten = (headers: ResponseHeaders): readonly string[] => Object.entries(headers).flat()
