import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Effect } from 'effect'
import { type BundledApp, withBuiltRoutes } from './builtRoutes.ts'
import { BuildUnreadable } from './content.ts'
import type { AppBuild } from './renderer.ts'
import { runSite } from './run.ts'

const dist = join(import.meta.dirname, '../dist')

// Loaded late, so that `--help` and wrong values are answered without a build.
const load = Effect.tryPromise({
  try: async () => {
    const { routes, drafts } = await import('#generated/routes.ts')
    const site = await import('#generated/site.ts')
    const { messages } = await import('#generated/messages.ts')
    const bundled: AppBuild & BundledApp = await import(
      pathToFileURL(join(dist, 'server/index.js')).href
    )
    const build = withBuiltRoutes(bundled, routes)
    return { dist, routes, drafts, site, messages, build }
  },
  catch: (error) => new BuildUnreadable({ dist, reason: String(error) }),
})

runSite(load)
