import type { TestDetails } from '@playwright/test'

/** Details of a test that does not run in Firefox, with the reason. */
export const chromiumOnly = (reason: string): TestDetails => ({
  tag: '@chromium',
  annotation: { type: 'reason', description: reason },
})

export const restoredPages = chromiumOnly(
  'The driver of Firefox does not report a page that Back restores from the cache',
)
