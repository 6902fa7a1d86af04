import { expect, test } from '@playwright/test'
import { localeCodes, locales, localizePath } from '#data/locales.ts'

for (const locale of localeCodes)
  test(`an unknown address in ${locale} says so and leads home`, async ({ page }) => {
    const path = localizePath(locale, '/no-such-page')
    const response = await page.goto(`${path}?a=<b>`)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].languageTag)
    await expect(page.locator('h1')).toContainText('/no-such-page?a=')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.locator(`main a[href="${localizePath(locale, '/')}"]`).click()
    await expect(page).toHaveURL(localizePath(locale, '/'))
  })

test('a missing asset is no page', async ({ request }) => {
  const answer = await request.get('/assets/gone-12345678.js')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type'] ?? '').not.toContain('html')
})

test('an unknown call is answered as a call', async ({ request }) => {
  const answer = await request.get('/api/no-such-call', { headers: { Language: 'de_DE' } })
  expect(answer.status()).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 404, message: expect.stringMatching(/\S/) })
})
