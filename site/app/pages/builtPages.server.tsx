import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, matchPath, RouterContextProvider } from 'react-router'
import type { RequestContext } from '#data/pages/requestContext.ts'
import type { RouteEntry } from '#data/pages/routeTable.ts'
import { HtmlDocument } from '../document/HtmlDocument.tsx'
import { errorPageHandle, ErrorPage } from '../document/ErrorPage.tsx'
import { renderDocumentMarkup } from '../document/renderDocumentMarkup.tsx'
import { loadShellData } from './loadShell.server.ts'
import type { PageData, PageRouteHandle, ShellData } from './pageData.ts'
import { createPageContext } from './requestContext.ts'
import { ShellContext } from './shellContext.ts'

/** Exports of the generated module of a built page: data loader, component and route handle. */
export interface BuiltPageModule {
  loader(this: void, args: LoaderFunctionArgs): PageData | Promise<PageData>
  readonly default: ComponentType<never>
  readonly handle: PageRouteHandle
}

/** Data that a built document is rendered from. */
export interface BuiltPageData {
  readonly shell: ShellData
  readonly page: PageData
}

/** Loads the data of a built page at an absolute URL, without React Router's handler; in development there is no server with a request. */
export async function loadBuiltPage(
  page: BuiltPageModule,
  route: Pick<RouteEntry, 'path'>,
  url: URL,
  request?: RequestContext,
): Promise<BuiltPageData> {
  const params = matchPath(route.path, url.pathname)?.params ?? {}
  const context = request ? createPageContext(request) : new RouterContextProvider()
  const args = { request: new Request(url), url, params, context, pattern: route.path }
  return { shell: loadShellData(args), page: await page.loader(args) }
}

/** Renders the document of a built page to HTML that links the given style sheets. */
export function renderBuiltPage(
  { default: Component, handle }: BuiltPageModule,
  { shell, page }: BuiltPageData,
  styleSheets: readonly string[],
): string {
  const Page = Component as ComponentType<{ loaderData: PageData }>
  const document = (
    <ShellContext value={shell}>
      <HtmlDocument
        shell={shell}
        handle={handle}
        page={page}
        styles={linksTo(styleSheets)}
        scripts={undefined}
      >
        <Page loaderData={page} />
      </HtmlDocument>
    </ShellContext>
  )
  return `<!doctype html>${renderDocumentMarkup(document)}`
}

/** Renders the server error page in place of a built page that failed. */
export function renderServerError(
  url: URL,
  request: RequestContext,
  styleSheets: readonly string[],
): string {
  const shell = loadShellData({ url, context: createPageContext(request) })
  const document = (
    <ShellContext value={shell}>
      <HtmlDocument
        shell={shell}
        handle={errorPageHandle}
        page={undefined}
        styles={linksTo(styleSheets)}
        scripts={undefined}
      >
        <ErrorPage status={500} />
      </HtmlDocument>
    </ShellContext>
  )
  return `<!doctype html>${renderDocumentMarkup(document)}`
}

const linksTo = (styleSheets: readonly string[]) =>
  styleSheets.map((href) => <link key={href} rel="stylesheet" href={href} />)
