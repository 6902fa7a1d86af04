import type { TestDetails } from '@playwright/test'

/** Details of a test that does not run in Firefox, with the reason. */
export const skipInFirefox = (reason: string): TestDetails => ({
  tag: '@chromium',
  annotation: { type: 'reason', description: reason },
})

export const skipRestoredPagesInFirefox = skipInFirefox(
  'The driver of Firefox does not report a page that Back restores from the cache',
)
