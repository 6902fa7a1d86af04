import { resolveAddress } from './address.ts'
import type { AddressTable } from './addressTable.ts'
import { encodingFor, etagOf, type Body, type RequestHeaders } from './body.ts'
import type { Content } from './content.ts'
import { htmlCaching, type Headers, type SecurityHeaders } from './headers.ts'
import { matchesEtag, type Encoding } from './negotiate.ts'
import { languageCookies, type Visitor } from './visitor.ts'

/** What is sent, as it was made before. */
export interface Sent {
  readonly status: 200 | 304
  readonly headers: Headers
  /** The same headers, name after value after name, as Node takes them fastest. */
  readonly flat: readonly string[]
  readonly body: Uint8Array
}

/** The answer for a built page. */
export interface BuiltAnswer {
  readonly sent: Sent
  /** `Set-Cookie` values. */
  readonly cookies: readonly string[]
}

/** A page that is asked for. */
export interface PageAsk {
  readonly path: string
  readonly query: string
  readonly headers: RequestHeaders
  readonly visitor: Visitor
}

/** Answers for a built page that is shown where it was asked for; nothing for everything else. */
export type BuiltPages = (ask: PageAsk) => BuiltAnswer | undefined

export interface BuiltPagesOptions {
  readonly content: Content
  readonly table: AddressTable
  readonly security: SecurityHeaders
  /** Whether the site is reached by https. */
  readonly secure: boolean
}

interface Variant {
  readonly etag: string
  readonly whole: Sent
  readonly unchanged: Sent
}

type Variants = Partial<Record<Encoding, Variant>>

/** Bodies and headers are made once for each variant of a page: a request only finds out which it gets. */
export function makeBuiltPages({
  content,
  table,
  security,
  secure,
}: BuiltPagesOptions): BuiltPages {
  const scheme = secure ? 'https' : 'http'
  const variants = new Map<Body, Map<Headers, Variants>>()

  const variantOf = (body: Body, encoding: Encoding, headers: Headers): Variant => {
    const known = variants.get(body)?.get(headers)?.[encoding]
    if (known !== undefined) return known
    const made = makeVariant(body, encoding, headers)
    const others = variants.get(body) ?? new Map<Headers, Variants>()
    variants.set(body, others.set(headers, { ...others.get(headers), [encoding]: made }))
    return made
  }

  return ({ path, query, headers, visitor }) => {
    const page = content.pages.get(path)
    if (page === undefined || visitor.flash !== undefined) return undefined
    const { stored, detected, consent } = visitor
    const host = headers['host'] ?? ''
    const found = resolveAddress(table, { host, path, query, stored, detected }, scheme)
    if (found.kind !== 'page' || found.route.mode !== 'built') return undefined
    const body = consent === undefined ? page.banner : page.plain
    const encoding = encodingFor(body, headers['accept-encoding'])
    const policy = security.page(found.route.class, found.route.locale, { consent })
    const { etag, whole, unchanged } = variantOf(body, encoding, policy)
    return {
      sent: matchesEtag(headers['if-none-match'], etag) ? unchanged : whole,
      cookies: languageCookies(visitor, found.stored, secure),
    }
  }
}

function makeVariant(body: Body, encoding: Encoding, policy: Headers): Variant {
  const etag = etagOf(body, encoding)
  const content = body.encoded[encoding] ?? body.encoded.identity
  const common = { ...policy, ...htmlCaching('built'), etag }
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

const flatten = (headers: Headers): readonly string[] => Object.entries(headers).flat()
