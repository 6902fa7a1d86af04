import { afterAll, afterEach, expect, test } from 'vitest'
import { hangTimeout } from '../hangTimeout.ts'
import type { BrowserEngineName } from './enginePage.ts'
import type { LazyBrowserEngine } from './engineSetup.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The test failed before. */
    retried?: true
  }
}

/**
 * Returns a function that declares tests of an engine, named after it. A failed test is retried with restarted engines;
 * the report lists it as flaky.
 */
export function createEngineTestFunction(
  engine: BrowserEngineName,
  engines: readonly LazyBrowserEngine[],
): (name: string, run: () => Promise<void>) => void {
  const closeAll = () => Promise.all(engines.map(({ close }) => close()))
  const suffix = ` (${engine})`
  afterEach(async ({ task }) => {
    // Tests of other engines may stand beside these.
    if (task.result?.state !== 'fail' || !task.name.endsWith(suffix)) return
    console.log(`Failed: ${task.name}\n${task.result.errors?.at(-1)?.message}`)
    await closeAll()
  })
  afterAll(closeAll)
  return (name, run) =>
    test(`${name}${suffix}`, { retry: 2, timeout: hangTimeout }, async ({ task }) => {
      if ((task.result?.retryCount ?? 0) > 0) task.meta.retried = true
      await expect(run()).resolves.toBeUndefined()
    })
}
