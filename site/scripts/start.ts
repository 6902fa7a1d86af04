import './production.ts'

const { canStartServer, runSiteServer } = await import('#server/ops/runSite.ts')
const { loadBuiltSite } = await import('#server/main.ts')

if (process.argv.includes('--help')) runSiteServer(loadBuiltSite())
else {
  if (!(await canStartServer())) process.exit(1)
  const { buildFirstPages } = await import('./build.ts')
  const { backgroundBuildCompletion } = await import('./build/backgroundBuildCompletion.ts')
  const isComplete = await buildFirstPages()
  runSiteServer(loadBuiltSite(isComplete ? undefined : backgroundBuildCompletion))
}
