import type { ServerBuild } from 'react-router'
import { routeId, type RouteEntry } from '#data/routeTable.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>
type Assets = ServerBuild['assets']['routes']

/** The server's bundle: React Router's, with the built pages by their ids beside. */
export interface BundledApp extends ServerBuild {
  readonly entry: {
    readonly module: ServerBuild['entry']['module'] & {
      readonly builtPages: Readonly<
        Record<string, { readonly module: Route['module']; readonly css: readonly string[] }>
      >
    }
  }
}

/** The app with a route for every variant of every built page: no browser has them, so React Router has not bundled them. */
export function withBuiltRoutes<B extends BundledApp>(build: B, table: readonly RouteEntry[]): B {
  const routes: Routes = { ...build.routes }
  const assets: Assets = { ...build.assets.routes }
  for (const entry of table) {
    const page = build.entry.module.builtPages[entry.page]
    if (!page) continue
    const id = routeId(entry)
    const path = entry.path.slice(1)
    const place = { id, parentId: 'root', ...(path === '' ? { index: true } : { path }) }
    routes[id] = { ...place, module: page.module }
    assets[id] = {
      ...place,
      module: '',
      css: [...page.css],
      hasLoader: true,
      hasAction: false,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasErrorBoundary: false,
      clientActionModule: undefined,
      clientLoaderModule: undefined,
      clientMiddlewareModule: undefined,
      hydrateFallbackModule: undefined,
    }
  }
  return { ...build, routes, assets: { ...build.assets, routes: assets } }
}
