import { describe } from 'vitest'
import { localizePath, type Locale } from '#data/locale/locales.ts'
import { shouldUseAllLooks } from '../matrix.ts'
import { findAxeViolations, comparePageMeasurements, measurePage } from './crawlChecks.ts'
import { createEngineComparisonTestFunctions } from './createEngineComparisonTestFunctions.ts'
import type { BrowserEngine, BrowserEngineName, BrowserEnginePage } from './enginePage.ts'
import { templatePagePaths } from './templatePagePaths.ts'
import { expectNoProblems, withVisit } from './withVisit.ts'

/** A page as it is crawled: address, colour scheme and width. */
interface CrawlLook {
  readonly path: string
  readonly scheme: 'light' | 'dark'
  readonly width: number
}

const locales: readonly Locale[] = ['en', 'de', 'cn']
const schemes = ['light', 'dark'] as const
const widths = [320, 390, 1440] as const

const lookOf = (template: string, locale: Locale, scheme: 'light' | 'dark', width: number) => ({
  path: localizePath(locale, template),
  scheme,
  width,
})

/** Each template in every locale, scheme and width at least once; with `--all` in every combination. */
const crawlPlan: readonly CrawlLook[] = templatePagePaths.flatMap((template, at) =>
  shouldUseAllLooks
    ? locales.flatMap((locale) =>
        schemes.flatMap((scheme) => widths.map((width) => lookOf(template, locale, scheme, width))),
      )
    : locales.map((locale, turn) =>
        lookOf(
          template,
          locale,
          schemes[(turn + at) % 2] ?? 'light',
          widths[(turn + at) % 3] ?? 390,
        ),
      ),
)

/** Compares pages of every template with Chromium's, and runs axe in them. */
export function testCrawlInEngines(names: readonly BrowserEngineName[]): void {
  describe('pages', () => {
    const { tests, inChromium } = createEngineComparisonTestFunctions(
      names,
      (chromium, look: CrawlLook) => visitLook(chromium, look, measurePage),
    )
    for (const look of crawlPlan)
      for (const { engine, test } of tests)
        test(`${look.path} in ${look.scheme} at ${look.width} px`, async () => {
          const [found, expected] = await Promise.all([
            visitLook(await engine.started(), look, async (page, problems) => ({
              boxes: await measurePage(page),
              faults: [...(await findAxeViolations(page)), ...problems()],
            })),
            inChromium(look),
          ])
          expectNoProblems([...comparePageMeasurements(found.boxes, expected), ...found.faults])
        })
  })
}

const visitLook = <Result>(
  engine: BrowserEngine,
  { path, width, scheme }: CrawlLook,
  run: (page: BrowserEnginePage, problems: () => readonly string[]) => Promise<Result>,
): Promise<Result> =>
  withVisit(
    engine,
    { width, height: 900, colorScheme: scheme, language: 'en-US' },
    async ({ page, open, problems }) => {
      await open(path)
      return run(page, problems)
    },
  )
