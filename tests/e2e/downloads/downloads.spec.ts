import { expect, type Page } from '@playwright/test'
import { findAccessibilityViolations } from '../collectPageProblems.ts'
import { test } from '../../siteTest.ts'

const phone = { width: 390, height: 844 }

/** Locates the rows of files. */
const rows = (page: Page) => page.locator('#files li:has(> div > div > a[download])')

/** Returns the total number of files that the page shows. */
const total = async (page: Page): Promise<number> =>
  Number((await page.locator('#files [role=status]').innerText()).match(/\d+/)?.[0] ?? 0)

/** Returns the result count beside a filter choice. */
const countOf = async (page: Page, id: string): Promise<number> =>
  Number((await page.locator(`label[for="${id}"]`).textContent())?.match(/(\d+)\s*$/)?.[1])

const choose = async (page: Page, facet: string, value: string) => {
  const group = page.locator('form details', { has: page.locator(`#${facet}-${value}`) })
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click()
  await page.locator(`#${facet}-${value}`).check()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('choices are in the address, keep their counts and can be removed', async ({
    page,
    decideConsent,
  }) => {
    await decideConsent()
    await page.goto('/en/support-center/downloads')
    const all = await total(page)
    expect(all).toBeGreaterThanOrEqual(40)
    const pictures = await countOf(page, 'document-image')
    await choose(page, 'document', 'image')
    await choose(page, 'series', 'home')
    await page.getByRole('button', { name: 'Show documents' }).click()
    await expect(page).toHaveURL(/\?series=home&document=image#files$/)
    const both = await total(page)
    expect(both).toBeGreaterThan(0)
    expect(both).toBeLessThan(pictures)
    await expect(rows(page)).toHaveCount(both)
    await expect(page.locator('#document-image')).toBeChecked()

    await page
      .locator('#files')
      .getByRole('link', { name: /Remove filter.*Home storage/ })
      .click()
    await expect(page).toHaveURL(/\?document=image#files$/)
    expect(await total(page)).toBe(pictures)
    await page.goBack()
    expect(await total(page)).toBe(both)
    await page.goBack()
    expect(await total(page)).toBe(all)
  })

  test('filters without results show a message and a link to clear them', async ({ page }) => {
    await page.goto('/en/support-center/downloads?document=video&language=none')
    await expect(page.locator('#files [role=status]')).toHaveText('no data')
    await expect(rows(page)).toHaveCount(0)
    await page.locator('#files').getByRole('link', { name: 'Clear all filters' }).last().click()
    await expect(page).toHaveURL(/\/downloads\?#files$/)
    await expect(rows(page)).not.toHaveCount(0)
  })

  test('pagination keeps the filter', async ({ page }) => {
    await page.goto('/en/support-center/downloads?document=pdf&document=image&document=video')
    const all = await total(page)
    const first = await rows(page).count()
    expect(first).toBeLessThan(all)
    await page.locator('#files nav a[rel=next]').click()
    await expect(page).toHaveURL(/document=pdf.*&page=2#files$/)
    expect(await total(page)).toBe(all)
    await page.goto('/en/support-center/downloads?page=9999')
    await expect(rows(page)).not.toHaveCount(0)
  })

  test('invalid parameters of the address are ignored', async ({ page }) => {
    await page.goto('/en/support-center/downloads?series=constructor&updated=&type=%00&page=-1')
    await expect(page.locator('#files ul[aria-label="Active filters"]')).toHaveCount(0)
    await expect(rows(page)).not.toHaveCount(0)
  })
})

test('each file has a permanent address and one of its latest version', async ({
  page,
  request,
}) => {
  await page.goto('/en/support-center/downloads?document=video')
  const row = rows(page).first()
  await row.locator('summary').click()
  const checksum = await row.locator('code').innerText()
  expect(checksum).toMatch(/^[0-9a-f]{64}$/)
  const address = (await row.locator('a[download]').first().getAttribute('href')) ?? ''
  const [forGood, latest] = await row
    .getByRole('link', { name: /^Link to/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(forGood).toBe(address)
  const file = await request.get(address)
  expect(file.status()).toBe(200)
  expect(file.headers()['cache-control']).toContain('immutable')
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(await file.body()))
  expect(Buffer.from(digest).toString('hex')).toBe(checksum)
  const moved = await request.get(latest ?? '', { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([302, address])
  for (const unknown of ['/downloads/latest/none.pdf', '/downloads/latest/..%2f..%2fetc.pdf'])
    expect((await request.get(unknown, { maxRedirects: 0 })).status()).toBe(404)
})

test('a filtered list has a feed in its language', async ({ page, request }) => {
  await page.goto('/de/support-center/downloads?document=image')
  const href = await page.locator('#files a[type="application/atom+xml"]').getAttribute('href')
  expect(href).toBe('/de/support-center/downloads/feed.xml?document=image')
  const answer = await request.get(href ?? '')
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  const feed = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml')
      return {
        wrong: xml.querySelectorAll('parsererror').length,
        lang: xml.documentElement.getAttribute('xml:lang'),
        dates: [...xml.querySelectorAll('entry > updated')].map(({ textContent }) => textContent),
        files: [...xml.querySelectorAll('link[rel=enclosure]')].map((link) =>
          link.getAttribute('href'),
        ),
      }
    },
    await answer.text(),
  )
  expect(feed).toMatchObject({ wrong: 0, lang: 'de' })
  expect(feed.dates).toEqual(feed.dates.toSorted().toReversed())
  expect(feed.files).toHaveLength(await total(page))
})

test('with script each choice updates the list in place, by keyboard, and Back undoes it', async ({
  page,
  decideConsent,
}) => {
  await decideConsent()
  await page.goto('/en/support-center/downloads')
  const all = await total(page)
  const opened = page.locator('form details', { has: page.locator('#document-image') })
  await opened.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.locator('#document-image').focus()
  const pictures = await countOf(page, 'document-image')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\?document=image$/)
  await expect(page.locator('#files [role=status]')).toHaveText(`${pictures} documents`)
  await expect(page.locator('#document-image')).toBeFocused()
  await expect(page.locator('#files').getByRole('link', { name: /Remove filter/ })).toHaveCount(1)
  await expect(page.locator('a[href*="switchLang=de"]').first()).toHaveAttribute(
    'href',
    /document=image/,
  )
  await page.goBack()
  await expect(page.locator('#files [role=status]')).toHaveText(`${all} documents`)
})

for (const [locale, words] of [
  ['de', { filter: 'Filtern', show: 'Dokumente anzeigen', none: 'Keine Daten' }],
  ['cn', { filter: '筛选', show: '显示文档', none: '暂无数据' }],
] as const)
  test(`on a phone the filter is a disclosure above the list: ${locale}`, async ({
    page,
    decideConsent,
  }) => {
    await decideConsent()
    await page.setViewportSize(phone)
    await page.goto(`/${locale}/support-center/downloads`)
    await expect(page.getByRole('button', { name: words.show })).toBeHidden()
    await page.locator('main summary', { hasText: words.filter }).click()
    await expect(page.getByRole('button', { name: words.show })).toBeVisible()
    await page.goto(`/${locale}/support-center/downloads?document=video&language=none`)
    await expect(page.locator('#files [role=status]')).toHaveText(words.none)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBe(phone.width)
  })

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds no problem in the filter and its results: ${scheme}`, async ({ page }) => {
    for (const address of [
      '/en/support-center/downloads?series=home&document=video&document=image',
      '/de/support-center/downloads?document=video&language=none',
      '/en/app-download',
    ]) {
      await page.goto(address)
      for (const summary of await page.locator('main details summary:visible').all())
        await summary.click()
      expect(await findAccessibilityViolations(page, scheme)).toEqual([])
    }
  })

test('no film is loaded before it is played; its transcript is readable', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/en/support-center/video', { waitUntil: 'networkidle' })
  const films = page.locator('main video')
  expect(await films.count()).toBeGreaterThanOrEqual(8)
  expect(loaded.filter((url) => /\.(mp4|webm)$/.test(url))).toEqual([])
  for (const film of await films.all())
    await expect(film.locator('track[kind=captions]')).toHaveCount(3)
  const first = page.locator('main figure details').first()
  await first.locator('summary').click()
  await expect(first.locator('p').first()).toBeVisible()
})

test.describe('inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.60',
  })

  test('a note asks the visitor to open the page in a browser, and the list is complete', async ({
    page,
  }) => {
    await page.goto('/cn/app-download')
    await expect(page.getByText('请在浏览器中打开此链接')).toBeVisible()
    await expect(page.locator('main li:not(nav li)')).toHaveCount(6)
    await expect(page.locator('main li:not(nav li)').first()).toContainText('您的设备')
  })
})

test('the app page shows a QR code and no device-specific hints on a desktop', async ({ page }) => {
  await page.goto('/en/app-download')
  await expect(page.getByText('Please open this link in your browser')).toHaveCount(0)
  await expect(page.getByText('Your device')).toHaveCount(0)
  await expect(page.locator('main li:not(nav li)')).toHaveCount(6)
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
})

test('the maintenance notice has its heading and is not indexed', async ({ page }) => {
  await page.goto('/en/maintenance')
  await expect(page.locator('h1')).toHaveText('Page maintenance, please look forward to.')
  await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(1)
})

test.describe('in Chinese', () => {
  test.use({ javaScriptEnabled: false })

  test('the accessible name of a file has full-width commas', async ({ page, decideConsent }) => {
    await decideConsent()
    await page.goto('/cn/support-center/downloads?document=pdf')
    const names = await rows(page)
      .locator('a[download][aria-label]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(name).toMatch(/^[^,]+，PDF，\d[^,]*，\d+ 页，中文$/)
  })

  test('a figure without a unit is followed by a classifier', async ({ page, decideConsent }) => {
    await decideConsent()
    await page.goto('/cn/about-us')
    const research = page.locator('dt', { hasText: /^研发积累$/ })
    await expect(research.locator('xpath=following-sibling::dd')).toHaveText(/^16\s年$/)
  })
})
