import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { localeCodes, localizePath } from '#data/locales.ts'
import { downloadFeedPath, latestPath, searchIndexPath } from '#data/resources.ts'
import { moduleOf, routeId } from '#data/routeTable.ts'
import { drafts, routes } from '#generated/routes.ts'

// Built pages are bundled for the server alone (`scripts/builtPages.ts`): `react-router build` has no routes of them, its other
// commands have.
const building = process.argv[2] === 'build'
const bundled = building ? routes.filter(({ mode }) => mode !== 'built') : routes

export default [
  ...[...bundled, ...drafts].map((entry) => {
    const file = `generated/${moduleOf(entry.page)}`
    const id = routeId(entry)
    return entry.path === '/' ? index(file, { id }) : route(entry.path.slice(1), file, { id })
  }),
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
