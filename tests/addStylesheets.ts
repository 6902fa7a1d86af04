import type { Page } from '@playwright/test'

/** Adds stylesheets to a page and waits until each has loaded. */
export const addStylesheets = async (page: Page, addresses: readonly string[]): Promise<void> => {
  await page.evaluate(
    (hrefs) =>
      Promise.all(
        hrefs.map(
          (href) =>
            new Promise((loaded, failed) => {
              const link = Object.assign(document.createElement('link'), {
                rel: 'stylesheet',
                href,
                onload: loaded,
                onerror: failed,
              })
              document.head.append(link)
            }),
        ),
      ),
    addresses,
  )
}
