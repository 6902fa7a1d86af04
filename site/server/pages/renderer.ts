import { Context, Effect, Layer, Schema } from 'effect'
import { createRequestHandler, isRouteErrorResponse } from 'react-router'
import type { RequestContext } from '#data/pages/requestContext.ts'
import type { RouteEntry } from '#data/pages/routeTable.ts'
import type { RequestHeaders } from '../http/body.ts'
import { type ServerAppBuild, ServedSite } from './site.ts'

export interface PageRenderRequest {
  readonly url: string
  readonly headers: RequestHeaders
  /** The body of a POST; without one the request is a GET. */
  readonly body?: ArrayBuffer
  readonly context: RequestContext
  /** The prerendered page to render again for this request; without one React Router matches the URL. */
  readonly built?: RouteEntry
}

/** The response of the app, with its body in memory. */
export interface RenderedPageResponse {
  readonly status: number
  readonly type: string
  readonly location: string | undefined
  readonly cookies: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly content: Uint8Array
  /** Errors for which the app rendered its error page. */
  readonly errors: readonly unknown[]
}

/** The app failed without rendering an error page. */
export class RenderFailedError extends Schema.TaggedError<RenderFailedError>()(
  'RenderFailedError',
  {
    cause: Schema.Defect(),
  },
) {}

/** Renders request and app pages, responses to forms, and error pages. */
export type PageRenderFunction = (
  request: PageRenderRequest,
) => Effect.Effect<RenderedPageResponse, RenderFailedError>

// No other header is passed on: no forged framework headers, none of the connection.
const passedOn = ['accept', 'accept-language', 'content-type', 'cookie', 'sec-gpc', 'user-agent']
/** Content types of responses for scripts: for React Router's client, and for the script of a form. */
const scriptTypes: ReadonlySet<string> = new Set(['text/x-script', 'application/json'])
const passedBack = [
  'clear-site-data',
  'referrer-policy',
  'retry-after',
  'x-robots-tag',
  'x-remix-response',
]

/** Renders with the app as React Router built it. */
export function makeServerPageRenderer(build: ServerAppBuild): PageRenderFunction {
  const { loadPage, createPageContext, pageStyleSheets, renderPage, renderServerError } =
    build.entry.module
  const failures = new WeakMap<object, unknown[]>()
  // The app would print its errors; here they go into the log of their request.
  const handleError = (error: unknown, { context }: { context: object }) => {
    if (!isRouteErrorResponse(error) || error.status >= 500) failures.get(context)?.push(error)
  }
  const module = { ...build.entry.module, handleError }
  const handler = createRequestHandler({ ...build, entry: { module } }, 'production')
  const renderBuilt = async (url: string, context: RequestContext, route: RouteEntry) => {
    const styleSheets = pageStyleSheets[route.page] ?? []
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    try {
      const data = await loadPage(route, new URL(url), context)
      const html = await renderPage(route.page, data, styleSheets)
      return readAnswer(new Response(html, { headers }), [])
    } catch (error) {
      const html = renderServerError(new URL(url), context, styleSheets)
      return readAnswer(new Response(html, { status: 500, headers }), [error])
    }
  }
  return ({ url, headers, body, context, built }) =>
    Effect.tryPromise({
      try: async (signal) => {
        if (built) return renderBuilt(url, context, built)
        const asked = new Request(url, {
          method: body === undefined ? 'GET' : 'POST',
          headers: pick(headers, passedOn),
          signal,
          ...(body === undefined ? {} : { body }),
        })
        const provider = createPageContext(context)
        const errors: unknown[] = []
        failures.set(provider, errors)
        return readAnswer(await handler(asked, provider), errors)
      },
      catch: (cause) => new RenderFailedError({ cause }),
    })
}

/** Renders with the app of the built site. */
export class PageRenderer extends Context.Service<PageRenderer, PageRenderFunction>()(
  'felcera/PageRenderer',
) {
  static readonly layer = Layer.effect(
    PageRenderer,
    Effect.map(ServedSite, ({ build }) => makeServerPageRenderer(build)),
  )
}

async function readAnswer(
  answer: Response,
  errors: readonly unknown[],
): Promise<RenderedPageResponse> {
  const content = new Uint8Array(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  const location = answer.headers.get('location') ?? undefined
  if (answer.status >= 500 && !type.startsWith('text/html') && !scriptTypes.has(type))
    throw new Error(`The app answered ${answer.status} without a page`, { cause: errors[0] })
  return {
    status: answer.status,
    type,
    location,
    cookies: answer.headers.getSetCookie(),
    headers: pick(Object.fromEntries(answer.headers), passedBack),
    content,
    errors,
  }
}

const pick = (from: RequestHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = from[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
