import { expect, type Page } from '@playwright/test'
import { test } from '../../siteTest.ts'
import { skipInFirefox } from '../skipInFirefox.ts'

/** Returns the first prefetched document. */
const firstPrefetch = async (page: Page) => {
  const request = await page
    .context()
    .waitForEvent('requestfinished', (one) => one.headers()['sec-purpose'] !== undefined)
  return new URL(request.url()).pathname
}

const speculation = skipInFirefox('Firefox has no speculation rules')
const pageLink = 'main a[href="/de/about-us/mark"]'

test('hovering a link prefetches its page before the click', speculation, async ({ page }) => {
  await page.goto('/de/about-us')
  const fetched = firstPrefetch(page)
  await page.locator(pageLink).hover()
  expect(await fetched).toBe('/de/about-us/mark')
  await page.locator(pageLink).click()
  await expect(page).toHaveURL('/de/about-us/mark')
  const arrived = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType
  })
  expect(arrived).toBe('navigational-prefetch')
})

test('pages with forms and other languages are not prefetched', speculation, async ({ page }) => {
  await page.goto('/de/about-us')
  const fetched = firstPrefetch(page)
  await page.locator('footer a[href="/de/cookie-settings"]').hover()
  await page.locator('header summary:visible', { hasText: 'DE' }).click()
  await page.locator('header a[hreflang="zh-CN"]:visible').hover()
  await page.locator(pageLink).hover()
  expect(await fetched).toBe('/de/about-us/mark')
})

test('a prefetched page stores nothing', speculation, async ({ page, context }) => {
  await page.goto('/de/about-us')
  await context.clearCookies()
  const fetched = firstPrefetch(page)
  await page.locator(pageLink).hover()
  await fetched
  expect(await context.cookies()).toEqual([])
})

test('a prerendered page is inactive until it is shown', async ({ page }) => {
  // Automated browsers do not prerender, so the test sets the state of the page.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true })
    localStorage.setItem('felcera_theme', 'dark')
  })
  await page.goto('/en', { waitUntil: 'networkidle' })
  const dark = page.locator('header [data-theme-set=dark][aria-pressed=true]')
  const islands = page.locator('[data-island][data-hydrated]')
  await page.locator('[data-island]').first().scrollIntoViewIfNeeded()
  await expect(dark).toHaveCount(0)
  await expect(islands).toHaveCount(0)
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await expect(dark).not.toHaveCount(0)
  await expect(islands).not.toHaveCount(0)
})

for (const [reducedMotion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(
    `pages fade into each other: ${fades}, with motion ${reducedMotion}`,
    skipInFirefox('The driver of Firefox does not emulate the preference for motion'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          const { viewTransition } = event as Event & { viewTransition: object | null }
          document.documentElement.dataset['fades'] = String(viewTransition !== null)
        })
      })
      await page.goto('/de/about-us')
      await page.locator(pageLink).click()
      await expect(page).toHaveURL('/de/about-us/mark')
      await expect(page.locator('html')).toHaveAttribute('data-fades', String(fades))
    },
  )

test(
  'Chinese text uses a system font, and few font bytes are loaded',
  skipInFirefox('Reads the used fonts by the DevTools protocol'),
  async ({ page }) => {
    const fonts: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font')
        fonts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto('/cn')
    await page.evaluate(() => document.fonts.ready)
    const bytes = (await Promise.all(fonts)).reduce((all, size) => all + size, 0)
    expect(bytes).toBeLessThan(140_000)

    await page.evaluate(() => {
      const chinese = /^[\p{Script=Han}，。、：；！？（）]+$/u
      for (const element of document.querySelectorAll('h1, h2, p, a, button, summary, th, dt'))
        if (chinese.test(element.textContent)) element.setAttribute('data-chinese', '')
    })
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: '[data-chinese]',
    })
    expect(nodeIds.length).toBeGreaterThan(20)
    for (const nodeId of nodeIds) {
      const { fonts: used } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      expect(used.filter(({ isCustomFont }) => isCustomFont)).toEqual([])
    }
  },
)
