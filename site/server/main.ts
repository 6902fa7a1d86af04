// First, before any other module imports React.
import './productionMode.ts'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Effect } from 'effect'
import { BuildUnreadableError } from './pages/buildStore.ts'
import type { ServerAppBuild, BuildCompletion } from './pages/site.ts'
import { runSiteServer } from './ops/runSite.ts'

const dist = join(import.meta.dirname, '../dist')

/** Loads the built site, lazily, so that `--help` and invalid values work without a build. */
export const loadBuiltSite = (completion?: BuildCompletion) =>
  Effect.tryPromise({
    try: async () => {
      const { routes, draftRoutes: drafts } = await import('#generated/routes.ts')
      const site = await import('#generated/site.ts')
      const { messages } = await import('#generated/messages.ts')
      const build: ServerAppBuild = await import(pathToFileURL(join(dist, 'server/index.js')).href)
      return { dist, routes, drafts, site, messages, build, completion }
    },
    catch: (error) => new BuildUnreadableError({ dist, reason: String(error) }),
  })

if (import.meta.main) runSiteServer(loadBuiltSite())
