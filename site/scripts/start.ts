import './production.ts'

const { canStartServer, runSite } = await import('#server/ops/runSite.ts')
const { loadSite } = await import('#server/main.ts')

if (process.argv.includes('--help')) runSite(loadSite())
else {
  if (!(await canStartServer())) process.exit(1)
  const { buildFirstPages } = await import('./build.ts')
  const { completeBuild } = await import('./build/completeBuild.ts')
  const isComplete = await buildFirstPages()
  runSite(loadSite(isComplete ? undefined : completeBuild))
}
