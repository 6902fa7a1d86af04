import { vi } from 'vitest'
import { findBrowser } from '../browser.ts'
import { polling } from './polling.ts'
import type { Engine, EngineName } from './enginePage.ts'
import { startChromium, startFirefox } from './playwrightEngine.ts'
import { startWebKit } from './webkitEngine.ts'

/** What `run.ts` found and started, shared with the test processes. */
export interface EngineRun {
  /** Origin of the tested site. */
  readonly site: string
  readonly firefox: string | undefined
  readonly webkit: boolean
}

/** Reads the run from the environment; throws outside of `npm test -- engines`. */
export function readRun(): EngineRun {
  const run = process.env['ENGINE_RUN']
  if (run === undefined)
    throw new Error('Run `npm test -- engines`, or `node tests/engines/run.ts`.')
  return JSON.parse(run) as EngineRun
}

/** Waits until the database of the site answers. */
export async function untilReady(): Promise<void> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
  const issue = async () => {
    const answer = await fetch(`${readRun().site}/api/captchas`, {
      method: 'POST',
      headers,
      body: '{}',
    })
    if (answer.status !== 201) throw new Error(`The site answers ${answer.status}`)
  }
  await vi.waitFor(issue, { ...polling, interval: 500 })
}

/** Starts an engine that `run.ts` has found. */
export async function startEngine(name: EngineName): Promise<Engine> {
  if (name === 'chromium') return startChromium(await findBrowser('pinned'))
  if (name === 'webkit') return startWebKit()
  const { firefox } = readRun()
  if (firefox === undefined) throw new Error('There is no Firefox')
  return startFirefox(firefox)
}
