import { type Browser, type BrowserContext, expect } from '@playwright/test'
import { cookies } from '#data/cookies.ts'
import { languageCases } from '#data/languageMachine.table.ts'
import { type Locale, splitLocale } from '#data/locales.ts'
import { test } from '../siteTest.ts'

/** What a browser set to a language offers to detection. */
const browserLocale: Readonly<Record<Locale, string>> = {
  fr: 'fr-FR',
  en: 'en-US',
  cn: 'zh-CN',
  au: 'en-AU',
  de: 'de-DE',
}

/** A visitor's browser: its language, and what it stored before. Only documents are loaded. */
async function visitor(
  browser: Browser,
  origin: string,
  detected: Locale,
  stored?: Locale,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, locale: browserLocale[detected] })
  await context.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  )
  if (stored)
    await context.addCookies([{ name: cookies.language.name, value: stored, url: origin }])
  return context
}

const storedIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === cookies.language.name)?.value

// Rows about variants that do not exist need another site; the function's own test has them.
for (const row of languageCases.filter(({ missing }) => !missing))
  test(row.name, async ({ browser, origin }) => {
    const { path, query, detected = 'fr', stored, expectStored, expectRedirect, unknown } = row
    const context = await visitor(browser, origin, detected, stored)
    const page = await context.newPage()
    const response = await page.goto(path + query)

    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(expectRedirect ?? path + query)
    expect(response?.status()).toBe(unknown ? 404 : 200)
    const first = response?.request().redirectedFrom()
    expect(first?.redirectedFrom() ?? null, 'one redirect at most').toBeNull()
    expect(Boolean(first)).toBe(expectRedirect !== undefined)

    // Where the redirect leads under a prefix, that visit stores its language.
    const { locale, prefixed } = splitLocale(pathname)
    expect(await storedIn(context)).toBe(prefixed && !unknown ? locale : expectStored)
    await context.close()
  })

test('the language menu leads to this page in the chosen language, and it stays', async ({
  page,
}) => {
  await page.goto('/de/about-us')
  await page.getByText('Deutsch').first().click()
  await page.getByRole('link', { name: 'English (Australia)' }).first().click()
  await expect(page).toHaveURL('/au/about-us')
  await page.goto('/')
  await expect(page).toHaveURL('/au')
  await page.getByText('English (Australia)').first().click()
  await page.getByRole('link', { name: 'Français' }).first().click()
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
