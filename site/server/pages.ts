import { Cause, Clock, Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import type { SiteCalls } from '#data/calls.ts'
import { cookies, writeCookie } from '#data/cookies.ts'
import { splitLocale } from '#data/locales.ts'
import type { RequestContext } from '#data/requestContext.ts'
import type { PageClass, RenderMode } from '#data/routeTable.ts'
import { styleSheetsOf, withOneSheet } from '#data/styleSheets.ts'
import { resolveAddress } from './address.ts'
import type { AddressTable } from './addressTable.ts'
import { redirectTo, withCookies } from './answer.ts'
import { isRead, type Ask } from './ask.ts'
import { encodeBody, sendBody } from './body.ts'
import type { BuiltAnswer, BuiltPages } from './builtPages.ts'
import type { Content } from './content.ts'
import { hasBrokenEscapes } from './decodePath.ts'
import { htmlCaching, type SecurityHeaders } from './headers.ts'
import { previewHeaders, type Previews } from './previews.ts'
import { refusePlainly } from './refusals.ts'
import type { Rendered, Renderer, RenderFailed } from './renderer.ts'
import { languageCookies } from './visitor.ts'

type Response = HttpServerResponse.HttpServerResponse

export interface PagesOptions {
  readonly content: Content
  readonly built: BuiltPages
  readonly table: AddressTable
  /** Drafts that a link lets its visitor see. */
  readonly previews: Previews
  readonly render: Renderer
  readonly security: SecurityHeaders
  readonly nonce: () => string
  /** What a page may ask for, on behalf of who asks for it. */
  readonly calls: (ask: Ask) => SiteCalls
  /** The site's own origin. */
  readonly origin: string
}

/** What decides the headers of a page that is rendered now. */
interface Kind {
  readonly mode: RenderMode
  readonly class: PageClass
  /** Whether it is a draft. */
  readonly draft?: true
}

export interface Pages {
  /** A page, a redirect to one, or the page that says there is none. */
  readonly show: (ask: Ask) => Effect.Effect<Response, RenderFailed>
  /** What the app answers with that is no page, in no other language than its address says. */
  readonly resource: (ask: Ask) => Effect.Effect<Response, RenderFailed>
  /** A form sent to a page's own address. */
  readonly post: (ask: Ask, body: ArrayBuffer) => Effect.Effect<Response, RenderFailed>
  /** What React Router's client asks for beside documents. */
  readonly call: (ask: Ask, body?: ArrayBuffer) => Effect.Effect<Response, RenderFailed>
}

const missing: Kind = { mode: 'request', class: 'marketing' }
const requestQuality = 4
const redirectStatuses = [301, 302, 303, 307, 308] as const

export function makePages(options: PagesOptions): Pages {
  const { content, built, table, previews, render, security, nonce, origin, calls } = options
  const secure = origin.startsWith('https:')
  const scheme = secure ? 'https' : 'http'
  // Scripts of a page can read this one header, and so learn which build their page is of.
  const build = { 'server-timing': `build;desc="${content.site.id}"` }
  const styles = new Map(Object.entries(content.site.styles))

  const contextOf = (ask: Ask, now: number): RequestContext => {
    const { requestId, visitor } = ask
    return {
      requestId,
      now,
      calls: calls(ask),
      nonce: nonce(),
      banner: visitor.consent === undefined,
      flash: visitor.prefetching ? undefined : visitor.flash,
      consent: visitor.consent,
    }
  }

  const rendered = Effect.fnUntraced(function* (ask: Ask, kind: Kind, body?: ArrayBuffer) {
    const asked = contextOf(ask, yield* Clock.currentTimeMillis)
    const context = kind.draft ? { ...asked, mayPreview: true } : asked
    const url = origin + wellFormed(ask.path) + ask.query
    const { headers } = ask.request
    const answer = yield* render({ url, headers, context, ...(body === undefined ? {} : { body }) })
    for (const error of answer.errors) yield* Effect.logError('page failed', Cause.die(error))
    const response = yield* finish(ask, kind, context, answer)
    const seen = context.flash !== undefined && answer.location === undefined
    const own = seen ? [writeCookie(cookies.flash, undefined, secure)] : []
    return withCookies(response, [...own, ...answer.cookies.map((value) => secured(value, secure))])
  })

  /** The page with one style sheet, where the build made one of those it asks for. */
  const joined = ({ type, content: bytes }: Rendered): Uint8Array => {
    if (!type.startsWith('text/html')) return bytes
    const html = Buffer.from(bytes).toString()
    const sheet = styles.get(styleSheetsOf(html).join(' '))
    return sheet === undefined ? bytes : Buffer.from(withOneSheet(html, sheet))
  }

  const finish = (ask: Ask, kind: Kind, context: RequestContext, answer: Rendered) => {
    const isFinal = answer.status < 400 && isRead(ask.method)
    const headers = {
      ...security.page(kind.class, splitLocale(ask.path).locale, {
        nonce: kind.mode === 'app' ? context.nonce : undefined,
        consent: ask.visitor.consent,
      }),
      ...htmlCaching(isFinal ? kind.mode : 'app'),
      ...build,
      ...answer.headers,
    }
    if (answer.location !== undefined) {
      const status = redirectStatuses.find((known) => known === answer.status) ?? 302
      return Effect.succeed(redirectTo({ path: answer.location }, status, origin, headers))
    }
    const sent = kind.mode === 'request' ? joined(answer) : answer.content
    return Effect.map(
      Effect.promise(() => encodeBody(answer.type, sent, requestQuality, '""')),
      (body) =>
        sendBody(body, {
          request: ask.request.headers,
          headers,
          status: answer.status,
          conditional: false,
        }),
    )
  }

  const show = (ask: Ask): Effect.Effect<Response, RenderFailed> =>
    Effect.flatMap(previews(ask), (draft) => (draft ? preview(ask, draft) : visit(ask)))

  /** A draft is shown without what may tell of it: third parties, other languages, caches. */
  const preview = (ask: Ask, { mode }: Kind): Effect.Effect<Response, RenderFailed> => {
    const kind = { mode: mode === 'built' ? 'request' : mode, class: 'sensitive', draft: true } as const // prettier-ignore
    return Effect.map(rendered(ask, kind), HttpServerResponse.setHeaders(previewHeaders))
  }

  const visit = (ask: Ask): Effect.Effect<Response, RenderFailed> => {
    const { path, query, visitor } = ask
    const { headers } = ask.request
    const found = built({ path, query, headers, visitor })
    if (found !== undefined) return Effect.succeed(sendBuilt(found))
    const { stored, detected } = visitor
    const host = headers['host'] ?? ''
    const resolution = resolveAddress(table, { host, path, query, stored, detected }, scheme)
    const remember = languageCookies(visitor, resolution.stored, secure)
    if (resolution.kind === 'redirect') {
      const { location, status } = resolution
      const target = location.startsWith('/') ? { path: location } : { declared: location }
      const sent = {
        ...security.page('marketing', splitLocale(path).locale),
        ...htmlCaching('built'),
      }
      return Effect.succeed(withCookies(redirectTo(target, status, origin, sent), remember))
    }
    if (resolution.kind === 'missing')
      return Effect.map(rendered(ask, missing), (response) => {
        const found = response.status < 400 ? HttpServerResponse.setStatus(response, 404) : response
        return withCookies(found, remember)
      })
    return Effect.map(rendered(ask, resolution.route), (response) =>
      withCookies(response, remember),
    )
  }

  const post = (ask: Ask, body: ArrayBuffer): Effect.Effect<Response, RenderFailed> => {
    const route = table.exact(ask.path)
    if (route === undefined) return rendered(ask, missing)
    if (route.posts) return rendered(ask, route, body)
    return Effect.succeed(refusePlainly(ask.request, ask.path, 405, { allow: 'GET, HEAD' }))
  }

  const resource = (ask: Ask): Effect.Effect<Response, RenderFailed> =>
    Effect.map(rendered(ask, missing), (response) =>
      response.status === 200 ? HttpServerResponse.setHeaders(response, security.file) : response,
    )

  return {
    show,
    resource,
    post,
    call: (ask, body) => rendered(ask, { mode: 'app', class: 'sensitive' }, body),
  }
}

const sendBuilt = ({ sent: { status, headers, body }, cookies }: BuiltAnswer): Response =>
  withCookies(
    status === 304
      ? HttpServerResponse.empty({ status, headers })
      : HttpServerResponse.uint8Array(body, {
          status,
          headers,
          contentType: headers['content-type'],
        }),
    cookies,
  )

/** React Router stumbles over broken escapes; such a path is unknown in any case. */
const wellFormed = (path: string): string =>
  hasBrokenEscapes(path) ? path.replaceAll('%', '%25') : path

/** The app does not know whether the site is reached by https. */
const secured = (cookie: string, secure: boolean): string =>
  secure && !/;\s*secure\b/i.test(cookie) ? `${cookie}; Secure` : cookie
