import { expect, type Page } from '@playwright/test'
import { modernFeatures } from '../../fixtures/modernFeatures.table.ts'
import { removeBrowserFeature } from '../../fixtures/removeBrowserFeature.ts'
import { test } from '../../siteTest.ts'
import { expectNoOverflow } from '../fit.ts'

type FeatureName = (typeof modernFeatures)[number]['name']

const opener = 'header button[command=show-modal]'
const drawer = 'header dialog[data-drawer]:not([data-search-dialog])'

async function openDrawer(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await page.goto('/en/about-us')
  await page.locator(opener).click()
  await expect(page.locator(drawer)).toBeVisible()
}

async function followLink(page: Page): Promise<void> {
  await page.goto('/en/products')
  await page.locator('header a[href="/en/about-us"]:visible').first().click()
  await expect(page).toHaveURL(/\/en\/about-us$/)
  await expect(page.locator('main h1')).toBeVisible()
}

async function openAndCloseDrawer(page: Page): Promise<void> {
  await openDrawer(page, 390)
  await expectNoOverflow(page)
  await page.keyboard.press('Escape')
  await expect(page.locator(drawer)).toBeHidden()
}

const fits = (path: string) => async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(path)
  await expectNoOverflow(page)
}

const headingHeights = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3):visible')
    .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().height))

/** Expects the fallback of each feature in a page without it; tooltips are on no page, but in Storybook. */
const fallbacks: Readonly<
  Record<
    Exclude<FeatureName, 'anchor positioning' | '@starting-style'>,
    (page: Page) => Promise<void>
  >
> = {
  'text-box': async (page) => {
    const native = await page.context().newPage()
    for (const one of [page, native]) await one.goto('/en/about-us')
    const expected = await headingHeights(native)
    const found = await headingHeights(page)
    expect(found).toHaveLength(expected.length)
    for (const [at, height] of found.entries())
      expect(Math.abs(height - (expected[at] ?? 0))).toBeLessThan(3)
  },
  'command and commandfor': async (page) => {
    await openDrawer(page, 390)
    await page.locator(`${drawer} button[command=close]`).click()
    await expect(page.locator(drawer)).toBeHidden()
  },
  closedby: async (page) => {
    await openDrawer(page, 700)
    await page.mouse.click(20, 600)
    await expect(page.locator(drawer)).toBeHidden()
  },
  'field-sizing': async (page) => {
    await page.goto('/en/contact-us')
    const message = page.locator('#contact-message')
    const height = (await message.boundingBox())?.height
    await message.fill('A line\n'.repeat(40))
    expect((await message.boundingBox())?.height).toBe(height)
    expect(await message.evaluate((area) => area.scrollHeight > area.clientHeight)).toBe(true)
  },
  'interpolate-size and ::details-content': async (page) => {
    await page.goto('/en/support-center/faq')
    await page.locator('main summary').first().click()
    await expect(page.locator('main details[open] p').first()).toBeVisible()
    await page.goto('/en/support-center/downloads')
    await page.locator('details:has(> form[data-live-form]) > summary').click()
    await expect(page.locator('form[data-live-form] button[type=submit]')).toBeVisible()
  },
  'content-visibility': openAndCloseDrawer,
  'view transitions between pages': followLink,
  'light-dark()': async (page) => {
    const sheets: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'stylesheet') sheets.push(response.text())
    })
    await page.goto('/en')
    expect(sheets.length).toBeGreaterThan(0)
    const inline = await page.locator('style').allTextContents()
    expect(inline).toHaveLength(1)
    expect([...(await Promise.all(sheets)), ...inline].join('')).not.toContain('light-dark(')
  },
  'speculation rules': followLink,
  'text-wrap: balance and pretty': fits('/en/products/ac-charger'),
  'text-autospace': fits('/cn/products/ac-charger'),
  'hyphenate-limit-chars': fits('/de/explore/blog/dynamic-tariffs'),
  'corner-shape': async (page) => {
    await page.goto('/en/products')
    const isRound = await page
      .locator('main *')
      .evaluateAll((all) =>
        all.some((element) => parseFloat(getComputedStyle(element).borderTopLeftRadius) >= 8),
      )
    expect(isRound).toBe(true)
  },
  'scroll-driven animation': async (page) => {
    for (const path of ['/en', '/en/products/high-voltage-lfp-battery']) {
      await page.goto(path)
      const timelines = await page.evaluate(() =>
        document.getAnimations().map(({ timeline }) => timeline?.constructor.name),
      )
      expect(timelines).not.toContain('ScrollTimeline')
      expect(timelines).not.toContain('ViewTimeline')
      await expectNoOverflow(page)
    }
  },
  'accent-color': async (page) => {
    await page.goto('/en/login')
    const agreement = page.getByRole('checkbox').first()
    await agreement.check()
    await expect(agreement).toBeChecked()
  },
  'overflow-clip-margin': fits('/en'),
  'overscroll-behavior': openAndCloseDrawer,
  'scrollbar-gutter and scrollbar-width': openAndCloseDrawer,
  '::marker': fits('/en/explore/blog/dynamic-tariffs'),
  'text-size-adjust': fits('/de/explore/blog/dynamic-tariffs'),
  'forced-color-adjust': async (page) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/en')
    await page.locator('[data-island=OperatingModes]').scrollIntoViewIfNeeded()
    const mode = page.getByRole('tab').nth(1)
    await mode.click()
    await expect(mode).toHaveAttribute('aria-selected', 'true')
    await expectNoOverflow(page)
  },
  'orphans, widows and break-after: avoid': async (page) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto('/en/explore/blog/dynamic-tariffs')
    await expect(page.locator('main h1')).toBeVisible()
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-')
  },
  'Trusted Types': async (page) => {
    // A browser without them ignores this part of the policy.
    await page.route('**/en/login', async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': policy = '', ...headers } = response.headers()
      expect(policy).toContain('require-trusted-types-for')
      const rest = policy.replace(/require-trusted-types-for[^;]*;?/, '')
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': rest } })
    })
    await page.goto('/en/login')
    await page.getByRole('button', { name: 'Verify without the puzzle' }).press('Enter')
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  },
  requestIdleCallback: async (page) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto('/')
    const island = page.locator('[data-island=OperatingModes]')
    await island.scrollIntoViewIfNeeded()
    await expect(island).toHaveAttribute('data-hydrated')
    expect(errors).toEqual([])
  },
}

for (const feature of modernFeatures) {
  const { name, fallback } = feature
  if (name === 'anchor positioning' || name === '@starting-style') continue
  test(`without ${name}: ${fallback}`, async ({ page, decideConsent }) => {
    await decideConsent()
    const replaced = await removeBrowserFeature(page, feature)
    await fallbacks[name](page)
    if (feature.words.length > 0) expect(replaced()).toBeGreaterThan(0)
    // A response that is still replaced when the page closes would fail the next test.
    await page.unrouteAll({ behavior: 'wait' })
  })
}
