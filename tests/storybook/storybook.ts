import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
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
    page.setDefaultTimeout(slowStepTimeout.timeout)
    await page.goto(address)
    return page
  }
}
