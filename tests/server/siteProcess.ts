import { Effect } from 'effect'
import { runSiteServer } from '#server/ops/runSite.ts'
import {
  testServerBuild,
  testDraftRoutes,
  messages,
  routes,
  testLaunchSettings,
} from './fixture.ts'

// Entry of a process with the fixture's site, like `site/server/main.ts` for the built one.
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
