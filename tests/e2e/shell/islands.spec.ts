import { expect } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { islandPagePath } from '../pages.ts'
import { collectPageProblems } from '../collectPageProblems.ts'

declare global {
  interface Window {
    /** Cumulative layout shift since navigation. */
    shifted: number
  }
}

test('an island is hydrated when it becomes visible, without layout shift', async ({ page }) => {
  const problems = collectPageProblems(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(islandPagePath)
  await page.evaluate(() => document.fonts.ready)
  const island = page.locator('[data-island=OperatingModes]')
  await expect(island).not.toHaveAttribute('data-hydrated')
  await expect(island.locator('[role=group]')).toHaveCount(4)
  expect(scripts, 'the shell script and nothing else').toHaveLength(1)

  await island.evaluate((element) => element.scrollIntoView())
  const before = await page.evaluate(() => window.shifted)
  await expect(island).toHaveAttribute('data-hydrated')
  await expect(island.getByRole('tab')).toHaveCount(4)
  expect(scripts.length).toBeGreaterThan(1)
  expect((await page.evaluate(() => window.shifted)) - before).toBeLessThan(0.01)
  expect(problems).toEqual([])
})

test('the operating modes are selected by keyboard and pointer', async ({ page }) => {
  await page.goto(islandPagePath)
  const island = page.locator('[data-island=OperatingModes]')
  await island.scrollIntoViewIfNeeded()
  await expect(island).toHaveAttribute('data-hydrated')
  const tabs = island.getByRole('tab')
  await tabs.nth(1).click()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(island.getByRole('tabpanel')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(tabs.nth(2)).toBeFocused()
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true')
  await expect(island.getByRole('tabpanel').getByRole('img', { name: /\S{3}/ })).toBeVisible()
})

test('a tap on an island that is not loaded yet acts once it is', async ({ page }) => {
  const { promise: tapped, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/OperatingModes\.island[^/]*\.js$/, async (route) => {
    await tapped
    await route.continue()
  })
  await page.goto(islandPagePath)
  const island = page.locator('[data-island=OperatingModes]')
  await island.scrollIntoViewIfNeeded()
  await island.evaluate((element) => {
    element.addEventListener('mousedown', ({ target }) => {
      const role = (target as Element).closest('button')?.role
      element.dataset['presses'] = `${element.dataset['presses'] ?? ''}${role === 'tab' ? 'x' : ''}`
    })
  })
  await island.locator('[role=group]').nth(2).locator('p').first().click()
  await expect(island).not.toHaveAttribute('data-hydrated')
  release()
  const tab = island.getByRole('tab').nth(2)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toBeFocused()
  await expect(island).toHaveAttribute('data-presses', 'x')
  await island.getByRole('tab').first().click()
  await expect(tab).toHaveAttribute('aria-selected', 'false')
  await expect(island).toHaveAttribute('data-presses', 'xx')
})

test('a page without an island loads no React', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/about-us')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForLoadState('networkidle')
  expect(scripts).toHaveLength(1)
})
