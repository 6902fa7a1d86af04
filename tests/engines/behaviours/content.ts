import { expect } from 'vitest'
import {
  clickElement,
  focusElement,
  selectOption,
  traverseHistory,
  waitFor,
  waitForFocus,
  waitForPath,
  waitForText,
  waitForVisible,
} from '../actions.ts'
import { pollingOptions } from '../polling.ts'
import type { BrowserBehaviour } from './behaviour.ts'

const desktop = { width: 1440, height: 900, language: 'en-US' } as const
const downloads = '/en/support-center/downloads'
const choices = 'form[data-live-form] details:has(#document-image)'
const island = '[data-island=OperatingModes]'
const status = '#files [role=status]'

/** Islands, questions, filters, films, consent. */
export const contentBrowserBehaviours: readonly BrowserBehaviour[] = [
  {
    name: 'an island is hydrated when it is seen, not before',
    options: { ...desktop, language: 'fr-FR' },
    run: async ({ page, open }) => {
      await open('/')
      expect(
        await page.evaluate(
          (wanted) => 'hydrated' in document.querySelector<HTMLElement>(wanted)!.dataset,
          island,
        ),
      ).toBe(false)
      await page.evaluate((wanted) => document.querySelector(wanted)?.scrollIntoView(), island)
      await waitForVisible(page, `${island}[data-hydrated]`)
      await waitForVisible(page, `${island} [role=tab]`, 4)
    },
  },
  {
    name: 'tabs are selected by mouse and by arrow keys',
    options: { ...desktop, language: 'fr-FR' },
    run: async ({ page, open }) => {
      await open('/')
      await page.evaluate((wanted) => document.querySelector(wanted)?.scrollIntoView(), island)
      await waitForVisible(page, `${island} [role=tab]`, 4)
      await clickElement(page, `${island} [role=tab]:nth-child(2)`)
      await waitForVisible(page, `${island} [role=tab][aria-selected=true]:nth-child(2)`)
      await page.press('ArrowDown')
      await waitForFocus(page, `${island} [role=tab][aria-selected=true]:nth-child(3)`)
      await waitForVisible(page, `${island} [role=tabpanel]`)
    },
  },
  {
    name: 'a question opens by mouse and by keyboard',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/support-center/faq')
      await clickElement(page, 'main details summary')
      await waitForVisible(page, 'main details[open]')
      await focusElement(page, 'main details[open] summary')
      await page.press('Enter')
      await waitForVisible(page, 'main details[open]', 0)
    },
  },
  {
    name: 'a filter updates the list in place, and Back undoes it with its choice',
    options: desktop,
    run: async ({ page, open }) => {
      await open(downloads)
      const count = () =>
        page.evaluate((wanted) => document.querySelector(wanted)?.textContent, status)
      const all = await count()
      await clickElement(page, `${choices} summary`)
      await focusElement(page, '#document-image')
      await page.press('Space')
      await waitForPath(page, `${downloads}?document=image`)
      await waitFor(
        page,
        'the list is shorter',
        (wanted, before) => document.querySelector(wanted)?.textContent !== before,
        status,
        all ?? '',
      )
      await traverseHistory(page, -1)
      await waitForPath(page, downloads)
      await waitFor(
        page,
        'the filter agrees with the list',
        (wanted, before) =>
          document.querySelector(wanted)?.textContent === before &&
          document.querySelector<HTMLInputElement>('#document-image')?.checked === false,
        status,
        all ?? '',
      )
    },
  },
  {
    name: 'a filter agrees with the list after leaving the page and Back',
    options: desktop,
    run: async ({ page, open }) => {
      await open(downloads)
      await clickElement(page, `${choices} summary`)
      await focusElement(page, '#document-image')
      await page.press('Space')
      await waitForPath(page, `${downloads}?document=image`)
      await open('/en/about-us')
      await traverseHistory(page, -1)
      await waitForPath(page, `${downloads}?document=image`)
      await traverseHistory(page, -1)
      await waitForPath(page, downloads)
      await waitFor(
        page,
        'nothing is chosen',
        () => document.querySelectorAll('form[data-live-form] :checked').length === 0,
      )
    },
  },
  {
    name: 'the warranty finder answers a choice, and Back empties it',
    options: desktop,
    run: async ({ page, proxy, open }) => {
      const path = '/en/support-center/warranty'
      await open(path)
      const isRequested = () => proxy.requests.some((one) => one.path.startsWith(`${path}?`))
      // The loaded script of the filter has no visible effect.
      const choose = async () => {
        if (!isRequested()) await selectOption(page, '#warranty-product', 'ci-all-in-one-cabinet')
        return isRequested()
      }
      await expect.poll(choose, { ...pollingOptions, interval: 500 }).toBe(true)
      await waitFor(page, 'the choice is in the address', () => location.search !== '')
      await traverseHistory(page, -1)
      await waitForPath(page, path)
      await waitFor(
        page,
        'no product is chosen',
        () => document.querySelector<HTMLSelectElement>('#warranty-product')?.value === '',
      )
    },
  },
  {
    name: 'a film shows its captions, without a setting of the system',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/support-center/video')
      await page.evaluate(() => {
        const video = document.querySelector('video')
        if (!video) return
        const types = [...video.querySelectorAll('source')].map(({ type }) => type)
        video.preload = 'metadata'
        // Debian's WebKit has no decoder for any of them, and never gets the duration of the film.
        if (types.some((type) => video.canPlayType(type) === 'probably')) video.load()
        else video.dispatchEvent(new Event('loadedmetadata'))
      })
      await waitFor(page, 'the first track is shown', () => {
        const [first, ...others] = document.querySelector('video')?.textTracks ?? []
        return first?.mode === 'showing' && others.every(({ mode }) => mode === 'disabled')
      })
    },
  },
  {
    name: 'long choices fit a page of 320 px',
    options: { width: 320, height: 640, language: 'de-DE' },
    run: async ({ page, open }) => {
      for (const path of ['warranty', 'maintenance', 'downloads', 'faq']) {
        await open(`/de/support-center/${path}`)
        expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
          path,
          320,
        ])
      }
    },
  },
  {
    name: 'cookies are declined, which is kept in every language',
    options: { ...desktop, banner: true },
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await clickElement(page, 'button[name=choice][value=decline]')
      await waitForVisible(page, 'button[name=choice]', 0)
      await waitFor(page, 'the choice is stored', () =>
        document.cookie.includes('consent=necessary'),
      )
      await waitFor(page, 'the page is loaded', () => document.readyState === 'complete')
      await open('/de')
      await waitForVisible(page, 'button[name=choice]', 0)
    },
  },
  {
    name: 'cookies are accepted by keyboard',
    options: { ...desktop, banner: true },
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await focusElement(page, 'button[name=choice][value=accept]')
      await page.press('Enter')
      await waitFor(page, 'the choice is stored', () => document.cookie.includes('marketing'))
      await waitForVisible(page, 'button[name=choice]', 0)
    },
  },
  {
    name: 'the cookie settings are a dialog that keeps the focus and returns it',
    options: { ...desktop, banner: true },
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await focusElement(page, 'footer a[href="/en/cookie-settings"]')
      await page.press('Enter')
      await waitForVisible(page, '[role=dialog]')
      await waitForFocus(page, '[role=dialog] *, [role=dialog]')
      for (let step = 0; step < 8; step += 1) await page.press('Tab')
      await waitForFocus(page, '[role=dialog] *')
      await page.press('Escape')
      await waitForVisible(page, '[role=dialog]', 0)
      await waitForFocus(page, 'footer a[href="/en/cookie-settings"]')
    },
  },
  {
    name: 'products are compared',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/products/compare')
      for (const at of [0, 1])
        await page.evaluate(
          (index) => document.querySelectorAll<HTMLInputElement>('main [name=ids]')[index]?.click(),
          at,
        )
      await clickElement(page, 'main form button[type=submit]')
      await waitForVisible(page, 'main table')
    },
  },
  {
    name: 'the configurator answers a change',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/products/configurator?modules=3&stacks=2')
      await focusElement(page, '[data-island] [name=modules]:checked')
      await waitForVisible(page, '[data-island][data-hydrated]')
      await waitForText(page, '[data-island]', '29.94')
      await focusElement(page, '[data-island] [name=modules]:checked')
      await page.press('ArrowRight')
      await waitForText(page, '[data-island]', '39.92')
    },
  },
]
