import { expect, type Page } from '@playwright/test'
import { findAccessibilityViolations } from '../collectPageProblems.ts'
import { test } from '../../siteTest.ts'

const results = (page: Page) => page.locator('main h3 a')
const dialog = (page: Page) => page.locator('dialog[data-search-dialog]')
const options = (page: Page) => dialog(page).getByRole('option')

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the header links to results by kind; an empty result offers other links', async ({
    page,
  }) => {
    await page.goto('/de/products')
    await page.locator('header a[href="/de/search"]:visible').first().click()
    await expect(page).toHaveURL('/de/search')
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(1)
    await page.locator('main input[name=q]').fill('Ladestation')
    await page.locator('main button[type=submit]').click()
    await expect(page).toHaveURL('/de/search?q=Ladestation')
    await expect(results(page).first()).toHaveAttribute('href', '/de/products/ac-charger')
    await page.locator('main nav a[href$="kind=document"]').click()
    await expect(results(page).first()).toHaveAttribute('href', /^\/documents\/ac-charger\//)
    await page.goto('/de/search?q=xqzzy&kind=constructor')
    await expect(page.locator('main')).toContainText('Keine Daten')
    await expect(page.locator('main a[href="/de/support-center/faq"]')).toBeVisible()
  })

  test('questions are searchable on their page and have anchors', async ({ page }) => {
    await page.goto('/cn/support-center/faq?q=停电')
    await expect(page.locator('main details summary')).not.toHaveCount(24)
    await expect(page.locator('#backup-scope')).toBeVisible()
    await page.goto('/en/support-center/faq?question=red-light#red-light')
    await expect(page.locator('#red-light')).toHaveAttribute('open', '')
  })

  test('shows the warranty of a product in a market', async ({ page }) => {
    await page.goto('/en/support-center/warranty')
    await page.locator('#warranty-product').selectOption('ci-all-in-one-cabinet')
    await page.locator('#warranty-market').selectOption('china')
    await page.locator('#finder button[type=submit]').click()
    await expect(page.locator('#finder li h3')).toHaveCount(2)
    await expect(page.locator('#finder')).toContainText('10 years with a service plan.')
  })

  test('shows the maintenance tasks of a product with its documents', async ({ page }) => {
    await page.goto('/de/products/smart-plug')
    await page.locator('#documents a[href$="maintenance?product=smart-plug"]').click()
    const tasks = page.locator('#schedule ol li li')
    await expect(tasks.filter({ hasText: 'Stecker prüfen' })).toContainText('Eigentümer')
    await page.locator('#schedule-product').selectOption('utility-container')
    await page.locator('#schedule button[type=submit]').click()
    await expect(page).toHaveURL('/de/support-center/maintenance?product=utility-container')
    await expect(page.locator('#schedule [role=status]')).toHaveText(/^Containerspeicher: \d+ Auf/)
    await expect(page.locator('#schedule a[href*="utility-container/user-manual-de"]')).toHaveCount(
      2,
    )
    await page.goto('/en/support-center/maintenance?product=constructor')
    await expect(page.locator('#schedule-product')).toHaveValue(/^three-phase/)
  })
})

test('suggestions work by keyboard and are loaded on demand', async ({ page, decideConsent }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await decideConsent()
  await page.goto('/en/about-us', { waitUntil: 'networkidle' })
  expect(loaded.filter((url) => /search/i.test(new URL(url).pathname))).toEqual([])
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', { name: 'Search this site' })
  await expect(input).toBeFocused()
  await input.pressSequentially('warrenty')
  await expect(options(page).first()).toContainText('Warranty')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  // The first Escape only clears the input.
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.locator('header a[data-opens-search]:visible').first().click()
  await input.fill('wallbox')
  await expect(options(page).first()).toContainText('AC charger')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/products/ac-charger')
})

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds no problem in search, also in Chinese: ${scheme}`, async ({
    page,
    decideConsent,
  }) => {
    await decideConsent()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/cn/search?q=质保')
    await expect(results(page).first()).toHaveAttribute('href', '/cn/support-center/warranty')
    await page.locator('header a[data-opens-search]:visible').first().click()
    await expect(dialog(page).locator('input')).toBeFocused()
    await page.keyboard.type('充电桩')
    await expect(options(page).first()).toContainText('充电桩')
    expect(await findAccessibilityViolations(page, scheme)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wide).toBe(false)
  })
