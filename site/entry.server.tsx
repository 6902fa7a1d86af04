import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import {
  type BuiltPageData,
  type BuiltPageModule,
  loadBuiltPage,
  renderBuiltPage,
} from '#app/pages/builtPages.server.tsx'
import type { PageRouteHandle } from '#app/pages/pageData.ts'
import type { RequestContext } from '#data/pages/requestContext.ts'
import { getCompiledPagePath, getRouteModulePath, type RouteEntry } from '#data/pages/routeTable.ts'
import { renderDocumentMarkup } from '#app/document/renderDocumentMarkup.tsx'
import { requestContext } from '#app/pages/requestContext.ts'
import { acceptsJson } from '#app/forms/formPosts.server.ts'

export { currentAgreementDocuments as currentDocuments } from '#app/account/agreements.server.ts'
export { createCrawlerFiles } from '#app/seo/crawlerFiles.server.ts'
export { listApiRecords as listed } from '#app/content/lists.server.ts'
export { listShareImages } from '#app/seo/shareImages.server.ts'
export { unavailablePageServices } from '#data/api/serverPort.ts'
export { createPageContext } from '#app/pages/requestContext.ts'
export { renderServerError } from '#app/pages/builtPages.server.tsx'
export { pageStyleSheets } from 'virtual:page-style-sheets'

/** Loads the data of a prerendered page. */
export const loadPage = async (route: RouteEntry, url: URL, request?: RequestContext) =>
  loadBuiltPage(await moduleOf(route.page), route, url, request)

/** Renders a prerendered page to an HTML document. */
export const renderPage = async (
  page: string,
  data: BuiltPageData,
  styleSheets: readonly string[],
) => renderBuiltPage(await moduleOf(page), data, styleSheets)

/** Imports the module of a built page: compiled by itself in a build, its source in development. */
const moduleOf = (page: string): Promise<BuiltPageModule> =>
  import(
    /* @vite-ignore */ import.meta.env.DEV
      ? `./generated/${getRouteModulePath(page)}`
      : `#built/${getCompiledPagePath(page)}`
  ) as Promise<BuiltPageModule>

const doctype = '<!doctype html>'

/** Renders a document: static markup, or a stream with React's hydration data for pages in `app` mode. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const { nonce } = provider.get(requestContext)
  const { actionData, matches, errors } = context.staticHandlerContext
  if (acceptsJson(request) && !errors)
    return Response.json(Object.values(actionData ?? {})[0] ?? null, { status, headers })
  const handle = matches.at(-1)?.route.handle as PageRouteHandle | undefined
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (handle?.mode !== 'app' || errors) {
    const html =
      doctype + renderDocumentMarkup(<ServerRouter context={context} url={request.url} />)
    return new Response(html, { status, headers })
  }
  const app = <ServerRouter context={context} url={request.url} nonce={nonce} />
  const stream = await renderToReadableStream(app, { nonce })
  await stream.allReady
  return new Response(stream, { status, headers })
}
