import type { Page } from '@playwright/test'
import { serveFolder } from '../../serveFolder.ts'
import { test as base } from '../../siteTest.ts'
import { storybookFolder } from './storyFrames.ts'

/** Playwright's test with a page of the built Storybook that all tests of a worker share. */
export const test = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ browser }, use) => {
      const server = await serveFolder(storybookFolder)
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.clock.setFixedTime('2026-11-21T12:00:00Z')
      await use(page)
      await context.close()
      server.close()
    },
    { scope: 'worker' },
  ],
})
