import { join } from 'node:path'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { BuiltPageData } from '#app/pages/builtPages.server.tsx'
import { getRouteModulePath, type RouteEntry } from '#data/pages/routeTable.ts'
import { DevPageStyleSheets } from './pageStyles.ts'

const site = join(import.meta.dirname, '../..')
const root = join(site, 'root.tsx')

/** Exports of `entry.server.tsx` that render built pages. */
interface Entry {
  readonly loadPage: (route: RouteEntry, url: URL) => Promise<BuiltPageData>
  readonly renderPage: (
    page: string,
    data: BuiltPageData,
    styleSheets: readonly string[],
  ) => Promise<string>
}

/** Returns a function that renders a built page at a URL like the build does, of the modules that it imports and no others. */
export function makeDevPageRenderer(server: ViteDevServer) {
  const styles = new DevPageStyleSheets(server)
  const { ssr } = server.environments
  return async (route: RouteEntry, url: URL): Promise<string> => {
    if (!ssr || !isRunnableDevEnvironment(ssr))
      throw new Error('Pages are rendered in this process')
    const page = join(site, 'generated', getRouteModulePath(route.page))
    const [entry] = await Promise.all([
      ssr.runner.import<Entry>(join(site, 'entry.server.tsx')),
      ssr.runner.import(root),
      ssr.runner.import(page),
    ])
    const [data, style] = await Promise.all([
      entry.loadPage(route, url),
      styles.join(route.page, [root, page]),
    ])
    return entry.renderPage(route.page, data, [style])
  }
}
