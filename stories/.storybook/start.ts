import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './projectRoot.ts'

const port = process.env['PORT'] ?? '6006'

// Stories import generated modules, and Vite resolves imports at start.
const generated = spawnSync(process.execPath, ['generator/cli.ts'], {
  cwd: projectRoot,
  stdio: 'inherit',
})
// After a failed generation the last valid stories are served.
if (generated.status !== 0 && !existsSync(join(projectRoot, 'site/generated/routes.ts')))
  process.exit(1)

const child = spawn(
  join(projectRoot, 'node_modules/.bin/storybook'),
  [
    'dev',
    '-c',
    'stories/.storybook',
    '--no-open',
    // Port 0 lets Storybook choose a free port; a given port that is in use is an error.
    ...(port === '0' ? [] : ['--exact-port', '-p', port]),
    ...process.argv.slice(2),
  ],
  { cwd: projectRoot, stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 0))
