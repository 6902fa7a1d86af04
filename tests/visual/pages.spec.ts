import { expect } from '@playwright/test'
import type { TestBrowser } from '../browser.ts'
import { wear } from '../e2e/otherTheme.ts'
import { readThrough } from '../e2e/watch.ts'
import { accept, compare } from './picture.ts'
import { test } from '../siteTest.ts'

const product = '/en/products/three-phase-home-battery-energy-storage-system'

/** A page, and in which theme if not the site's own. */
const pages = [
  { name: 'home', address: '/en', widths: [390, 1440] },
  { name: 'product', address: product, widths: [390, 1440] },
  { name: 'home-harbour', address: '/en', widths: [1440], brand: 'harbour' },
]

for (const { name, address, widths, brand } of pages)
  for (const width of widths)
    for (const theme of ['light', 'dark'] as const) {
      const picture = `${name}-${theme}-${width}`

      test(`${picture} looks as it did`, async ({ page, context, origin, decideConsent }, {
        project,
      }) => {
        const { browser } = project.metadata as { browser: TestBrowser }
        expect(
          browser.pinned,
          `not comparable here: browser ${browser.name} ${browser.version} instead of the pinned one`,
        ).toBe(true)
        const strangers: string[] = []
        await context.route(
          (url) => url.origin !== origin,
          (route) => {
            strangers.push(route.request().url())
            return route.abort()
          },
        )
        await decideConsent()
        await page.clock.setFixedTime('2026-11-21T12:00:00Z')
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await page.goto(address)
        if (brand) await wear(page, brand)
        await page.evaluate(() => document.fonts.ready)
        await readThrough(page)
        await page.evaluate(() => {
          scrollTo(0, 0)
          // Decoded while it is painted: a picture that is still being decoded would be left out.
          for (const image of document.images) image.decoding = 'sync'
        })
        const png = await page.screenshot({ fullPage: true, animations: 'disabled' })
        expect(strangers).toEqual([])
        if (process.env['ACCEPT_PICTURES']) await accept(picture, png)
        else expect(await compare(picture, png)).toBeUndefined()
      })
    }
