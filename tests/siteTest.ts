import { test as base } from '@playwright/test'

/** Playwright's test, with the origin of the site that runs for this test. */
export const test = base.extend<{ origin: string }>({
  origin: async ({ baseURL }, use) => {
    await use(new URL(baseURL ?? '').origin)
  },
})
