import { expect, test } from '@playwright/test'
import { localeCodes, locales, localizePath } from '#data/locale/locales.ts'

for (const locale of localeCodes)
  test(`an unknown address in ${locale} shows the 404 page with a link home`, async ({ page }) => {
    const path = localizePath(locale, '/no-such-page')
    const response = await page.goto(`${path}?a=<b>`)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].languageTag)
    await expect(page.locator('h1')).toContainText('/no-such-page?a=')
    await expect(page.locator('main')).toHaveAttribute('data-layout', 'error')
    await expect(page.locator('header, body > footer').first()).toBeVisible()
    // The error page has no third parties and no prefetching.
    expect(await page.content()).not.toMatch(/data-marketing|\/api\/pixels|speculationrules/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.locator(`main a[href="${localizePath(locale, '/')}"]`).click()
    await expect(page).toHaveURL(localizePath(locale, '/'))
  })

test('a missing asset is not answered with HTML', async ({ request }) => {
  const answer = await request.get('/assets/gone-12345678.js')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type'] ?? '').not.toContain('html')
})

test('an unknown API endpoint responds with JSON', async ({ request }) => {
  const answer = await request.get('/api/no-such-call', { headers: { Language: 'de_DE' } })
  expect(answer.status()).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 404, message: expect.stringMatching(/\S/) })
})

test('an unknown address suggests similar pages', async ({ page }) => {
  await page.goto('/de/abouts-us')
  const similar = page.getByRole('navigation', { name: 'Vielleicht suchen Sie eine dieser Seiten' })
  const link = similar.locator('a[href="/de/about-us"]')
  await expect(link).toHaveText(/^[^–]+$/)
  await link.click()
  await expect(page).toHaveURL('/de/about-us')
})

for (const [address, href, collection] of [
  ['/en/products/ac-chargers', '/en/products/ac-charger', 'products'],
  ['/products/smart-plugs', '/products/smart-plug', 'products'],
])
  test(`${address} suggests the similar product from the list`, async ({ page }) => {
    const list = page.waitForRequest(new RegExp(`/api/${collection}\\?page=1&size=9999&_t=\\d+$`))
    await page.goto(address ?? '')
    await list
    await expect(page.locator(`[data-similar-pages] a[href="${href}"]`)).toHaveText(/\S/)
  })

test('an address without similar pages only links home', async ({ page }) => {
  const read = page.waitForResponse(/\/builds\/meta\/\w+\.json\?_t=\d+$/)
  await page.goto('/en/xqzzy')
  await (await read).finished()
  await expect(page.locator('[data-similar-pages]')).toBeHidden()
})

test('plain text of a missing asset is Chinese for simplified Chinese, else English', async ({
  request,
}) => {
  const textFor = async (language: string, cookie = '') => {
    const headers = { 'Accept-Language': language, ...(cookie && { Cookie: cookie }) }
    return (await (await request.get('/assets/gone-12345678.js', { headers })).text()).trim()
  }
  expect(await textFor('zh-CN,zh;q=0.9')).toBe('未找到')
  expect(await textFor('zh-TW')).toBe('Not found')
  expect(await textFor('de')).toBe('Not found')
  expect(await textFor('de', 'official_lang_cache@v1=cn')).toBe('未找到')
})

test('an unknown kind of cases shows the first kind, and a kind has a name and an id', async ({
  page,
}) => {
  const first = await titlesOf('/en/solutions/cases?kind=1')
  expect(first.length).toBeGreaterThan(0)
  expect(await titlesOf('/en/solutions/cases?kind=unknown')).toEqual(first)
  const last = await titlesOf('/en/solutions/cases?kind=3')
  expect(await titlesOf('/en/solutions/cases?kind=residential')).toEqual(last)
  expect(last).not.toEqual(first)

  async function titlesOf(address: string): Promise<readonly string[]> {
    await page.goto(address)
    return page.locator('main a[href^="/en/solutions/cases/"]').allTextContents()
  }
})
