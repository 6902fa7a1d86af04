import { beforeAll, describe } from 'vitest'
import type { BrowserBehaviour } from './behaviours/behaviour.ts'
import { behaviours } from './behaviours/behaviours.ts'
import type { BrowserEngine, EngineName } from './enginePage.ts'
import { lazyEngine, waitForSite } from './engineSetup.ts'
import { engineTest } from './engineTest.ts'
import { expectNoProblems, withVisit } from './withVisit.ts'

/** Runs every behaviour in an engine, each as a new visitor. */
export function testBehaviours(name: EngineName): void {
  describe('behaviours', () => {
    beforeAll(waitForSite)
    const engine = lazyEngine(name)
    const test = engineTest(name, [engine])
    for (const behaviour of behaviours)
      test(behaviour.name, async () => runBehaviour(await engine.started(), behaviour))
  })
}

const runBehaviour = (engine: BrowserEngine, { options = {}, expected, run }: BrowserBehaviour) =>
  withVisit(engine, options, async (visit) => {
    await run(visit)
    expectNoProblems(visit.problems().filter((problem) => expected?.test(problem) !== true))
  })
