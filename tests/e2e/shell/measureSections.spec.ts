import { expect, type Page } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { renderWholePage } from '../collectPageProblems.ts'

const product = '/en/products/three-phase-home-battery-energy-storage-system'

const readHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test('a page that is idle has its real height before it is scrolled, and the End key reaches its end', async ({
  page,
}) => {
  // Both pages are set in the same font.
  await page.context().route('**/*.woff2', (route) => route.abort())
  await page.setViewportSize({ width: 390, height: 844 })
  const whole = await page.context().newPage()
  await whole.setViewportSize({ width: 390, height: 844 })
  await whole.goto(product)
  await renderWholePage(whole)
  const height = await readHeight(whole)

  await page.bringToFront()
  await page.goto(product)
  await expect.poll(() => readHeight(page)).toBe(height)
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => scrollY + innerHeight)).toBe(height)
})
