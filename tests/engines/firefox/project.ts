import type { Project } from '@playwright/test'
import { firefoxLaunchOptions } from './launch.ts'

/** Firefox that `runSpecs.ts` has found, with a folder of fonts that the system lacks. */
export interface FirefoxTestRun {
  readonly executable: string
  readonly fonts: string
}

/** Defines the project that runs the specs of `e2e` in Firefox, if `npm test -- firefox` has found one. */
export function defineFirefoxProjects(): readonly Project[] {
  const run = process.env['FIREFOX_RUN']
  if (run === undefined) return []
  const { executable, fonts } = JSON.parse(run) as FirefoxTestRun
  const { channel, ...launchOptions } = firefoxLaunchOptions(executable, fonts, true)
  return [
    {
      name: 'firefox',
      testDir: 'e2e',
      use: { browserName: 'firefox', channel, launchOptions },
      // Playwright cannot switch script off in this Firefox; `behaviours/noScript.ts` does.
      grepInvert: [/@chromium/, /without script/],
    },
  ]
}
