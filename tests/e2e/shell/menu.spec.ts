import { expect, test } from '@playwright/test'
import { localeCodes, localizePath } from '#data/locale/locales.ts'

/** Top-level entries of the main menu in every language. */
const entries = [
  '/',
  '/solutions/residential-ess',
  '/products',
  '/platform/ECOS',
  '/how-to-buy',
  '/about-us',
  '/explore/news',
  '/solutions/cases',
  '/support-center',
  '/platform/open-api',
  '/contact-us',
  '/login',
]

for (const locale of localeCodes)
  for (const width of [1110, 1440])
    test(`every entry of the menu is visible on two lines: ${locale}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 600 })
      await page.goto(localizePath(locale, '/products'))
      const shown = page.locator('header nav li > :is(a, details):visible')
      await expect(shown).toHaveCount(entries.length)
      const tops = await page
        .locator('header :is(nav li, nav + *):visible')
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { top, height } = element.getBoundingClientRect()
            return Math.round(top + height / 2)
          }),
        )
      expect(new Set(tops).size).toBe(2)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(wide).toBe(false)
    })

test('on a phone the menu has the same entries', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/products')
  await page.locator('header button[command=show-modal]').click()
  const links = await page
    .locator('header dialog nav a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split(/[?#]/)[0]))
  const missing = entries.filter((path) => !links.includes(localizePath('de', path)))
  expect(missing).toEqual([])
})
