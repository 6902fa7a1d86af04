import './production.ts'
import { build } from './build.ts'

const help = process.argv.includes('--help')
if (!help) await build()
await import('#server/main.ts')
