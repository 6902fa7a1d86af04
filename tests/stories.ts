import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, createBrowserLaunchOptions } from './browser.ts'
import { storyLooks } from './matrix.ts'
import { serveFolder } from './serveFolder.ts'

// Runs every story of the built Storybook in a browser.
const root = join(import.meta.dirname, '..')
const built = join(root, 'stories/.out')
const indexFile = join(built, 'index.json')
if (!existsSync(indexFile)) {
  console.error('No built Storybook in stories/.out: run `npm test -- storybook` first.')
  process.exit(1)
}

const browser = await findBrowser('pinned')
console.log(`Browser: ${browser.name}, ${browser.version}`)
const server = await serveFolder(built, { 'index.json': testedIndex() })
const runner = spawn(
  join(root, 'node_modules/.bin/test-storybook'),
  [
    '--config-dir=stories/.storybook',
    `--url=${server.url}`,
    '--index-json',
    '--ci',
    '--maxWorkers=2',
    '--disable-telemetry',
    '--json',
    '--outputFile',
    process.env['TEST_REPORT'] ?? 'tests/.out/stories.json',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      TEST_BROWSER_OPTIONS: JSON.stringify(createBrowserLaunchOptions(browser)),
      STORY_LOOKS: JSON.stringify(storyLooks),
    },
  },
)
runner.on('close', (code) => {
  server.close()
  process.exitCode = code ?? 1
})

/** Returns the index without stories that are not tested, which the runner would report as skipped. */
function testedIndex(): string {
  const index = JSON.parse(readFileSync(indexFile, 'utf8')) as {
    entries: Record<string, { tags: readonly string[] }>
  }
  const tested = Object.entries(index.entries).filter(([, { tags }]) => tags.includes('test'))
  return JSON.stringify({ ...index, entries: Object.fromEntries(tested) })
}
