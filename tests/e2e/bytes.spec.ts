import { get } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { locales } from '#data/locales.ts'
import { pageBudgets as limits } from '../budgets/pages.table.ts'
import { islandPage, pages, pagesOnce } from './pages.ts'
import { readThrough } from './watch.ts'
import { test } from '../siteTest.ts'

/** Size of a file as the server sends it to a browser that takes brotli. */
const sizes = new Map<string, Promise<number>>()
function sizeOf(url: string): Promise<number> {
  const known = sizes.get(url)
  if (known) return known
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

/** Every script and style sheet that a page asks for while `use` goes on. */
async function loaded(page: Page, use: () => Promise<unknown>) {
  const found = { script: new Set<string>(), stylesheet: new Set<string>() }
  page.on('request', (request) => {
    const type = request.resourceType()
    if (type === 'script' || type === 'stylesheet') found[type].add(request.url())
  })
  await use()
  return found
}

// A data page is sent the same files for each of its records.
for (const { address, mode } of pagesOnce('fr'))
  test(`${address} brings little: scripts and styles at once`, async ({ page }) => {
    // A phone's first screen, so that no island is near enough to wake.
    await page.setViewportSize({ width: 390, height: 400 })
    const { script, stylesheet } = await loaded(page, async () => {
      await page.goto(address)
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
      )
    })
    const isApp = mode === 'app'
    expect(await sum(stylesheet)).toBeLessThanOrEqual(isApp ? limits.appStyle : limits.style)
    if (!isApp) expect(await sum(script)).toBeLessThanOrEqual(limits.eagerScript)
  })

/** What a server sends before it waits for the first answer: ten packets. */
const firstPackets = 14_600

test('home is small in every language, and there at once with its head', async ({ origin }) => {
  for (const { address, locale } of pages.filter(({ page }) => page === 'index')) {
    const size = await sizeOf(origin + address)
    expect(size, address).toBeLessThanOrEqual(limits.document)
    const { headers } = await fetch(origin + address, {
      headers: { 'accept-language': locales[locale].languageTag },
    })
    const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
    expect(size + lines.join('').length, address).toBeLessThanOrEqual(firstPackets)
  }
})

test('an island in view brings React and itself', async ({ page }) => {
  const { script } = await loaded(page, async () => {
    await page.goto(islandPage)
    await readThrough(page)
  })
  expect(script.size).toBeGreaterThan(1)
  expect(await sum(script)).toBeLessThanOrEqual(limits.islandScript)
})
