import { route, type RouteConfig } from '@react-router/dev/routes'
import { localeCodes, localizePath } from '#data/locales.ts'
import { downloadFeedPath, latestPath, searchIndexPath } from '#data/resources.ts'
import { routeId } from '#data/routeTable.ts'
import { routeConfig } from '#generated/routeConfig.ts'
import { routes } from '#generated/routes.ts'

// Built pages are bundled for the server alone (`scripts/builtPages.ts`): `react-router build` has no routes of them, its other
// commands have.
const building = process.argv[2] === 'build'
const left = new Set(routes.filter(({ mode }) => building && mode === 'built').map(routeId))

export default [
  ...routeConfig.filter(({ id = '' }) => !left.has(id)),
  ...localeCodes.map((locale) =>
    route(localizePath(locale, downloadFeedPath), 'app/downloadFeed.ts', {
      id: `${locale}/download-feed`,
    }),
  ),
  ...localeCodes.map((locale) =>
    route(localizePath(locale, searchIndexPath), 'app/searchIndex.ts', {
      id: `${locale}/search-index`,
    }),
  ),
  route(`${latestPath}:file`, 'app/latestDownload.ts'),
  route('*', 'app/notFound.tsx'),
] satisfies RouteConfig
