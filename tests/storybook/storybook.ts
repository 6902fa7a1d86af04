import { join } from 'node:path'
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { findBrowser, createBrowserLaunchOptions } from '../browser.ts'
import { serveFolder } from '../serveFolder.ts'

/** Folder of the built Storybook. */
export const builtStorybookFolder = join(import.meta.dirname, '../../stories/.out')

/** Timeout of a step; Storybook is slow and other suites may run in parallel. */
export const slowStepTimeout = { timeout: 120_000 }

/** Opens a page of Storybook in a new browser context. */
export type OpenStorybookPage = (address: string, options?: BrowserContextOptions) => Promise<Page>

/** Starts a browser and the built Storybook for the tests of a file. */
export function openBuiltStorybook(): OpenStorybookPage {
  let server: Awaited<ReturnType<typeof serveFolder>>
  beforeAll(async () => {
    server = await serveFolder(builtStorybookFolder)
  }, slowStepTimeout.timeout)
  afterAll(() => server.close())
  const open = launchBrowser()
  return (address, options) => open(`${server.url}${address}`, options)
}

/** Starts a browser for the tests of a file. */
export function launchBrowser(): OpenStorybookPage {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch(createBrowserLaunchOptions(await findBrowser()))
  }, slowStepTimeout.timeout)
  afterAll(() => browser.close())
  return async (address, options) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme: 'light',
      ...options,
    })
    const page = await context.newPage()
    trackRequests(page)
    page.setDefaultTimeout(slowStepTimeout.timeout)
    await page.goto(address)
    return page
  }
}

interface PageRequests {
  readonly pending: Set<Request>
  /** Time of the last request that began or ended, in ms. */
  changed: number
}

const requestsOfPages = new WeakMap<Page, PageRequests>()

function trackRequests(page: Page): void {
  const requests: PageRequests = { pending: new Set(), changed: performance.now() }
  requestsOfPages.set(page, requests)
  page.on('request', (request) => {
    requests.pending.add(request)
    requests.changed = performance.now()
  })
  const end = (request: Request) => {
    requests.pending.delete(request)
    requests.changed = performance.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/**
 * Waits until a page that was opened here has had no request for half a second. Playwright's `networkidle` never comes for docs pages
 * whose frame loads slowly.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  const requests = requestsOfPages.get(page)
  if (requests === undefined) throw new Error('The page was not opened by this module')
  const isIdle = () => requests.pending.size === 0 && performance.now() - requests.changed > 500
  await expect.poll(isIdle, { ...slowStepTimeout, interval: 100 }).toBe(true)
}
