import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '#generator/index.ts'

const top = join(import.meta.dirname, '../..')
const port = process.env['PORT'] ?? '3000'

const generated = await generate({ top })
// If a config has problems, the last valid pages are served until they are fixed.
if (!generated.ok && !existsSync(join(top, 'site/generated/routes.ts'))) process.exit(1)

// Vite's config watches pages-config and runs the generator after every change.
const child = spawn(
  process.execPath,
  [
    // Without it React Router starts itself a second time.
    '--conditions=development',
    // Most of what is loaded for the first page is short-lived: a small young generation is collected all the time.
    '--max-semi-space-size=64',
    join(top, 'node_modules/@react-router/dev/bin.cjs'),
    'dev',
    '--port',
    port,
    ...process.argv.slice(2),
  ],
  { cwd: join(top, 'site'), stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 0))
