import { Cause, Clock, Context, Effect, Layer } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { cookies, writeCookie } from '#data/consent/cookies.ts'
import { splitLocaleFromPath } from '#data/locale/locales.ts'
import type { RequestContext } from '#data/pages/requestContext.ts'
import type { PageSecurityClass, RenderMode, RouteEntry } from '#data/pages/routeTable.ts'
import { rateLimits } from '#data/ops/limits.ts'
import { resolvePageAddress } from './resolvePageAddress.ts'
import { PageAddressTable } from './pageAddressTable.ts'
import { getClientAddress } from '../http/clientAddress.ts'
import { RateLimiter } from '../http/rateLimiter.ts'
import { redirectTo, withCookies } from '../http/redirect.ts'
import { isReadMethod, type ParsedRequest } from '../http/request.ts'
import { encodeBodyOnce, sendEncodedBody } from '../http/body.ts'
import { type BuiltPageResponse, BuiltPageResponder } from './builtPageResponder.ts'
import { createPageStyleInliner } from './pageStyler.ts'
import { ServedBuildContent } from './relocate.ts'
import { PageServicesProvider } from './pageCalls.ts'
import { hasInvalidPathEscapes } from '../http/decodeUrlPath.ts'
import { createBuildIdHeader, htmlCachingHeaders, SecurityHeaders } from '../http/headers.ts'
import { previewHeaders, DraftPreviewFinder } from './draftPreviewFinder.ts'
import { createPlainTextErrorResponse } from '../api/errorResponses.ts'
import { type RenderedPageResponse, PageRenderer, type RenderFailedError } from './renderer.ts'
import { ServerConfig } from '../ops/config.ts'
import { SiteOrigin } from '../ops/origin.ts'
import { RandomTokens } from '../ops/randomTokens.ts'
import { createLanguageCookies } from '../http/visitor.ts'

type Response = HttpServerResponse.HttpServerResponse

/** Decides the headers of a page that is rendered on request. */
interface Kind {
  readonly mode: RenderMode
  readonly class: PageSecurityClass
  /** Whether it is a draft. */
  readonly draft?: true
  /** Set for a built page that is rendered again, because this response differs from the built one. */
  readonly route?: RouteEntry
}

interface PageResponses {
  /** A page, a redirect to one, or the not-found page. */
  readonly show: (request: ParsedRequest) => Effect.Effect<Response, RenderFailedError>
  /** A resource route of the app, in the language of its address. */
  readonly resource: (request: ParsedRequest) => Effect.Effect<Response, RenderFailedError>
  /** A form sent to a page's own address. */
  readonly post: (
    request: ParsedRequest,
    body: ArrayBuffer,
  ) => Effect.Effect<Response, RenderFailedError>
  /** Data for React Router's client. */
  readonly call: (
    request: ParsedRequest,
    body?: ArrayBuffer,
  ) => Effect.Effect<Response, RenderFailedError>
}

const missing: Kind = { mode: 'request', class: 'marketing' }
const redirectStatuses = [301, 302, 303, 307, 308] as const

const makePages = Effect.gen(function* (): Effect.fn.Return<
  PageResponses,
  never,
  | PageAddressTable
  | SiteOrigin
  | ServedBuildContent
  | BuiltPageResponder
  | PageServicesProvider
  | DraftPreviewFinder
  | RateLimiter
  | PageRenderer
  | SecurityHeaders
  | ServerConfig
> {
  const content = yield* ServedBuildContent
  const built = yield* BuiltPageResponder
  const table = yield* PageAddressTable
  const previews = yield* DraftPreviewFinder
  const limiter = yield* RateLimiter
  const render = yield* PageRenderer
  const security = yield* SecurityHeaders
  const { nonce } = yield* RandomTokens
  const calls = yield* PageServicesProvider
  const origin = yield* SiteOrigin
  const { trustedProxies } = yield* ServerConfig
  const secure = origin.startsWith('https:')
  const scheme = secure ? 'https' : 'http'
  const build = createBuildIdHeader(content.site.id)
  const styled = createPageStyleInliner(content.site)

  const contextOf = (request: ParsedRequest, now: number): RequestContext => {
    const { requestId, visitor } = request
    return {
      requestId,
      now,
      calls: calls(request),
      nonce: nonce(),
      banner: visitor.consent === undefined,
      flash: visitor.prefetching ? undefined : visitor.flash,
      consent: visitor.consent,
    }
  }

  /** Rendering takes milliseconds of the thread that answers all requests. */
  const rendered = (request: ParsedRequest, kind: Kind, body?: ArrayBuffer) => {
    const client = getClientAddress(request.raw, trustedProxies)
    return limiter.take('pages', client, rateLimits.pages).pipe(
      Effect.andThen(renderPage(request, kind, body)),
      Effect.catchTags({
        RateLimitExceededError: ({ retryAfter }) => {
          const headers = { 'retry-after': String(retryAfter) }
          return Effect.succeed(
            createPlainTextErrorResponse(request.raw, request.path, 429, headers),
          )
        },
        // The limiter in memory needs no database.
        DatabaseUnavailableError: Effect.die,
      }),
    )
  }

  const renderPage = Effect.fnUntraced(function* (
    request: ParsedRequest,
    kind: Kind,
    body?: ArrayBuffer,
  ) {
    const asked = contextOf(request, yield* Clock.currentTimeMillis)
    const context = kind.draft ? { ...asked, mayPreview: true } : asked
    const url = origin + wellFormed(request.path) + request.query
    const { headers } = request.raw
    const answer = yield* render({
      url,
      headers,
      context,
      ...(body === undefined ? {} : { body }),
      ...(kind.route ? { built: kind.route } : {}),
    })
    for (const error of answer.errors) yield* Effect.logError('page failed', Cause.die(error))
    const response = yield* finish(request, kind, context, answer)
    const seen = context.flash !== undefined && answer.location === undefined
    const own = seen ? [writeCookie(cookies.flash, undefined, secure)] : []
    return withCookies(response, [...own, ...answer.cookies.map((value) => secured(value, secure))])
  })

  const finish = (
    request: ParsedRequest,
    kind: Kind,
    context: RequestContext,
    answer: RenderedPageResponse,
  ) => {
    const isFinal = answer.status < 400 && isReadMethod(request.method)
    const isHydrated = kind.mode === 'app'
    const styledPage = isHydrated ? undefined : styled(answer)
    const headers = {
      ...security.renderedPage(kind.class, splitLocaleFromPath(request.path).locale, {
        nonce: isHydrated ? context.nonce : undefined,
        consent: request.visitor.consent,
        style: styledPage?.style,
      }),
      ...htmlCachingHeaders(isFinal ? kind.mode : 'app'),
      ...build,
      ...answer.headers,
    }
    if (answer.location !== undefined) {
      const status = redirectStatuses.find((known) => known === answer.status) ?? 302
      return Effect.succeed(redirectTo({ path: answer.location }, status, origin, headers))
    }
    return Effect.map(
      Effect.promise(() =>
        encodeBodyOnce(
          answer.type,
          styledPage?.bytes ?? answer.content,
          request.raw.headers['accept-encoding'],
        ),
      ),
      (body) =>
        sendEncodedBody(body, {
          request: request.raw.headers,
          headers,
          status: answer.status,
          conditional: false,
        }),
    )
  }

  const show = (request: ParsedRequest): Effect.Effect<Response, RenderFailedError> =>
    Effect.flatMap(previews(request), (draft) => (draft ? preview(request, draft) : visit(request)))

  /** A draft is rendered without third parties, other languages and caches. */
  const preview = (
    request: ParsedRequest,
    { mode }: Kind,
  ): Effect.Effect<Response, RenderFailedError> => {
    const kind = {
      mode: mode === 'built' ? 'request' : mode,
      class: 'sensitive',
      draft: true,
    } as const
    return Effect.map(rendered(request, kind), HttpServerResponse.setHeaders(previewHeaders))
  }

  const visit = (request: ParsedRequest): Effect.Effect<Response, RenderFailedError> => {
    const { path, query, visitor } = request
    const { headers } = request.raw
    const found = built({ path, query, headers, visitor })
    if (found !== undefined) return Effect.succeed(sendBuilt(found))
    const { stored, detected } = visitor
    const host = headers['host'] ?? ''
    const resolution = resolvePageAddress(table, { host, path, query, stored, detected }, scheme)
    const remember = createLanguageCookies(visitor, resolution.stored, secure)
    if (resolution.kind === 'redirect') {
      const { location, status } = resolution
      const target = location.startsWith('/') ? { path: location } : { declared: location }
      const sent = {
        ...security.page('marketing', splitLocaleFromPath(path).locale),
        ...htmlCachingHeaders('built'),
      }
      return Effect.succeed(withCookies(redirectTo(target, status, origin, sent), remember))
    }
    if (resolution.kind === 'missing')
      return Effect.map(rendered(request, missing), (response) => {
        const found = response.status < 400 ? HttpServerResponse.setStatus(response, 404) : response
        return withCookies(found, remember)
      })
    const { route } = resolution
    const kind = route.mode === 'built' ? { ...route, route } : route
    return Effect.map(rendered(request, kind), (response) => withCookies(response, remember))
  }

  const post = (
    request: ParsedRequest,
    body: ArrayBuffer,
  ): Effect.Effect<Response, RenderFailedError> => {
    const route = table.exact(request.path)
    if (route === undefined) return rendered(request, missing)
    if (route.posts) return rendered(request, route, body)
    return Effect.succeed(
      createPlainTextErrorResponse(request.raw, request.path, 405, { allow: 'GET, HEAD' }),
    )
  }

  const resource = (request: ParsedRequest): Effect.Effect<Response, RenderFailedError> =>
    Effect.map(rendered(request, missing), (response) =>
      response.status === 200 ? HttpServerResponse.setHeaders(response, security.file) : response,
    )

  return {
    show,
    resource,
    post,
    call: (request, body) => rendered(request, { mode: 'app', class: 'sensitive' }, body),
  }
})

/** Pages, rendered or built, and responses to their forms. */
export class PageResponder extends Context.Service<PageResponder, PageResponses>()(
  'felcera/PageResponder',
) {
  static readonly layer = Layer.effect(PageResponder, makePages).pipe(
    Layer.provide(RateLimiter.layerMemory),
  )
}

const sendBuilt = ({ response: { status, headers, body }, cookies }: BuiltPageResponse): Response =>
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

/**
 * Escapes a path that React Router cannot decode, or in which `URL` resolves dot segments or backslashes: the app would answer
 * another address than the one whose headers are sent. No page has such a path.
 */
const wellFormed = (path: string): string =>
  hasInvalidPathEscapes(path) || isResolved(path)
    ? path.replaceAll('%', '%25').replaceAll('.', '%252E').replaceAll('\\', '%5C')
    : path

const isResolved = (path: string): boolean => /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)

/** Adds `Secure`: the app does not know the scheme of the site. */
const secured = (cookie: string, secure: boolean): string =>
  secure && !/;\s*secure\b/i.test(cookie) ? `${cookie}; Secure` : cookie
