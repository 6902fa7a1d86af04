import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const top = join(import.meta.dirname, '../..')
const port = process.env['PORT'] ?? '3000'

// Vite's config runs the generator while it starts and after every change. If a config has problems, the last valid pages are served until
// they are fixed. Without any it cannot start. Imported late, as later starts need none of these modules.
if (!existsSync(join(top, 'site/generated/routes.ts'))) {
  const { BuildSteps } = await import('./build/steps/buildSteps.ts')
  const { recordGenerated } = await import('./build/steps/generatedFiles.ts')
  const { BuildInputDigests } = await import('./build/steps/inputs.ts')
  const [inputs, steps] = [new BuildInputDigests(top), new BuildSteps(join(top, 'site/dist'))]
  const { generateSiteFiles } = await import('#generator/index.ts')
  const { ok } = await generateSiteFiles({ top })
  if (!ok) process.exit(1)
  recordGenerated(inputs, steps)
}

const child = spawn(
  process.execPath,
  [
    // React Router’s packages have other modules for it.
    '--conditions=development',
    // Most modules loaded for the first page are short-lived: a small young generation is collected all the time.
    '--max-semi-space-size=64',
    join(top, 'node_modules/vite/bin/vite.js'),
    '--mode',
    'dev',
    // Unbundled, so that changes of modules that the config imports, such as tokens, do not restart the server.
    '--configLoader',
    'native',
    '--port',
    port,
    ...process.argv.slice(2),
  ],
  {
    cwd: join(top, 'site'),
    stdio: 'inherit',
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 0))
