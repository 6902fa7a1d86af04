import { type BrowserContext, expect, type Page } from '@playwright/test'
import { cookies } from '#data/cookies.ts'
import { languageCases } from '#data/languageMachine.table.ts'
import { type Locale, locales, splitLocale } from '#data/locales.ts'
import { test } from '../siteTest.ts'
import { axeFindings } from './watch.ts'

type PageIn = (detected: Locale) => Promise<Page>

/** One page for each language a browser may be set to, kept for all rows: making one costs ten visits. */
const languageTest = test.extend<object, { pageIn: PageIn }>({
  pageIn: [
    async ({ browser }, use) => {
      const made = new Map<Locale, Promise<Page>>()
      const make = async (detected: Locale) => {
        const context = await browser.newContext({
          // What a browser set to the language offers to detection.
          locale: locales[detected].languageTag,
          javaScriptEnabled: false,
        })
        const page = await context.newPage()
        const session = await context.newCDPSession(page)
        await session.send('Network.enable')
        await session.send('Network.setBlockedURLs', { urls: ['*/assets/*', '*/pictures/*'] })
        return page
      }
      await use((detected) => {
        const page = made.get(detected) ?? make(detected)
        made.set(detected, page)
        return page
      })
      for (const page of made.values()) await (await page).context().close()
    },
    { scope: 'worker' },
  ],
})

const storedIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === cookies.language.name)?.value

// Rows about variants that do not exist need another site; the function's own test has them.
for (const row of languageCases.filter(({ missing }) => !missing))
  languageTest(row.name, async ({ pageIn, origin }) => {
    const { path, query, detected = 'fr', stored, expectStored, expectRedirect, unknown } = row
    const page = await pageIn(detected)
    const context = page.context()
    await context.clearCookies()
    if (stored)
      await context.addCookies([{ name: cookies.language.name, value: stored, url: origin }])
    const response = await page.goto(origin + path + query)

    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(expectRedirect ?? path + query)
    expect(response?.status()).toBe(unknown ? 404 : 200)
    const first = response?.request().redirectedFrom()
    expect(first?.redirectedFrom() ?? null, 'one redirect at most').toBeNull()
    expect(Boolean(first)).toBe(expectRedirect !== undefined)

    // Where the redirect leads under a prefix, that visit stores its language.
    const { locale, prefixed } = splitLocale(pathname)
    expect(await storedIn(context)).toBe(prefixed && !unknown ? locale : expectStored)
  })

test('the language menu leads to this page in the chosen language, and it stays', async ({
  page,
}) => {
  const choose = async (languageTag: string) => {
    const menu = page.locator('header details:visible', { has: page.locator('[hreflang]') })
    await menu.locator('summary').click()
    await menu.locator(`[hreflang="${languageTag}"]`).click()
  }
  await page.goto('/de/about-us')
  await choose('en-AU')
  await expect(page).toHaveURL('/au/about-us')
  await page.goto('/')
  await expect(page).toHaveURL('/au')
  await choose('fr')
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('the hash survives a redirect', async ({ page }) => {
  await page.goto('/de/about-us')
  await page.goto('/about-us#content')
  await expect(page).toHaveURL('/de/about-us#content')
})

test('typed addresses end at their one true form, by one redirect', async ({ page }) => {
  for (const [typed, end] of [
    ['/about-us/', '/about-us'],
    ['/About-Us', '/about-us'],
    ['/fr/about-us', '/about-us'],
    ['/en/index.html', '/en'],
  ] as const) {
    await page.context().clearCookies()
    const response = await page.goto(typed)
    await expect(page).toHaveURL(end)
    expect(response?.request().redirectedFrom()?.redirectedFrom() ?? null).toBeNull()
  }
})

test.describe('who reads German', () => {
  test.use({ locale: 'de-DE' })

  test('is offered it on a page without language, until they turn it down', async ({
    page,
    decideConsent,
  }) => {
    await decideConsent()
    await page.goto('/about-us')
    const offer = page.getByRole('complementary', { name: 'Diese Seite gibt es auch auf Deutsch.' })
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/de/about-us')
    expect(await axeFindings(page, 'light')).toEqual([])
    await offer.getByRole('button', { name: 'Schließen' }).press('Enter')
    await expect(offer).toBeHidden()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/products')
    expect(asked.filter((url) => url.includes('languageOffer'))).toEqual([])
  })
})
