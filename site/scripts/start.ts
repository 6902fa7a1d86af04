import './production.ts'

const { canStartServer, runSiteServer } = await import('#server/ops/runSite.ts')
const { loadBuiltSite } = await import('#server/main.ts')

if (process.argv.includes('--help')) runSiteServer(loadBuiltSite())
else {
  if (!(await canStartServer())) process.exit(1)
  const { buildFirstPages } = await import('./build.ts')
  const { completeBuild } = await import('./build/completeBuild.ts')
  const isComplete = await buildFirstPages()
  runSiteServer(loadBuiltSite(isComplete ? undefined : completeBuild))
}
