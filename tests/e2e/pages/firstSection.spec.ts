import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { firstSectionEndScript } from '#data/pages/styleSheets.ts'
import { test } from '../../siteTest.ts'
import { listPagesWithOneRecord } from '../pages.ts'
import { skipInFirefox } from '../skipInFirefox.ts'

declare global {
  interface Window {
    /** Elements before the link of the style sheet. */
    firstElements: readonly Element[]
  }
}

const styleSheet = /\/assets\/page-[^/]*\.css$/

/** Opens a page without scripts of ours while its style sheet is held back; returns a function that lets it pass. */
async function openHeld(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/shell-/, (route) => route.abort())
  await page.route(styleSheet, async (route) => {
    await released
    await route.continue()
  })
  const response = await page.goto(address, { waitUntil: 'commit' })
  expect(response?.status()).toBeLessThan(500)
  await page.waitForFunction(
    () =>
      document.querySelector('main link[rel=stylesheet]') &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  return async () => {
    resolve()
    await page.waitForLoadState('load')
  }
}

/** Returns the boxes of the elements before the style sheet that are in the first screen, as text. */
const listBoxes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const link = document.querySelector('main link[rel=stylesheet]')
    window.firstElements ??= [...document.body.querySelectorAll('*')].filter(
      (element) =>
        link &&
        element.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING &&
        element.getBoundingClientRect().top < innerHeight,
    )
    return window.firstElements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      // Elements that go on behind the first section grow with it.
      const isOpen = link && element.contains(link)
      const box = isOpen ? [x, y, width] : [x, y, width, height]
      return `${element.tagName} ${element.getAttribute('class')} ${box.map((side) => side.toFixed(1)).join(' ')}`
    })
  })

const pages = listPagesWithOneRecord('de').filter(({ mode }) => mode !== 'app')
const errorPage = { address: '/de/gibt-es-nicht', page: 'error' }

for (const width of [390, 1280])
  for (const { address, page: id } of [...pages, errorPage])
    test(
      `at ${width} px nothing of the first screen of ${id} moves when the style sheet comes`,
      skipInFirefox('Boxes are compared in one engine: the style sheets are the same'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const release = await openHeld(page, address)
        // Text that was painted keeps its font.
        await page.evaluate(() => document.fonts.ready)
        const before = await listBoxes(page)
        expect(before.length).toBeGreaterThan(10)
        await release()
        expect(await listBoxes(page)).toEqual(before)
      },
    )

test('the page below the first section is not shown before the style sheet has loaded', async ({
  page,
}) => {
  const release = await openHeld(page, '/en')
  await expect(page.locator('main h1')).toBeVisible()
  expect(await page.locator('main section').count()).toBe(1)
  await release()
  expect(await page.locator('main section').count()).toBeGreaterThan(5)
})

test('the header of a page that is loading is usable', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openHeld(page, '/en/about-us')
  await page.locator('header button[command=show-modal]').click()
  await expect(page.locator('header dialog')).toBeVisible()
  await release()
  await expect(page.locator('header dialog')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is shown before the style sheet is there', async ({ page }) => {
    const { promise: requested, resolve } = Promise.withResolvers<() => Promise<void>>()
    await page.route(styleSheet, (route) => resolve(() => route.continue()))
    await page.goto('/en', { waitUntil: 'commit' })
    const release = await requested
    const listPaints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
    await expect(page.locator('main h1')).toBeAttached()
    expect(await listPaints()).toBe(0)
    await release()
    await expect.poll(listPaints).toBeGreaterThan(0)
    expect(
      await page.evaluate(() => {
        const [{ startTime } = { startTime: 0 }] =
          performance.getEntriesByName('first-contentful-paint')
        const sheets = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/assets/page-')) as PerformanceResourceTiming[]
        return sheets.every(({ responseEnd }) => responseEnd <= startTime)
      }),
    ).toBe(true)
  })
})

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

for (const { address, page: id, mode } of [
  ...listPagesWithOneRecord('en'),
  { address: '/en/no-such-page', page: 'error', mode: 'request' },
])
  test(`the policy of ${id} allows its own inline style and no other`, async ({ request }) => {
    const response = await request.get(address, { headers: { accept: 'text/html' } })
    const styles = [...(await response.text()).matchAll(/<style>([\s\S]*?)<\/style>/g)]
    const policy = response.headers()['content-security-policy'] ?? ''
    const [, sources = ''] = /style-src ([^;]+);/.exec(policy) ?? []
    // Pages that are hydrated whole link the style sheets of their components.
    const own = mode === 'app' ? [] : [hashOf(styles[0]?.[1] ?? '')]
    expect(styles).toHaveLength(own.length)
    expect(sources.split(' ')).toEqual(["'self'", ...own])
    expect(policy).not.toContain('unsafe')
    if (mode !== 'app') expect(policy).toContain(hashOf(firstSectionEndScript))
  })

test('a page shows the typefaces of the brand', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/en/sitemap', { waitUntil: 'networkidle' })
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'main h1',
  })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.map(({ familyName }) => familyName)).toEqual(['Instrument Sans'])
})
