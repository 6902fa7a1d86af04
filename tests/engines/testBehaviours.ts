import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Behaviour } from './behaviours/behaviour.ts'
import { behaviours } from './behaviours/behaviours.ts'
import type { Engine, EngineName } from './enginePage.ts'
import { startEngine, untilReady } from './engineSetup.ts'
import { expectNone, retryOnce, withVisit } from './withVisit.ts'

/** Runs every behaviour in an engine, each as a new visitor. */
export function testBehaviours(name: EngineName): void {
  describe('behaviours', () => {
    let engine: Engine
    beforeAll(async () => {
      await untilReady()
      engine = await startEngine(name)
    })
    afterAll(() => engine.close())
    for (const behaviour of behaviours)
      test(`${behaviour.name} (${name})`, async ({ task }) => {
        await expect(
          retryOnce(task, () => runBehaviour(engine, behaviour)),
        ).resolves.toBeUndefined()
      })
  })
}

const runBehaviour = (engine: Engine, { options = {}, expected, run }: Behaviour) =>
  withVisit(engine, options, async (visit) => {
    await run(visit)
    expectNone(visit.problems().filter((problem) => expected?.test(problem) !== true))
  })
