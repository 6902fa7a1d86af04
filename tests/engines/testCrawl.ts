import { describe } from 'vitest'
import { axeViolations, compareBoxes, measure } from './crawlChecks.ts'
import { crawlPlan, type CrawlLook } from './crawlPlan.ts'
import type { Engine, EngineName } from './enginePage.ts'
import { lazyEngine } from './engineSetup.ts'
import { engineTest } from './engineTest.ts'
import { expectNone, withVisit } from './withVisit.ts'

/** Compares pages of every template with Chromium's, and runs axe in them. */
export function testCrawl(name: EngineName): void {
  describe('pages', () => {
    const engine = lazyEngine(name)
    const chromium = lazyEngine('chromium')
    const test = engineTest(name, [engine, chromium])
    for (const look of crawlPlan)
      test(`${look.path} in ${look.scheme} at ${look.width} px`, async () =>
        compare(await engine.started(), await chromium.started(), look))
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
