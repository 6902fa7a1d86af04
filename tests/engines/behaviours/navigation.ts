import { expect } from 'vitest'
import {
  clickElement,
  focusElement,
  hoverElement,
  traverseHistory,
  typeIntoField,
  waitFor,
  waitForFocus,
  waitForPath,
  waitForText,
  waitForVisible,
} from '../actions.ts'
import type { BrowserBehaviour } from './behaviour.ts'

const phone = { width: 390, height: 844, language: 'en-US' } as const
const desktop = { width: 1440, height: 900, language: 'en-US' } as const
const bar = 'header [data-menu-bar]'
const drawer = 'header dialog[data-drawer]:not([data-search-dialog])'
const opener = 'header button[command=show-modal]'
const languages = 'header details:has([hreflang=de])'
const modes = 'header details:has([data-theme-set])'
const search = 'dialog[data-search-dialog]'

/** Menus, drawer, language, colour mode, search and history. */
export const navigationBrowserBehaviours: readonly BrowserBehaviour[] = [
  {
    name: 'a menu opens by mouse and its link leads on',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await clickElement(page, `${bar} summary`)
      await waitForVisible(page, `${bar} details[open]`)
      const href = await page.evaluate(
        (wanted) =>
          [...document.querySelectorAll<HTMLAnchorElement>(wanted)]
            .find((link) => link.checkVisibility())
            ?.getAttribute('href') ?? '',
        `${bar} details[open] a`,
      )
      await clickElement(page, `${bar} details[open] a[href="${href}"]`)
      await waitForPath(page, href)
    },
  },
  {
    name: 'a menu opens under the pointer or does not open, and Escape closes it',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await hoverElement(page, `${bar} summary`)
      await clickElement(page, `${bar} summary`)
      await waitForVisible(page, `${bar} details[open]`)
      await page.press('Escape')
      await waitForVisible(page, `${bar} details[open]`, 0)
    },
  },
  {
    name: 'arrow keys move through the menu bar',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await focusElement(page, `${bar} a`)
      await page.press('ArrowRight')
      await waitForFocus(page, `${bar} summary`)
      await page.press('Enter', 'ArrowDown')
      await waitForFocus(page, `${bar} details[open] a`)
      await page.press('Escape')
      await waitForFocus(page, `${bar} summary`)
    },
  },
  {
    name: 'the first Tab stop skips the header',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await page.press('Tab')
      await waitForFocus(page, 'a[href="#content"]:focus-visible')
      await page.press('Enter')
      await waitFor(page, 'the address names the content', () => location.hash === '#content')
      await page.press('Tab')
      await waitForFocus(page, '#content *')
    },
  },
  {
    name: 'the drawer opens on a phone, keeps the focus and closes on Escape',
    options: phone,
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await clickElement(page, opener)
      await waitForVisible(page, drawer)
      for (let step = 0; step < 12; step += 1) {
        await page.press('Tab')
        const isOutside = await page.evaluate(
          (wanted) =>
            document.activeElement !== document.body &&
            document.activeElement?.closest(wanted) === null,
          drawer,
        )
        expect(isOutside).toBe(false)
      }
      await page.press('Escape')
      await waitForVisible(page, drawer, 0)
      await waitForFocus(page, opener)
    },
  },
  {
    name: 'a link of the drawer leads on',
    options: phone,
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await clickElement(page, opener)
      await clickElement(page, `${drawer} a[href="/en/platform/open-api"]`)
      await waitForPath(page, '/en/platform/open-api')
    },
  },
  {
    name: 'a click beside the drawer closes it',
    options: { ...phone, width: 700 },
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await clickElement(page, opener)
      await waitForVisible(page, drawer)
      await page.click(20, 600)
      await waitForVisible(page, drawer, 0)
    },
  },
  {
    name: 'the language menu opens this page in the chosen language, which is kept',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await clickElement(page, `${languages} summary`)
      await clickElement(page, `${languages} a[hreflang=de]`)
      await waitForPath(page, '/de/about-us')
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
      await open('/about-us')
      await waitForPath(page, '/de/about-us')
    },
  },
  {
    name: 'the language menu closes on Escape and returns the focus',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await focusElement(page, `${languages} summary`)
      await page.press('Enter')
      await waitForVisible(page, `${languages} a[hreflang=de]`)
      await page.press('Escape')
      await waitForVisible(page, `${languages} a[hreflang=de]`, 0)
      await waitForFocus(page, `${languages} summary`)
    },
  },
  {
    name: 'the first visit is redirected to the language of the browser',
    options: { language: 'de-DE' },
    run: async ({ page, open }) => {
      await open('/')
      await waitForPath(page, '/de')
    },
  },
  {
    name: 'the colour mode follows the system until one is chosen',
    options: desktop,
    run: async ({ page, open }) => {
      const ground = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      await open('/en/about-us')
      const light = await ground()
      await page.setColorScheme('dark')
      const dark = await ground()
      expect(dark).not.toBe(light)
      await page.setColorScheme('light')
      await clickElement(page, `${modes} summary`)
      await clickElement(page, `${modes} [data-theme-set=dark]`)
      expect(await ground()).toBe(dark)
    },
  },
  {
    name: 'a stored colour mode is there before the first paint',
    options: {
      ...desktop,
      initScripts: [
        `(() => { const look = () => { if (!document.body) return requestAnimationFrame(look)
          window.firstTheme = document.documentElement.dataset.theme }
          requestAnimationFrame(look) })()`,
      ],
    },
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await clickElement(page, `${modes} summary`)
      await clickElement(page, `${modes} [data-theme-set=dark]`)
      for (const path of ['/en/about-us', '/en/login', '/en/support-center/downloads']) {
        await open(path)
        await waitFor(
          page,
          'the first paint is dark',
          () => (globalThis as { firstTheme?: string }).firstTheme === 'dark',
        )
      }
    },
  },
  {
    name: 'the search suggests pages, and Enter opens the active one',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await clickElement(page, 'header a[data-opens-search]')
      await waitForFocus(page, `${search} input`)
      await page.type('wallbox')
      await waitForText(page, `${search} [role=option]`, 'AC charger')
      await page.press('ArrowDown')
      await waitForVisible(page, `${search} [aria-selected=true]`)
      await page.press('Enter')
      await waitForPath(page, '/en/products/ac-charger')
    },
  },
  {
    name: 'Escape clears the search, then closes it',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await clickElement(page, 'header a[data-opens-search]')
      await waitForFocus(page, `${search} input`)
      await page.type('war')
      await page.press('Escape')
      await waitFor(
        page,
        'the field is empty',
        (wanted) => document.querySelector<HTMLInputElement>(wanted)?.value === '',
        `${search} input`,
      )
      await waitForVisible(page, search)
      await page.press('Escape')
      await waitForVisible(page, search, 0)
    },
  },
  {
    name: 'the search opens by keyboard and closes with its button',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await page.press('Control+k')
      await waitForFocus(page, `${search} input`)
      await clickElement(page, `${search} button[command=close]`)
      await waitForVisible(page, search, 0)
    },
  },
  {
    name: 'the page of results answers a search',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/search')
      await typeIntoField(page, 'main input[name=q]', 'warranty')
      await page.press('Enter')
      await waitForPath(page, '/en/search?q=warranty')
      await waitForVisible(page, 'main h1')
      await waitForText(page, 'main h3 a', 'arranty')
    },
  },
  {
    name: 'Back and Forward show the pages again, with working menus',
    options: desktop,
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await clickElement(page, `${bar} a[href="/en/contact-us"], header a[href^="/en/contact-us"]`)
      await waitFor(page, 'the form is shown', () => location.pathname === '/en/contact-us')
      await traverseHistory(page, -1)
      await waitForPath(page, '/en/about-us')
      await clickElement(page, `${languages} summary`)
      await waitForVisible(page, `${languages} a[hreflang=de]`)
      await traverseHistory(page, 1)
      await waitFor(page, 'the form is shown', () => location.pathname === '/en/contact-us')
      await waitForVisible(page, 'main form [name=email]')
    },
  },
]
