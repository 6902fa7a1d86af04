import { type BrowserContext, expect, type Page } from '@playwright/test'
import { serializeConsent, cookies } from '#data/consent/cookies.ts'
import { localeResolutionCases } from '../../fixtures/resolveLocale.table.ts'
import { type Locale, locales, localizePath, splitLocaleFromPath } from '#data/locale/locales.ts'
import { test } from '../../siteTest.ts'
import { skipInFirefox } from '../skipInFirefox.ts'
import { findAccessibilityViolations } from '../collectPageProblems.ts'

type PageIn = (detected: Locale) => Promise<Page>

/** Shares one page per browser language between all rows, because creating one takes as long as ten visits. */
const languageTest = test.extend<object, { pageIn: PageIn }>({
  pageIn: [
    async ({ browser }, use) => {
      const made = new Map<Locale, Promise<Page>>()
      const make = async (detected: Locale) => {
        const context = await browser.newContext({
          // Browser language for the detection.
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

// Rows about missing page variants need another site; the unit test covers them.
for (const row of localeResolutionCases.filter(({ missing }) => !missing))
  languageTest(
    row.name,
    skipInFirefox('Blocks pictures by the DevTools protocol'),
    async ({ pageIn, origin }) => {
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

      // A visit under a prefix stores its language, also after a redirect.
      const { locale, prefixed } = splitLocaleFromPath(pathname)
      expect(await storedIn(context)).toBe(prefixed && !unknown ? locale : expectStored)
    },
  )

test('the language menu opens this page in the chosen language and stores it', async ({ page }) => {
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

test('a language change updates cookies, their mirror, the document and the visit', async ({
  page,
  context,
  origin,
}) => {
  const value = serializeConsent(['statistics'])
  await context.addCookies([{ name: cookies.consent.name, value, url: origin }])
  const now = Date.now()
  const mirror = () =>
    page.evaluate((key) => {
      const { value, expires } = JSON.parse(localStorage.getItem(key) ?? '{}')
      return { value, expires }
    }, cookies.language.name)
  const localeCookie = async () =>
    (await context.cookies()).find(({ name }) => name === cookies.locale.name)?.value
  const visit = () =>
    page.evaluate(() => {
      const { routes, jumpOut } = JSON.parse(sessionStorage.getItem('felcera_visit') ?? '{}')
      return { routes, jumpOut }
    })
  for (const [address, locale] of [
    ['/de/about-us', 'de'],
    ['/de/about-us?switchLang=en', 'en'],
    ['/en/about-us?switchLang=fr', 'fr'],
  ] as const) {
    await page.goto(address)
    await expect.poll(async () => (await mirror()).value).toBe(locale)
    expect((await mirror()).expires).toBeGreaterThanOrEqual(now + cookies.language.maxAge * 1000)
    expect([await storedIn(context), await localeCookie()]).toEqual([locale, locale])
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].languageTag)
    const routes = [localizePath(locale, '/about-us')]
    await expect.poll(visit).toEqual({ routes, jumpOut: true })
  }
  await page.goto('/products')
  await expect.poll(visit).toEqual({ routes: ['/about-us', '/products'], jumpOut: false })
})

test('a prefetched page stores its language when it is shown', async ({ page, context }) => {
  await page.route('**/de/about-us', async (route) => {
    const headers = { ...route.request().headers(), 'sec-purpose': 'prefetch' }
    await route.fulfill({ response: await route.fetch({ headers }) })
  })
  const response = await page.goto('/de/about-us')
  expect(response?.headers()['set-cookie']).toBeUndefined()
  await expect.poll(() => storedIn(context)).toBe('de')
})

test('API requests use the language cookie, or its mirror if the cookie is missing', async ({
  page,
  context,
  origin,
}) => {
  const language = async () => {
    const [request] = await Promise.all([
      page.waitForRequest(/\/search\/index\.json/),
      page.keyboard.press('Control+k'),
    ])
    return request.headers()['language']
  }
  await page.goto('/de/about-us')
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), cookies.language.name))
    .toContain('de')
  await context.clearCookies()
  expect(await language()).toBe('de_DE')
  await page.reload()
  await context.addCookies([{ name: cookies.language.name, value: 'cn', url: origin }])
  expect(await language()).toBe('zh_CN')
})

test('the hash survives a redirect', async ({ page }) => {
  await page.goto('/de/about-us')
  await page.goto('/about-us#content')
  await expect(page).toHaveURL('/de/about-us#content')
})

test('typed addresses are redirected once to their canonical form', async ({ page }) => {
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

test.describe('a visitor who reads German', () => {
  test.use({ locale: 'de-DE' })

  test('gets a language suggestion on an unprefixed page until it is dismissed', async ({
    page,
    decideConsent,
  }) => {
    await decideConsent()
    await page.goto('/about-us')
    const offer = page.getByRole('complementary', { name: 'Diese Seite gibt es auch auf Deutsch.' })
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/de/about-us')
    expect(await findAccessibilityViolations(page, 'light')).toEqual([])
    await offer.getByRole('button', { name: 'Schließen' }).press('Enter')
    await expect(offer).toBeHidden()
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto('/products')
    expect(requested.filter((url) => url.includes('languageOffer'))).toEqual([])
  })
})
