import { Effect } from 'effect'
import { runSiteServer } from '#server/ops/runSite.ts'
import {
  testServerBuild,
  testDraftRoutes,
  messages,
  routes,
  testLaunchSettings,
} from './fixture.ts'

// The fixture's site as a process of its own: what `site/server/main.ts` is for the built one.
runSiteServer(
  Effect.succeed({
    dist: process.env['FIXTURE_DIST'] ?? '',
    routes,
    drafts: testDraftRoutes,
    site: testLaunchSettings,
    messages,
    build: testServerBuild,
  }),
)
