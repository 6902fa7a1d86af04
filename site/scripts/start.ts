import './production.ts'
import { canStartServer } from '#server/ops/runSite.ts'
import { build } from './build.ts'

if (!process.argv.includes('--help')) {
  if (!(await canStartServer())) process.exit(1)
  await build()
}
await import('#server/main.ts')
