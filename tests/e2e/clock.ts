import type { Page } from '@playwright/test'

/** Installs Playwright's clock but keeps the performance entries of the browser, which it would hide. */
export async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { browserPerformance: performance })
  })
  await page.clock.install()
  await page.addInitScript(() => {
    const { browserPerformance } = window as unknown as { browserPerformance: Performance }
    performance.getEntriesByType = (type) => browserPerformance.getEntriesByType(type)
  })
}
