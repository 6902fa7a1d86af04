import { spawn, spawnSync } from 'node:child_process'
import { projectRoot } from './projectRoot.ts'

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set.')
} else {
  const built = spawnSync(
    'storybook',
    ['build', '-c', 'stories/.storybook', '-o', 'stories/.out', '--quiet'],
    { cwd: projectRoot, stdio: 'inherit' },
  )
  if (built.status !== 0) process.exit(built.status ?? 1)
  spawn('chromatic', ['--config-file', 'stories/.storybook/chromatic.config.json'], {
    cwd: projectRoot,
    stdio: 'inherit',
  }).on('close', (code) => {
    process.exitCode = code ?? 1
  })
}
