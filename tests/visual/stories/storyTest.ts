import type { BrowserContext, Page } from '@playwright/test'
import { serveFolder } from '../../serveFolder.ts'
import { test as base } from '../../siteTest.ts'
import { openPreview } from './renderStory.ts'
import { storybookFolder } from './storyFrames.ts'

interface StoryTestWorker {
  /** Opens the built Storybook, without a story, in a new context, and closes the one before. */
  readonly openStorybook: () => Promise<Page>
}

/** Playwright's test with the built Storybook, which a worker serves. */
export const test = base.extend<object, StoryTestWorker>({
  openStorybook: [
    async ({ browser }, use) => {
      const server = await serveFolder(storybookFolder)
      let context: BrowserContext | undefined
      await use(async () => {
        await context?.close()
        context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
        const page = await context.newPage()
        await page.clock.setFixedTime('2026-11-21T12:00:00Z')
        await openPreview(page)
        return page
      })
      await context?.close()
      server.close()
    },
    { scope: 'worker' },
  ],
})
