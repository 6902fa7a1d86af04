import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { localeCodes, localizePath } from '#data/locale/locales.ts'
import { downloadFeedPath, latestDownloadPath, searchIndexPath } from '#data/pages/resourcePaths.ts'
import { getRouteModulePath, formatRouteId } from '#data/pages/routeTable.ts'
import { draftRoutes, routes } from '#generated/routes.ts'

// Built pages are rendered by `app/pages/builtPages.server.tsx` and need no route. Only type generation, in mode `development`, derives the
// types of their modules; `scripts/dev.ts` starts the server in another mode.
const isTypeGeneration = import.meta.env.MODE === 'development'
const served = isTypeGeneration ? routes : routes.filter(({ mode }) => mode !== 'built')

export default [
  ...[...served, ...draftRoutes].map((entry) => {
    const file = `generated/${getRouteModulePath(entry.page)}`
    const id = formatRouteId(entry)
    return entry.path === '/' ? index(file, { id }) : route(entry.path.slice(1), file, { id })
  }),
  ...localeCodes.map((locale) =>
    route(localizePath(locale, downloadFeedPath), 'app/downloads/downloadFeed.ts', {
      id: `${locale}/download-feed`,
    }),
  ),
  ...localeCodes.map((locale) =>
    route(localizePath(locale, searchIndexPath), 'app/search/searchIndex.ts', {
      id: `${locale}/search-index`,
    }),
  ),
  route(`${latestDownloadPath}:file`, 'app/downloads/latestDownload.ts'),
  route('*', 'app/pages/notFound.tsx'),
] satisfies RouteConfig
