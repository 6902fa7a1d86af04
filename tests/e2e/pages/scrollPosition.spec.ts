import { expect, type Page } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { scrollThroughPage } from '../collectPageProblems.ts'

const product = '/en/products/three-phase-home-battery-energy-storage-system'

/** Returns the distance from the lower edge of the window to the end of the page, px. */
const readRest = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)

const readTop = (page: Page) => page.evaluate(() => scrollY)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('the End key reaches the end of a long page, and going back returns to the same place', async ({
      page,
    }) => {
      // A font from the cache would change heights when going back.
      await page.route('**/*.woff2', (route) => route.abort())
      await page.goto(product)
      await page.keyboard.press('End')
      await expect.poll(() => readRest(page)).toBeLessThanOrEqual(1)
      const top = await readTop(page)
      await page.goto('/en/about-us')
      await page.goBack()
      await expect.poll(() => readTop(page)).toBe(top)
    })
  })

test.describe('on a phone', () => {
  // Its scroll bars take no room.
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true })

  test('a page far down stays where it is while the search is open, and after it', async ({
    page,
  }) => {
    await page.goto(product)
    await scrollThroughPage(page)
    const readPlace = () =>
      page.evaluate(() => [document.documentElement.scrollHeight, Math.round(scrollY)])
    const place = await readPlace()
    expect(place[1]).toBeGreaterThan(2000)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await readPlace()).toEqual(place)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await readPlace()).toEqual(place)
  })
})
