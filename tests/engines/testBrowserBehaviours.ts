import { beforeAll, describe } from 'vitest'
import type { BrowserBehaviour } from './behaviours/behaviour.ts'
import { browserBehaviours } from './behaviours/browserBehaviours.ts'
import type { BrowserEngine, BrowserEngineName } from './enginePage.ts'
import { createLazyBrowserEngine, waitForSite } from './engineSetup.ts'
import { createEngineTestFunction } from './createEngineTestFunction.ts'
import { expectNoProblems, withVisit } from './withVisit.ts'

/** Runs every behaviour in an engine, each as a new visitor. */
export function testBrowserBehaviours(name: BrowserEngineName): void {
  describe('behaviours', () => {
    beforeAll(waitForSite)
    const engine = createLazyBrowserEngine(name)
    const test = createEngineTestFunction(name, [engine])
    for (const behaviour of browserBehaviours)
      test(behaviour.name, async () => runBehaviour(await engine.started(), behaviour))
  })
}

const runBehaviour = (engine: BrowserEngine, { options = {}, expected, run }: BrowserBehaviour) =>
  withVisit(engine, options, async (visit) => {
    await run(visit)
    expectNoProblems(visit.problems().filter((problem) => expected?.test(problem) !== true))
  })
