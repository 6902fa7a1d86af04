import { beforeAll, describe } from 'vitest'
import type { Behaviour } from './behaviours/behaviour.ts'
import { behaviours } from './behaviours/behaviours.ts'
import type { Engine, EngineName } from './enginePage.ts'
import { lazyEngine, untilReady } from './engineSetup.ts'
import { engineTest } from './engineTest.ts'
import { expectNone, withVisit } from './withVisit.ts'

/** Runs every behaviour in an engine, each as a new visitor. */
export function testBehaviours(name: EngineName): void {
  describe('behaviours', () => {
    beforeAll(untilReady)
    const engine = lazyEngine(name)
    const test = engineTest(name, [engine])
    for (const behaviour of behaviours)
      test(behaviour.name, async () => runBehaviour(await engine.started(), behaviour))
  })
}

const runBehaviour = (engine: Engine, { options = {}, expected, run }: Behaviour) =>
  withVisit(engine, options, async (visit) => {
    await run(visit)
    expectNone(visit.problems().filter((problem) => expected?.test(problem) !== true))
  })
