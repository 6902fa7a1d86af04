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
/** Several for each worker, so that both end at nearly the same time. */
const parts = 12
if (!existsSync(indexFile)) {
  console.error('No built Storybook in stories/.out: run `npm test -- storybook` first.')
  process.exit(1)
}

const browser = await findBrowser('pinned')
console.log(`Browser: ${browser.name}, ${browser.version}`)
// The runner asks for its index in this folder, Storybook itself at the top.
const server = await serveFolder(built, {
  'runner/index.html': '',
  'runner/index.json': createRunnerIndex(),
})
const runner = spawn(
  join(root, 'node_modules/.bin/test-storybook'),
  [
    '--config-dir=stories/.storybook',
    `--url=${server.url}/runner/`,
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
      TEST_STORYBOOK: server.url,
      STORY_LOOKS: JSON.stringify(storyLooks),
    },
  },
)
runner.on('close', (code) => {
  server.close()
  process.exitCode = code ?? 1
})

/**
 * Returns the index without stories that are not tested, which the runner would report as skipped. The runner starts a browser and
 * loads Storybook for each title: stories stand under few, and their own title is part of their name.
 */
function createRunnerIndex(): string {
  const index = JSON.parse(readFileSync(indexFile, 'utf8')) as {
    entries: Record<string, { tags: readonly string[]; title: string; name: string }>
  }
  const tested = Object.entries(index.entries).filter(([, { tags }]) => tags.includes('test'))
  const entries = tested.map(([id, entry], at) => [
    id,
    {
      ...entry,
      title: `Part ${Math.floor((at * parts) / tested.length) + 1} of ${parts}`,
      name: `${entry.title}: ${entry.name}`,
    },
  ])
  return JSON.stringify({ ...index, entries: Object.fromEntries(entries) })
}
