import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { Schema } from 'effect'
import { localeCodes } from '#data/locale/locales.ts'
import { sectionSchemas } from '#sections/registry.ts'
import { slowStepTimeout, openBuiltStorybook } from './storybook.ts'

const openStorybook = openBuiltStorybook()
const open = (address: string) =>
  openStorybook(address, { permissions: ['clipboard-read', 'clipboard-write'] })

const story = (page: Page) => page.frameLocator('#storybook-preview-iframe')
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

describe('Storybook for designers', () => {
  it(
    'copies an example of a section in the format of page configs',
    async () => {
      const page = await open('/?path=/story/sections-blocks-hero--default')
      await page.getByRole('button', { name: 'Copy as page config' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      const { section, ...props } = JSON.parse(await copied(page)) as { section: string }
      expect(section).toBe('Hero')
      const decode = Schema.decodeUnknownSync(sectionSchemas.Hero)
      expect(() => decode(props, { onExcessProperty: 'error' })).not.toThrow()
    },
    slowStepTimeout.timeout * 2,
  )

  it(
    'links pages and sections to the page editor, without its key',
    async () => {
      const link = async (id: string) => {
        const page = await open(`/?path=/story/${id}`)
        const name = 'Open in the page editor'
        return page.getByRole('link', { name }).getAttribute('href')
      }
      const editor = 'http://127.0.0.1:4400/#'
      expect(await link('sections-blocks-hero--default')).toBe(`${editor}%3FHero`)
      expect(await link('pages-about-us--page')).toBe(`${editor}about-us`)
    },
    slowStepTimeout.timeout * 2,
  )

  it(
    'changes a section by the controls of its schema, and copies what they say',
    async () => {
      const page = await open('/?path=/story/sections-blocks-split--default&args=side:end')
      await page.locator('#control-side').waitFor()
      expect(await page.locator('#control-side option').allTextContents()).toEqual(
        expect.arrayContaining(['start', 'end']),
      )
      expect(await page.locator('#control-picture option').count()).toBeGreaterThan(30)
      await page.getByRole('button', { name: 'Copy as page config' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      expect(JSON.parse(await copied(page))).toMatchObject({ section: 'Split', side: 'end' })
    },
    slowStepTimeout.timeout * 2,
  )

  it(
    'shows every letter in all languages',
    async () => {
      const page = await open('/iframe.html?id=mails--code-sign-up&viewMode=story')
      const letters = page.locator('iframe')
      await letters.nth(localeCodes.length - 1).waitFor()
      expect(await letters.count()).toBe(localeCodes.length)
      const titles = await letters.evaluateAll((nodes) =>
        nodes.map((node) => node.getAttribute('title') ?? ''),
      )
      expect(new Set(titles.map((title) => title.replace(/^.*?: /, ''))).size).toBeGreaterThan(2)
    },
    slowStepTimeout.timeout,
  )

  it(
    'keeps the toolbar settings in the address',
    async () => {
      const page = await open('/?path=/story/components-forms-button--playground')
      await story(page).getByRole('button').waitFor()
      await page.getByRole('button', { name: 'Colour mode' }).click()
      await page.getByRole('option', { name: 'Dark' }).click()
      await page.waitForURL(/globals=theme:dark/)
      await story(page).locator('html[data-theme=dark]').waitFor({ state: 'attached' })
      expect(await story(page).locator('html').getAttribute('data-theme')).toBe('dark')
    },
    slowStepTimeout.timeout * 2,
  )

  it(
    'applies language, theme, contrast, direction and motion from the address',
    async () => {
      const globals = 'locale:pseudo;brand:harbour;contrast:more;direction:rtl;motion:reduced'
      const page = await open(
        `/iframe.html?id=components-forms-button--playground&viewMode=story&globals=${globals}`,
      )
      const button = page.getByRole('button', { name: /^\[Éé.*\]$/ })
      await button.waitFor()
      const html = page.locator('html')
      expect(await html.getAttribute('data-brand')).toBe('harbour')
      expect(await html.getAttribute('data-contrast')).toBe('more')
      expect(await html.getAttribute('dir')).toBe('rtl')
      expect(await button.evaluate((node) => getComputedStyle(node).transitionDuration)).toBe('0s')
    },
    slowStepTimeout.timeout,
  )

  it.each([
    ['contrast', /brand:harbour.*contrast:more|contrast:more.*brand:harbour/],
    ['density', /brand:fern.*density:compact|density:compact.*brand:fern/],
  ])(
    'shows all themes in each %s',
    async (axis, look) => {
      const page = await open(
        `/iframe.html?id=components-content-badge--playground&viewMode=story&globals=compare:${axis}`,
      )
      const frames = page.locator('object')
      await frames.nth(11).waitFor()
      const addresses = await frames.evaluateAll((nodes) =>
        nodes.map((node) => decodeURIComponent(node.getAttribute('data') ?? '')),
      )
      expect(addresses).toHaveLength(12)
      expect(addresses).toContainEqual(expect.stringMatching(look))
    },
    slowStepTimeout.timeout,
  )

  it(
    'shows all themes side by side',
    async () => {
      const page = await open(
        '/iframe.html?id=components-content-badge--playground&viewMode=story&globals=compare:on',
      )
      const themes = page.locator('object')
      await themes.nth(5).waitFor()
      await expect
        .poll(
          () => page.frames().map((frame) => new URL(frame.url()).searchParams.get('globals')),
          slowStepTimeout,
        )
        .toEqual(
          expect.arrayContaining([
            expect.stringMatching(/theme:light.*brand:fern|brand:fern.*theme:light/),
            expect.stringMatching(/theme:dark.*brand:harbour|brand:harbour.*theme:dark/),
          ]),
        )
      expect(await themes.count()).toBe(6)
    },
    slowStepTimeout.timeout * 2,
  )

  it(
    'shows and copies the source line of an element',
    async () => {
      const page = await open(
        '/iframe.html?id=components-forms-button--playground&viewMode=story&globals=inspect:on',
      )
      const button = page.getByRole('button').first()
      await button.hover()
      const place = page.getByRole('status')
      await place.getByText(/^design-system\/components\/Button\/Button\.tsx:\d+$/).waitFor()
      await button.click()
      await place.getByText(/copied/).waitFor()
      expect(await copied(page)).toMatch(/^design-system\/components\/Button\/Button\.tsx:\d+$/)
    },
    slowStepTimeout.timeout * 2,
  )

  it(
    'shows a page of the site in its shell in the chosen language',
    async () => {
      const page = await open('/iframe.html?id=pages-home--page&viewMode=story&globals=locale:de')
      await page.getByRole('banner').waitFor()
      await page.getByRole('contentinfo').waitFor()
      expect(await page.locator('#storybook-root > div').getAttribute('lang')).toBe('de')
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    },
    slowStepTimeout.timeout,
  )

  it(
    'documents usage, status and props of a component',
    async () => {
      const page = await open('/iframe.html?id=components-forms-button--docs&viewMode=docs')
      await page.getByText('When to use it', { exact: true }).waitFor()
      await page.getByRole('cell', { name: 'Presses the button.' }).first().waitFor()
      await page.getByRole('heading', { name: 'Used on every page' }).waitFor()
      const link = page.getByRole('link', { name: 'how-to-buy' })
      expect(await link.getAttribute('href')).toBe('./?path=/story/pages-how-to-buy--page')
      await page.getByText('Stable: no change of its props').waitFor()
      await page.getByRole('cell', { name: 'variant', exact: true }).first().waitFor()
      expect(await page.getByLabel('quiet').count()).toBeGreaterThan(0)
    },
    slowStepTimeout.timeout * 2,
  )
})
