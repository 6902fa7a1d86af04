import { expect } from '@playwright/test'
import { locales } from '#data/locales.ts'
import { pages, variantsOf } from './pages.ts'
import { axeFindings, readThrough, watch } from './watch.ts'
import { test } from '../siteTest.ts'

for (const entry of pages) {
  const { address, locale, noindex } = entry
  const { languageTag, textTag } = locales[locale]

  test(`${address} is whole`, async ({ page }) => {
    const problems = watch(page)
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)

    await test.step('its language is said', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag)
      // French shows English until it has its own words, and says so.
      for (const part of ['title', 'body'])
        if (textTag === languageTag) await expect(page.locator(part)).not.toHaveAttribute('lang')
        else await expect(page.locator(part)).toHaveAttribute('lang', textTag)
    })

    await test.step('its head tells what it is', async () => {
      expect(await page.title()).not.toBe('')
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/)
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(new URL(canonical ?? '').pathname).toBe(address)
      const alternates = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links: HTMLLinkElement[]) =>
          links.map(({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`),
        )
      expect(alternates.toSorted()).toEqual(expectedAlternates(entry))
      await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(noindex ? 1 : 0)
    })

    await test.step('it has one title and its pictures', async () => {
      await expect(page.locator('h1')).toHaveCount(1)
      await readThrough(page)
    })

    await test.step('everybody can use it, in light and dark', async () => {
      expect(await axeFindings(page, 'light')).toEqual([])
      expect(await axeFindings(page, 'dark')).toEqual([])
    })

    expect(problems).toEqual([])
  })
}

test('every link on every page leads somewhere', async ({ request, origin }) => {
  const seen = new Map<string, string>()
  for (const { address } of pages) {
    const html = await (await request.get(address)).text()
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), new URL(address, origin))
      if (url.origin === origin && !seen.has(url.pathname + url.search))
        seen.set(url.pathname + url.search, address)
    }
  }
  const dead: string[] = []
  for (const [href, from] of seen) {
    const answer = await request.get(href)
    if (answer.status() !== 200) dead.push(`${href} on ${from}: ${answer.status()}`)
  }
  expect(dead).toEqual([])
})

function expectedAlternates(entry: (typeof pages)[number]): readonly string[] {
  const variants = variantsOf(entry)
  const unprefixed = variants.find(({ locale }) => locale === 'fr')
  return [
    ...variants.map(({ locale, address }) => `${locales[locale].languageTag} ${address}`),
    ...(unprefixed ? [`x-default ${unprefixed.address}`] : []),
  ].toSorted()
}
