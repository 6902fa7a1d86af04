import { describe } from 'vitest'
import { localizePath, type Locale } from '#data/locale/locales.ts'
import { shouldUseAllLooks } from '../matrix.ts'
import { axeViolations, comparePageMeasurements, measurePage } from './crawlChecks.ts'
import type { BrowserEngine, BrowserEngineName } from './enginePage.ts'
import { createLazyBrowserEngine } from './engineSetup.ts'
import { createBrowserEngineTest } from './createBrowserEngineTest.ts'
import { expectNoProblems, withVisit } from './withVisit.ts'

/** A page as it is crawled: address, colour scheme and width. */
interface CrawlLook {
  readonly path: string
  readonly scheme: 'light' | 'dark'
  readonly width: number
}

/** One page of each template. */
const templates = [
  '/',
  '/products',
  '/products/ac-charger',
  '/products/compare?ids=ac-charger,smart-plug',
  '/solutions/residential-ess',
  '/solutions/cases/house-bavaria',
  '/about-us',
  '/explore/news',
  '/explore/blog/dynamic-tariffs',
  '/support-center/downloads',
  '/support-center/faq',
  '/contact-us',
  '/login',
  '/document/privacy-policy',
] as const

const locales: readonly Locale[] = ['en', 'de', 'cn']
const schemes = ['light', 'dark'] as const
const widths = [320, 390, 1440] as const

const lookOf = (template: string, locale: Locale, scheme: 'light' | 'dark', width: number) => ({
  path: localizePath(locale, template),
  scheme,
  width,
})

/** Each template in every locale, scheme and width at least once; with `--all` in every combination. */
const crawlPlan: readonly CrawlLook[] = templates.flatMap((template, at) =>
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
export function testCrawlInEngine(name: BrowserEngineName): void {
  describe('pages', () => {
    const engine = createLazyBrowserEngine(name)
    const chromium = createLazyBrowserEngine('chromium')
    const test = createBrowserEngineTest(name, [engine, chromium])
    for (const look of crawlPlan)
      test(`${look.path} in ${look.scheme} at ${look.width} px`, async () =>
        compare(await engine.started(), await chromium.started(), look))
  })
}

async function compare(
  engine: BrowserEngine,
  chromium: BrowserEngine,
  look: CrawlLook,
): Promise<void> {
  const options = { width: look.width, height: 900, colorScheme: look.scheme, language: 'en-US' }
  const visit = (one: BrowserEngine, check: boolean) =>
    withVisit(one, options, async ({ page, open, problems }) => {
      await open(look.path)
      const boxes = await measurePage(page)
      return { boxes, faults: check ? [...(await axeViolations(page)), ...problems()] : [] }
    })
  const [found, expected] = await Promise.all([visit(engine, true), visit(chromium, false)])
  expectNoProblems([...comparePageMeasurements(found.boxes, expected.boxes), ...found.faults])
}
