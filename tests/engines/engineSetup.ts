import { once } from 'node:events'
import { vi } from 'vitest'
import { findBrowser } from '../browser.ts'
import { pollingOptions } from './polling.ts'
import type { BrowserEngine, BrowserEngineName } from './enginePage.ts'
import { startChromium, startFirefox } from './playwrightEngine.ts'
import { startWebKit } from './webkit/webkitEngine.ts'

/** Engines found and servers started by `run.ts`, shared with the test processes. */
export interface BrowserEngineTestRun {
  /** Origin of the tested site. */
  readonly site: string
  readonly firefox: string | undefined
  readonly webkit: boolean
  /** Folder of fonts that the system lacks. */
  readonly fonts: string
}

/** Reads the run from the environment; throws outside of `npm test -- engines`. */
export function readBrowserEngineTestRun(): BrowserEngineTestRun {
  const run = process.env['ENGINE_RUN']
  if (run === undefined)
    throw new Error('Run `npm test -- engines`, or `node tests/engines/run.ts`.')
  return JSON.parse(run) as BrowserEngineTestRun
}

/** Waits until the database of the site answers. */
export async function waitForSite(): Promise<void> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
  const issue = async () => {
    const answer = await fetch(`${readBrowserEngineTestRun().site}/api/captchas`, {
      method: 'POST',
      headers,
      body: '{}',
    })
    if (answer.status !== 201) throw new Error(`The site answers ${answer.status}`)
  }
  await vi.waitFor(issue, { ...pollingOptions, interval: 500 })
}

/** An engine that is started on first use, and again after it was closed. */
export interface LazyBrowserEngine {
  readonly started: () => Promise<BrowserEngine>
  /** Closes the engine; abandons one that does not respond. */
  readonly close: () => Promise<void>
}

/** Prepares an engine that `run.ts` has found. */
export function createLazyBrowserEngine(name: BrowserEngineName): LazyBrowserEngine {
  let engine: Promise<BrowserEngine> | undefined
  return {
    started: () => (engine ??= startEngine(name)),
    close: async () => {
      const closed = engine?.then((one) => one.close()).catch(() => undefined)
      engine = undefined
      await Promise.race([closed, once(AbortSignal.timeout(pollingOptions.timeout), 'abort')])
    },
  }
}

async function startEngine(name: BrowserEngineName): Promise<BrowserEngine> {
  if (name === 'chromium') return startChromium(await findBrowser('pinned'))
  if (name === 'webkit') return startWebKit()
  const { firefox, fonts } = readBrowserEngineTestRun()
  if (firefox === undefined) throw new Error('There is no Firefox')
  return startFirefox(firefox, fonts)
}
