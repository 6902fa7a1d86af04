import { test as base } from '@playwright/test'
import { consentValue, cookies } from '#data/cookies.ts'

/** Playwright's test, with the origin of the site that runs for this test. */
export const test = base.extend<{ origin: string; decideConsent: () => Promise<void> }>({
  origin: async ({ baseURL }, use) => {
    await use(new URL(baseURL ?? '').origin)
  },
  /** Makes the visitor one who declined before, so that nobody is asked. */
  decideConsent: async ({ context, origin }, use) => {
    await use(() =>
      context.addCookies([{ name: cookies.consent.name, value: consentValue([]), url: origin }]),
    )
  },
})
