import { afterEach } from 'vitest'
import { createEngineTestFunction } from './createEngineTestFunction.ts'
import type { BrowserEngine, BrowserEngineName } from './enginePage.ts'
import { createLazyBrowserEngine } from './engineSetup.ts'

/**
 * Returns functions that declare tests of engines, and one that returns Chromium's result for a page: computed once for
 * all engines, and again after a test has failed.
 */
export function createEngineComparisonTestFunctions<Subject, Result>(
  names: readonly BrowserEngineName[],
  visitInChromium: (chromium: BrowserEngine, subject: Subject) => Promise<Result>,
) {
  const chromium = createLazyBrowserEngine('chromium')
  const results = new Map<Subject, Promise<Result>>()
  const inChromium = (subject: Subject): Promise<Result> => {
    const known = results.get(subject)
    if (known) return known
    const result = chromium.started().then((engine) => visitInChromium(engine, subject))
    results.set(subject, result)
    return result
  }
  const tests = names.map((name) => {
    const engine = createLazyBrowserEngine(name)
    return { engine, test: createEngineTestFunction(name, [engine, chromium]) }
  })
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') results.clear()
  })
  return { tests, inChromium }
}
