import { expect } from 'vitest'
import { localizePath } from '#data/locale/locales.ts'
import {
  clickElement,
  focusElement,
  hoverElement,
  traverseHistory,
  waitFor,
  waitForPath,
  waitForVisible,
} from '../actions.ts'
import { templatePagePaths } from '../templatePagePaths.ts'
import { pollingOptions } from '../polling.ts'
import type { HeldRequests } from '../siteProxy.ts'
import type { BrowserEngineVisit } from '../withVisit.ts'
import type { BrowserBehaviour } from './behaviour.ts'

const desktop = { width: 1440, height: 900, language: 'en-US' } as const

/** Waits until a held request has arrived at the proxy. */
async function waitForRequest({ count }: HeldRequests): Promise<void> {
  await expect.poll(count, pollingOptions).toBeGreaterThan(0)
}

const posts = ({ proxy }: BrowserEngineVisit) =>
  proxy.requests.filter(({ method, path }) => method === 'POST' && path.includes('/newsletter'))

/** Opens a page whose island waits for its script, and expects that a click on a link navigates. */
const followsLink =
  (path: string, link: string, target: string): BrowserBehaviour['run'] =>
  async (visit) => {
    const { page, proxy, open } = visit
    await open(path)
    const held = proxy.hold(/\/assets\/(islands|[A-Z][A-Za-z]*\.island)/)
    await hoverElement(page, '[data-island]')
    await waitForRequest(held)
    await clickElement(page, link)
    // The response with the script is sent only when the next page has loaded.
    await waitFor(page, `${target} is shown`, (wanted) => location.pathname === wanted, target)
    held.release()
    await waitForVisible(page, 'main h1')
    expect(await page.evaluate(() => location.pathname)).toBe(target)
  }

/** Fewer than the connections that a browser opens to an origin over HTTP/1.1: the next page needs one. */
const someConnections = 4

/** Scrolls through a page some of whose scripts never load, and expects that a click on its first link navigates. */
const leavesUnfinishedPage =
  (path: string): BrowserBehaviour['run'] =>
  async ({ page, proxy, open }) => {
    await open(localizePath('en', path))
    const held = proxy.hold(/\/assets\/.*\.js$/, someConnections)
    await page.evaluate(() => {
      for (const section of document.querySelectorAll('main > *'))
        section.scrollIntoView({ behavior: 'instant' })
    })
    await clickElement(page, 'header a[href="/en"]')
    await waitFor(page, 'the home page is shown', () => location.pathname === '/en')
    held.release()
    await waitForVisible(page, 'main h1')
    expect(await page.evaluate(() => location.pathname)).toBe('/en')
  }

/** Leaving a page while resources are loading. */
export const loadingBrowserBehaviours: readonly BrowserBehaviour[] = [
  ...templatePagePaths.slice(1).map((path) => ({
    name: `a link is followed while scripts of ${path} load`,
    options: desktop,
    run: leavesUnfinishedPage(path),
  })),
  {
    name: 'a link is followed while an island loads its script',
    options: { ...desktop, language: 'fr-FR' },
    run: followsLink('/', 'header [data-menu-bar] a[href="/about-us"]', '/about-us'),
  },
  {
    name: 'a link is followed while the configurator loads its script',
    options: desktop,
    run: followsLink(
      '/en/products/configurator?modules=3&stacks=2',
      'main a[href^="/en/contact-us"]',
      '/en/contact-us',
    ),
  },
  {
    name: 'a form is posted while its script loads',
    options: desktop,
    expected: /^422 /,
    run: async (visit) => {
      const { page, proxy, open } = visit
      const held = proxy.hold(/\/assets\/enhanceForm-[^/]*\.js$/)
      await open('/en/newsletter')
      await page.evaluate(() => document.querySelector('main form')?.setAttribute('novalidate', ''))
      await focusElement(page, 'main input[name=email]')
      await waitForRequest(held)
      await page.type('nobody@')
      await page.press('Enter')
      await waitForVisible(page, 'main [name=email][aria-invalid=true]')
      held.release()
      expect(posts(visit)).toHaveLength(1)
      expect(
        await page.evaluate(
          () => document.querySelector<HTMLInputElement>('main [name=email]')?.value,
        ),
      ).toBe('nobody@')
    },
  },
  {
    name: 'a link is followed while a filter loads its list',
    options: desktop,
    run: async (visit) => {
      const { page, proxy, open } = visit
      const held = proxy.hold(/downloads\?.*_t=/)
      await open('/en/support-center/downloads')
      await clickElement(page, 'form[data-live-form] details:has(#document-image) summary')
      await focusElement(page, '#document-image')
      await page.press('Space')
      await waitForRequest(held)
      await clickElement(page, 'header a[href="/en/explore/news"]')
      await waitForPath(page, '/en/explore/news')
      held.release()
      await waitForVisible(page, 'main h1')
      expect(await page.evaluate(() => location.pathname)).toBe('/en/explore/news')
    },
  },
  {
    name: 'a link is followed while a captcha loads its worker',
    options: desktop,
    run: async ({ page, proxy, open }) => {
      const held = proxy.hold(/\/assets\/proofOfWorkWorker-/)
      await open('/en/login')
      await clickElement(page, 'main button', 'Verify without the puzzle')
      await waitForRequest(held)
      await clickElement(page, 'main a[href^="/en/sign-up"]')
      await waitFor(page, 'sign-up is shown', () => location.pathname === '/en/sign-up')
      held.release()
      await waitForVisible(page, 'main h1')
      expect(await page.evaluate(() => location.pathname)).toBe('/en/sign-up')
    },
  },
  {
    name: 'a missing script reloads the page once',
    options: desktop,
    expected: /404 |Failed to|error loading|Importing|client-errors|importing|404/i,
    run: async ({ page, proxy, open }) => {
      await open('/en/about-us')
      await waitFor(page, 'the scripts have run', () => document.readyState === 'complete')
      const before = proxy.requests.filter(({ path }) => path === '/en/about-us').length
      await page.evaluate(() => {
        dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
        dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
      })
      await expect
        .poll(
          () => proxy.requests.filter(({ path }) => path === '/en/about-us').length,
          pollingOptions,
        )
        .toBe(before + 1)
      await waitForVisible(page, 'main h1')
    },
  },
  {
    name: 'an island works after Back to a page that was left while it loaded',
    options: { ...desktop, language: 'fr-FR' },
    run: async (visit) => {
      const { page, proxy, open } = visit
      await open('/')
      const held = proxy.hold(/\/assets\/(islands|[A-Z][A-Za-z]*\.island)/)
      await page.evaluate(() =>
        document.querySelector('[data-island]')?.scrollIntoView({ behavior: 'instant' }),
      )
      await waitForRequest(held)
      await clickElement(page, 'header [data-menu-bar] a[href="/about-us"]')
      await waitForPath(page, '/about-us')
      held.release()
      await traverseHistory(page, -1)
      await waitForPath(page, '/')
      await page.evaluate(() =>
        document.querySelector('[data-island]')?.scrollIntoView({ behavior: 'instant' }),
      )
      await waitForVisible(page, '[data-island=OperatingModes][data-hydrated]')
    },
  },
]
