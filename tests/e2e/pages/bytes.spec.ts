import { get } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { localeCodes, locales, localizePath } from '#data/locale/locales.ts'
import { measureFirstSectionBytes } from '../../budgets/firstSection.ts'
import { pageBudgets as limits } from '../../budgets/pages.table.ts'
import { islandPagePath, listPagesWithOneRecord } from '../pages.ts'
import { scrollThroughPage } from '../collectPageProblems.ts'
import { test } from '../../siteTest.ts'

/** Transfer sizes of files with brotli, by URL. */
const sizes = new Map<string, Promise<number>>()
function sizeOf(url: string): Promise<number> {
  const cached = sizes.get(url)
  if (cached) return cached
  const size = new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () =>
        response.statusCode === 200 && response.headers['content-encoding'] === 'br'
          ? resolve(bytes)
          : reject(new Error(`${url}: ${response.statusCode}, not brotli`)),
      )
    }).on('error', reject)
  })
  sizes.set(url, size)
  return size
}

const sum = async (urls: Iterable<string>) =>
  (await Promise.all([...urls].map(sizeOf))).reduce((all, size) => all + size, 0)

/** Returns the URLs of all scripts and style sheets that a page requests during an action. */
async function requestedDuring(page: Page, action: () => Promise<unknown>) {
  const found = { script: new Set<string>(), stylesheet: new Set<string>() }
  page.on('request', (request) => {
    const type = request.resourceType()
    if (type === 'script' || type === 'stylesheet') found[type].add(request.url())
  })
  await action()
  return found
}

// The records of a record page share their files.
for (const { address, mode } of listPagesWithOneRecord('fr'))
  test(`${address} is within its budgets for scripts and styles`, async ({ page }) => {
    // A small screen, so that no island is near enough to be hydrated.
    await page.setViewportSize({ width: 390, height: 400 })
    const { script, stylesheet } = await requestedDuring(page, async () => {
      await page.goto(address)
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
      )
    })
    const isApp = mode === 'app'
    expect(await sum(stylesheet)).toBeLessThanOrEqual(isApp ? limits.appStyle : limits.style)
    if (!isApp) expect(await sum(script)).toBeLessThanOrEqual(limits.eagerScript)
  })

/** Bytes of TCP's initial congestion window: ten packets. */
const initialWindow = 14_600

for (const locale of localeCodes)
  test(`the first section of every page in ${locale} fits the first round trip`, async ({
    request,
  }) => {
    const pages = listPagesWithOneRecord(locale).filter(({ mode }) => mode !== 'app')
    const missing = { address: localizePath(locale, '/no-such-page') }
    for (const { address } of [...pages, missing]) {
      const response = await request.get(address, {
        headers: { accept: 'text/html', 'accept-language': locales[locale].languageTag },
      })
      const lines = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
      const size = measureFirstSectionBytes(await response.text()) + lines.join('').length
      expect(size, address).toBeLessThanOrEqual(initialWindow)
    }
  })

test('an island in view is within its script budget', async ({ page }) => {
  const { script } = await requestedDuring(page, async () => {
    await page.goto(islandPagePath)
    await scrollThroughPage(page)
  })
  expect(script.size).toBeGreaterThan(1)
  expect(await sum(script)).toBeLessThanOrEqual(limits.islandScript)
})

for (const [address, width, isNarrow] of [
  ['/en', 390, false],
  ['/de', 390, true],
  ['/de', 1440, false],
] as const)
  test(`${address} loads only the ${isNarrow ? 'narrow' : 'wide'} font file at ${width} px`, async ({
    page,
  }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await page.setViewportSize({ width, height: 800 })
    await page.goto(address, { waitUntil: 'networkidle' })
    const loaded = files.filter((url) => url.includes('/instrument-sans-'))
    expect(loaded).toHaveLength(1)
    expect(loaded[0]?.includes('/instrument-sans-narrow-')).toBe(isNarrow)
  })
