import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright'
import { serializeConsent, cookies } from '#data/consent/cookies.ts'
import { createBrowserLaunchOptions, findBrowser } from '../browser.ts'
import { type BuiltSite, startBuiltSite } from '../builtSite.ts'

/** The built site and a browser, while pictures of its pages are taken. */
interface SiteBrowser {
  readonly origin: string
  /** Opens a context in English without movement and without the cookie card. */
  readonly openContext: (options: BrowserContextOptions) => Promise<BrowserContext>
}

/** Starts the built site and a browser, takes pictures, and stops both. */
export async function takePictures(take: (site: SiteBrowser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(createBrowserLaunchOptions(await findBrowser()))
  // No database is needed: pages work without one.
  const site = await startBuiltSite({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  try {
    await take({
      origin: site.origin,
      openContext: (options) => openContext(browser, site, options),
    })
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function openContext(
  browser: Browser,
  { origin }: BuiltSite,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', ...options })
  await context.addCookies([
    { name: cookies.consent.name, value: serializeConsent([]), url: origin },
  ])
  return context
}
