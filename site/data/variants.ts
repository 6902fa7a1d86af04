import type { RouteEntry } from './routeTable.ts'

/** Id of a page's route in one variant, as React Router knows it. */
export const routeId = ({ locale, page }: Pick<RouteEntry, 'locale' | 'page'>): string =>
  `${locale}/${page}`

/**
 * Variants of built pages that are bundled with another one: its id by theirs. A built page has one module for all its
 * variants, and no browser asks for its routes.
 */
export function bundledWith(routes: readonly RouteEntry[]): ReadonlyMap<string, string> {
  const bundled = new Map<string, RouteEntry>()
  const built = routes.filter(({ mode }) => mode === 'built')
  for (const route of built) if (!bundled.has(route.page)) bundled.set(route.page, route)
  return new Map(
    built.flatMap((route) => {
      const one = bundled.get(route.page)
      return one && one !== route ? [[routeId(route), routeId(one)]] : []
    }),
  )
}
