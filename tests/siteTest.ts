import { createHash } from 'node:crypto'
import { test as base } from '@playwright/test'
import { serializeConsent, cookies } from '#data/consent/cookies.ts'

/** Playwright's test with the origin of the tested site and a client address of its own. */
export const test = base.extend<{ origin: string; decideConsent: () => Promise<void> }>({
  // A client address per test and retry, so that no test uses up the rate limits of another.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId, retry, repeatEachIndex }) => {
    const digest = createHash('sha256').update(`${testId} ${retry} ${repeatEachIndex}`).digest()
    await use({
      ...extraHTTPHeaders,
      'X-Forwarded-For': `10.${[...digest.subarray(0, 3)].join('.')}`,
    })
  },
  origin: async ({ baseURL }, use) => {
    await use(new URL(baseURL ?? '').origin)
  },
  /** Stores a declined consent, so that no banner is shown. */
  decideConsent: async ({ context, origin }, use) => {
    await use(() =>
      context.addCookies([
        { name: cookies.consent.name, value: serializeConsent([]), url: origin },
      ]),
    )
  },
})
