import { expect, type Page } from '@playwright/test'
import { themes } from '#design-system/themes/themes.ts'
import type { Look } from '../matrix.ts'
import { applyThemeToPage } from './otherTheme.ts'
import { scrollThroughPage, readLayoutShifts } from './collectPageProblems.ts'

/** Visits a page with a look and scrolls through it; expects no layout shifts while it loads. */
export async function visitPageWithLook(page: Page, address: string, look: Look): Promise<void> {
  await emulatePreferences(page, look)
  await page.setViewportSize({ width: look.width, height: 900 })
  const response = await page.goto(address)
  expect(response?.status()).toBe(200)
  // The pinned browser has no font of the widths that stand in until then; the second time they are in its cache.
  if (await hasLateFonts(page)) await page.reload()
  expect(await readLayoutShifts(page), 'what jumped').toEqual([])
  await scrollThroughPage(page)
  if (look.theme.brand !== themes[0].name) await applyThemeToPage(page, look.theme.brand)
}

/** Emulates the media preferences of a look. */
export const emulatePreferences = (
  page: Page,
  { theme, contrast, motion }: Pick<Look, 'theme' | 'contrast' | 'motion'>,
): Promise<void> =>
  page.emulateMedia({
    colorScheme: theme.mode,
    contrast: contrast === 'more' ? 'more' : 'no-preference',
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
  })

/** Returns whether a font came later than the first paint. */
const hasLateFonts = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .some(
        (one) =>
          one.name.endsWith('.woff2') &&
          one instanceof PerformanceResourceTiming &&
          one.responseEnd > painted,
      )
  })
