import { route, type RouteConfig } from '@react-router/dev/routes'
import { localeCodes, localizePath } from '#data/locales.ts'
import { downloadFeedPath, latestPath, searchIndexPath } from '#data/resources.ts'
import { routeConfig } from '#generated/routeConfig.ts'

export default [
  ...routeConfig,
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
