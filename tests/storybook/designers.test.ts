import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Schema } from 'effect'
import { sections } from '#sections/registry.ts'
import { findBrowser, launchOptions } from '../browser.ts'
import { serveFolder } from '../serveFolder.ts'

const out = join(import.meta.dirname, '../../stories/.out')
/** Time for one step; Storybook’s frame is large and other suites may run beside this one. */
const patience = { timeout: 60_000 }

let browser: Browser
let server: Awaited<ReturnType<typeof serveFolder>>

beforeAll(async () => {
  server = await serveFolder(out)
  browser = await chromium.launch(launchOptions(await findBrowser()))
}, 60_000)

afterAll(async () => {
  await browser.close()
  server.close()
})

async function open(address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patience.timeout)
  await page.goto(address)
  return page
}

const story = (page: Page) => page.frameLocator('#storybook-preview-iframe')
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

describe('Storybook for designers', () => {
  it(
    'copies an example of a section as a page config holds it',
    async () => {
      const page = await open('/?path=/story/sections-hero--default')
      await page.getByRole('button', { name: 'Copy as page config' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      const { section, ...props } = JSON.parse(await copied(page)) as { section: string }
      expect(section).toBe('Hero')
      const decode = Schema.decodeUnknownSync(sections.Hero)
      expect(() => decode(props, { onExcessProperty: 'error' })).not.toThrow()
    },
    patience.timeout * 2,
  )

  it(
    'keeps what the toolbar chooses in the address',
    async () => {
      const page = await open('/?path=/story/components-button--playground')
      await story(page).getByRole('button').waitFor()
      await page.getByRole('button', { name: 'Colour mode' }).click()
      await page.getByRole('option', { name: 'Dark' }).click()
      await page.waitForURL(/globals=theme:dark/)
      await story(page).locator('html[data-theme=dark]').waitFor({ state: 'attached' })
      expect(await story(page).locator('html').getAttribute('data-theme')).toBe('dark')
    },
    patience.timeout * 2,
  )

  it(
    'shows words, themes, contrast, direction and motion as the address says',
    async () => {
      const globals = 'locale:pseudo;brand:harbour;contrast:more;direction:rtl;motion:reduced'
      const page = await open(
        `/iframe.html?id=components-button--playground&viewMode=story&globals=${globals}`,
      )
      const button = page.getByRole('button', { name: /^\[Éé.*\]$/ })
      await button.waitFor()
      const html = page.locator('html')
      expect(await html.getAttribute('data-brand')).toBe('harbour')
      expect(await html.getAttribute('data-contrast')).toBe('more')
      expect(await html.getAttribute('dir')).toBe('rtl')
      expect(await button.evaluate((node) => getComputedStyle(node).transitionDuration)).toBe('0s')
    },
    patience.timeout,
  )

  it(
    'shows all themes side by side',
    async () => {
      const page = await open(
        '/iframe.html?id=components-badge--playground&viewMode=story&globals=compare:on',
      )
      const themes = page.locator('object')
      await themes.nth(3).waitFor()
      await expect
        .poll(
          () => page.frames().map((frame) => new URL(frame.url()).searchParams.get('globals')),
          patience,
        )
        .toEqual(
          expect.arrayContaining([
            expect.stringMatching(/theme:light.*brand:fern|brand:fern.*theme:light/),
            expect.stringMatching(/theme:dark.*brand:harbour|brand:harbour.*theme:dark/),
          ]),
        )
      expect(await themes.count()).toBe(4)
    },
    patience.timeout * 2,
  )

  it(
    'tells the line of code of an element, and copies it',
    async () => {
      const page = await open(
        '/iframe.html?id=components-button--playground&viewMode=story&globals=inspect:on',
      )
      const button = page.getByRole('button').first()
      await button.hover()
      const place = page.getByRole('status')
      await place.getByText(/^design-system\/components\/Button\/Button\.tsx:\d+$/).waitFor()
      await button.click()
      await place.getByText(/copied/).waitFor()
      expect(await copied(page)).toMatch(/^design-system\/components\/Button\/Button\.tsx:\d+$/)
    },
    patience.timeout * 2,
  )

  it(
    'shows a page of the site in its frame, in the language chosen',
    async () => {
      const page = await open('/iframe.html?id=pages-home--page&viewMode=story&globals=locale:de')
      await page.getByRole('banner').waitFor()
      await page.getByRole('contentinfo').waitFor()
      expect(await page.locator('#storybook-root > div').getAttribute('lang')).toBe('de')
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    },
    patience.timeout,
  )

  it(
    'says on a docs page when to use a component, how finished it is, and every prop',
    async () => {
      const page = await open('/iframe.html?id=components-button--docs&viewMode=docs')
      await page.getByText('Use it', { exact: true }).waitFor()
      await page.getByText('Stable: its props').waitFor()
      await page.getByRole('cell', { name: 'variant', exact: true }).first().waitFor()
      expect(await page.getByLabel('quiet').count()).toBeGreaterThan(0)
    },
    patience.timeout * 2,
  )
})
