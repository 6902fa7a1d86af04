import { expect, type Page } from '@playwright/test'
import { test } from '../../siteTest.ts'

/** Returns the largest widths that headings and texts may have, in px. */
const listLineLengths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, p, div)')].flatMap((element) => {
      const { maxInlineSize } = getComputedStyle(element)
      return /[1-9]/.test(maxInlineSize) ? `${element.tagName} ${maxInlineSize}` : []
    }),
  )

for (const address of ['/en/how-to-buy', '/de/contact-us', '/cn/join-us'])
  for (const width of [390, 1440])
    test(`fonts that come late leave the lengths of lines at ${address}, ${width} px`, async ({
      page,
      decideConsent,
    }) => {
      await decideConsent()
      const { promise: released, resolve } = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await released
        await route.continue()
      })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(
        () =>
          performance.getEntriesByName('first-contentful-paint').length > 0 &&
          document.fonts.status === 'loading',
      )
      const before = await listLineLengths(page)
      expect(before.some((line) => line.startsWith('H1'))).toBe(true)
      resolve()
      await page.evaluate(() => document.fonts.ready)
      expect(await listLineLengths(page)).toEqual(before)
    })
