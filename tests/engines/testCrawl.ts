import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeViolations, compareBoxes, measure } from './crawlChecks.ts'
import { crawlPlan, type CrawlLook } from './crawlPlan.ts'
import type { Engine, EngineName } from './enginePage.ts'
import { startEngine } from './engineSetup.ts'
import { expectNone, retryOnce, withVisit } from './withVisit.ts'

/** Compares pages of every template with Chromium's, and runs axe in them. */
export function testCrawl(name: EngineName): void {
  describe('pages', () => {
    let engine: Engine
    let chromium: Engine
    beforeAll(async () => {
      ;[engine, chromium] = await Promise.all([startEngine(name), startEngine('chromium')])
    })
    afterAll(() => Promise.all([engine.close(), chromium.close()]))
    for (const look of crawlPlan)
      test(`${look.path} in ${look.scheme} at ${look.width} px (${name})`, async ({ task }) => {
        await expect(
          retryOnce(task, () => compare(engine, chromium, look)),
        ).resolves.toBeUndefined()
      })
  })
}

async function compare(engine: Engine, chromium: Engine, look: CrawlLook): Promise<void> {
  const options = { width: look.width, height: 900, colorScheme: look.scheme, language: 'en-US' }
  const visit = (one: Engine, check: boolean) =>
    withVisit(one, options, async ({ page, open, problems }) => {
      await open(look.path)
      const boxes = await measure(page)
      return { boxes, faults: check ? [...(await axeViolations(page)), ...problems()] : [] }
    })
  const [found, expected] = await Promise.all([visit(engine, true), visit(chromium, false)])
  expectNone([...compareBoxes(found.boxes, expected.boxes), ...found.faults])
}
