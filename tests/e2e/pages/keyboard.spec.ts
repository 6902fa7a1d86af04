import { expect, test } from '@playwright/test'
import { skipInFirefox } from '../skipInFirefox.ts'

test('the first Tab stop skips the header', async ({ page }) => {
  await page.goto('/en/about-us')
  await page.keyboard.press('Tab')
  const skip = page.locator('a[href="#content"]')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inContent = await page.evaluate(() =>
    document.querySelector('#content')?.contains(document.activeElement),
  )
  expect(inContent).toBe(true)
})

test('every Tab stop is visible', async ({ page }) => {
  await page.goto('/en')
  const unseen: string[] = []
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    // One call, because the page may replace the element in between.
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const { width, height } = element.getBoundingClientRect()
      const isSeen = hasRing && isVisible && width > 0 && height > 0
      return { isSeen, html: element.outerHTML.slice(0, 120) }
    })
    if (!stop) break
    if (!stop.isSeen) unseen.push(stop.html)
  }
  expect(unseen).toEqual([])
})

test(
  'the menu drawer opens, traps the focus and closes',
  skipInFirefox(
    'Tab passes through the interface of Firefox, where Escape does not reach the page',
  ),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/en/about-us')
    const drawer = page.locator('header dialog[data-drawer]')
    const opener = page.locator('header button[command=show-modal]')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    const inside = () => drawer.evaluate((element) => element.contains(document.activeElement))
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab')
      // Between the last and the first stop the focus passes through the browser's interface.
      const onPage = await page.evaluate(() => document.activeElement !== document.body)
      if (onPage) expect(await inside()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test('Escape closes a menu in the drawer before the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/about-us')
  const drawer = page.locator('header dialog[data-drawer]')
  await page.locator('header button[command=show-modal]').click()
  const menu = drawer.locator('details', { has: page.locator('[hreflang=de]') })
  await menu.locator('summary').click()
  await expect(menu).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(drawer).toBeVisible()
})

test('arrow keys move through the menu bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en/about-us')
  const bar = page.locator('header [data-menu-bar]')
  await bar.getByRole('link', { name: 'Home', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  const first = bar.locator('summary').first()
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(bar.locator('details[open] a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
})

test('Escape closes an open menu and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/en/about-us')
  const menu = page.locator('header details:visible', { has: page.locator('[hreflang=de]') })
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(menu.locator('[hreflang=de]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.locator('[hreflang=de]')).toBeHidden()
  await expect(menu.locator('summary')).toBeFocused()
})

test('the answers of the FAQ open by keyboard', async ({ page }) => {
  await page.goto('/en/products/three-phase-home-battery-energy-storage-system')
  const row = page.locator('main details').first()
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(row).toHaveAttribute('open')
})
