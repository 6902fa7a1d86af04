import './production.ts'

const { canStartServer, runSiteServer } = await import('#server/ops/runSite.ts')
const { loadSite } = await import('#server/main.ts')

if (process.argv.includes('--help')) runSiteServer(loadSite())
else {
  if (!(await canStartServer())) process.exit(1)
  const { buildFirstPages } = await import('./build.ts')
  const { completeBuild } = await import('./build/completeBuild.ts')
  const isComplete = await buildFirstPages()
  runSiteServer(loadSite(isComplete ? undefined : completeBuild))
}
