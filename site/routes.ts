import { route, type RouteConfig } from '@react-router/dev/routes'
import { localeCodes, localizePath } from '#data/locales.ts'
import { downloadFeedPath, latestPath } from '#data/resources.ts'
import { routeConfig } from '#generated/routeConfig.ts'

export default [
  ...routeConfig,
  ...localeCodes.map((locale) =>
    route(localizePath(locale, downloadFeedPath), 'app/downloadFeed.ts', {
      id: `${locale}/download-feed`,
    }),
  ),
  route(`${latestPath}:file`, 'app/latestDownload.ts'),
  route('*', 'app/notFound.tsx'),
] satisfies RouteConfig
