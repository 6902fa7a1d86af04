import { expect } from '@playwright/test'
import type { TestBrowser } from '../browser.ts'
import { wear } from '../e2e/otherTheme.ts'
import { pagesIn } from '../e2e/pages.ts'
import { readThrough } from '../e2e/watch.ts'
import { accept, compare } from './picture.ts'
import { test } from '../siteTest.ts'

const product = '/en/products/three-phase-home-battery-energy-storage-system'

const both = ['light', 'dark'] as const

/** What is kept: home and product in all their looks, and every page that time does not change in the second theme. */
const pictures: readonly {
  readonly name: string
  readonly address: string
  readonly width: number
  readonly theme: (typeof both)[number]
  readonly brand?: string
}[] = [
  ...[390, 1440].flatMap((width) =>
    both.flatMap((theme) => [
      { name: 'home', address: '/en', width, theme },
      { name: 'product', address: product, width, theme },
    ]),
  ),
  { name: 'home-harbour', address: '/en', width: 1440, theme: 'dark', brand: 'harbour' },
  ...pagesIn('en')
    .filter(({ mode }, at, all) => mode === 'built' && all[at - 1]?.page !== all[at]?.page)
    .map(({ page, address }) => ({
      name: `${page.replaceAll('/', '.')}-harbour`,
      address,
      width: 1024,
      theme: 'light' as const,
      brand: 'harbour',
    })),
]

for (const { name, address, width, theme, brand } of pictures) {
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
