import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser, createBrowserLaunchOptions, type TestBrowser } from './browser.ts'
import { buildShownPages } from './builtSite.ts'
import { defineFirefoxProjects } from './engines/firefox/project.ts'
import { findFreePort } from './findFreePort.ts'
import { hangTimeout } from './hangTimeout.ts'
import { createPictureLaunchOptions } from './visual/environment/pictureBrowser.ts'
import type { ProbedBrowser } from './visual/environment/renderingEnvironment.ts'
import { drawRenderingProbe } from './visual/environment/renderingProbe.ts'

/** Values shared with worker processes, which load this file again. */
interface Run {
  readonly port: number
  readonly pinned: TestBrowser
  /** Digest of the pinned browser's picture of the probe; empty if no pictures are taken. */
  readonly probe: string
}

const root = join(import.meta.dirname, '..')
/** Pictures need the probe, and pages with dates a fixed day: the server's clock starts there. */
const isPictured = process.argv.some((word) => /^(--project=)?visual/.test(word))
const run = await sharedRun()
const baseURL = `http://localhost:${run.port}`

/** Mails become files here; behind a trusted proxy the server shows no inbox. */
const mailFolder = join(tmpdir(), `felcera-e2e-mail-${run.port}`)
process.env['TEST_MAILS'] = mailFolder

export default defineConfig({
  outputDir: join(root, 'tests/.out/playwright'),
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Tests that pass only when retried are named at the end of the run.
  retries: 2,
  workers: 2,
  timeout: 2 * hangTimeout,
  expect: { timeout: hangTimeout / 5 },
  reporter: [
    // Before the others, which print what it fails.
    ['./visual/reporter.ts'],
    ['list'],
    [
      'json',
      { outputFile: join(root, process.env['TEST_REPORT'] ?? 'tests/.out/playwright.json') },
    ],
  ],
  use: {
    baseURL,
    // A hung browser action ends long before the timeout of the test, and the test is retried.
    actionTimeout: hangTimeout / 5,
    navigationTimeout: hangTimeout / 5,
    // Language of the default locale, so that pages are not redirected.
    locale: 'fr-FR',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'e2e',
      testDir: 'e2e',
      timeout: hangTimeout,
      use: { launchOptions: createBrowserLaunchOptions(run.pinned) },
    },
    {
      name: 'editor',
      testDir: 'editor',
      // All tests share one editor, which writes to one folder.
      workers: 1,
      use: { launchOptions: createBrowserLaunchOptions(run.pinned) },
    },
    ...[
      {
        name: 'visual',
        // `ONLY_AFFECTED` selects pictures; their content does not affect the tests of the review.
        testDir: process.env['ONLY_AFFECTED'] === undefined ? 'visual' : 'visual/pages',
        testIgnore: 'stories/**',
      },
      { name: 'visual-stories', testDir: 'visual/stories' },
    ].map((project) => ({
      ...project,
      // A picture that differs is taken again by its test, which keeps both and names it.
      retries: 0,
      use: { launchOptions: createPictureLaunchOptions(run.pinned) },
      metadata: { browser: { ...run.pinned, probe: run.probe } satisfies ProbedBrowser },
    })),
    ...defineFirefoxProjects(),
  ],
  webServer: {
    command: `"${process.execPath}" site/server/main.ts`,
    cwd: root,
    env: {
      PORT: String(run.port),
      LOG_LEVEL: 'warn',
      DATABASE_DIR: join(tmpdir(), `felcera-e2e-${run.port}`),
      MAIL_DIR: mailFolder,
      // A test may set its client address, so that it has its own rate limits.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...(isPictured && {
        NODE_OPTIONS: `--import ${join(root, 'tests/visual/pages/serverClock.ts')}`,
      }),
    },
    url: `${baseURL}/api/ready`,
    reuseExistingServer: false,
    timeout: hangTimeout,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: hangTimeout },
  },
})

async function sharedRun(): Promise<Run> {
  const shared = process.env['TEST_RUN']
  if (shared) return JSON.parse(shared) as Run
  // Pictures are of the pages as they are now, which are built while the browser draws the probe.
  const [browser] = await Promise.all([findProbedBrowser(), isPictured && buildShownPages()])
  const made = { port: await findFreePort(), ...browser }
  process.env['TEST_RUN'] = JSON.stringify(made)
  return made
}

async function findProbedBrowser(): Promise<Pick<Run, 'pinned' | 'probe'>> {
  const pinned = await findBrowser('pinned')
  return { pinned, probe: isPictured ? await drawRenderingProbe(pinned) : '' }
}
