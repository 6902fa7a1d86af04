import { route, type RouteConfig } from '@react-router/dev/routes'
import { localeCodes, localizePath } from '#data/locales.ts'
import { downloadFeedPath, latestPath, searchIndexPath } from '#data/resources.ts'
import { bundledWith } from '#data/variants.ts'
import { routeConfig } from '#generated/routeConfig.ts'
import { routes } from '#generated/routes.ts'

// The server has them all again (`server/variants.ts`); development bundles nothing.
const left =
  process.env['NODE_ENV'] === 'production' ? bundledWith(routes) : new Map<string, string>()

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
