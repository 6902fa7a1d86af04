import type { ServerBuild } from 'react-router'
import type { RouteEntry } from '#data/routeTable.ts'
import { bundledWith, routeId } from '#data/variants.ts'

/** A build as if every variant of every page had been bundled. */
export function withVariants<B extends ServerBuild>(build: B, routes: readonly RouteEntry[]): B {
  const paths = new Map(routes.map((route) => [routeId(route), route.path.slice(1)]))
  const others = [...bundledWith(routes)]
  const complete = <R extends object>(
    bundled: Readonly<Record<string, R | undefined>>,
  ): Record<string, R> =>
    Object.fromEntries([
      ...Object.entries(bundled),
      ...others.flatMap(([id, one]) => {
        const route = bundled[one]
        return route ? [[id, { ...route, id, path: paths.get(id), index: undefined }]] : []
      }),
    ])
  return {
    ...build,
    routes: complete(build.routes),
    assets: { ...build.assets, routes: complete(build.assets.routes) },
  }
}
