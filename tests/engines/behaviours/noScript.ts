import { expect } from 'vitest'
import {
  clickElement,
  focusElement,
  typeIntoField,
  waitFor,
  waitForPath,
  waitForVisible,
} from '../actions.ts'
import type { BrowserBehaviour } from './behaviour.ts'

const options = { width: 1280, height: 900, language: 'en-US', script: false } as const

/** The site without script. */
export const noScriptBrowserBehaviours: readonly BrowserBehaviour[] = [
  {
    name: 'without script the drawer is the target of a link',
    options: { ...options, width: 390 },
    run: async ({ page, open }) => {
      await open('/en/about-us')
      const id = await page.evaluate(
        () => document.querySelector('header dialog[data-drawer]')?.id ?? '',
      )
      await clickElement(page, `header a[href="#${id}"]`)
      await waitForVisible(page, `#${id}`)
      await clickElement(page, `#${id} a[href="/en/platform/open-api"]`)
      await waitForPath(page, '/en/platform/open-api')
    },
  },
  {
    name: 'without script the language menu and questions open',
    options,
    run: async ({ page, open }) => {
      await open('/en/support-center/faq')
      await clickElement(page, 'main details summary')
      await waitForVisible(page, 'main details[open]')
      await clickElement(page, 'header details:has([hreflang=de]) summary')
      await clickElement(page, 'header a[hreflang=de]')
      await waitForPath(page, '/de/support-center/faq')
    },
  },
  {
    name: 'without script a filter is sent by its button',
    options,
    run: async ({ page, open }) => {
      await open('/en/support-center/downloads')
      await clickElement(page, 'form[data-live-form] details:has(#document-image) summary')
      await focusElement(page, '#document-image')
      await page.press('Space')
      await clickElement(page, 'form[data-live-form] button[type=submit]')
      await waitForPath(page, '/en/support-center/downloads?document=image#files')
    },
  },
  {
    name: 'without script the operating modes are named groups in order',
    options: { ...options, language: 'fr-FR' },
    run: async ({ page, open }) => {
      await open('/')
      await waitForVisible(page, '[data-island=OperatingModes] [role=group]', 4)
      await waitForVisible(page, '[data-theme-set]', 0)
    },
  },
  {
    name: 'without script a wrong newsletter address comes back with its error',
    options,
    expected: /^422 /,
    run: async ({ page, open }) => {
      await open('/en/newsletter')
      await page.evaluate(() => document.querySelector('main form')?.setAttribute('novalidate', ''))
      await typeIntoField(page, 'main [name=email]', 'nobody@')
      await page.press('Enter')
      await waitForVisible(page, 'main [name=email][aria-invalid=true]')
      expect(
        await page.evaluate(
          () => document.querySelector<HTMLInputElement>('main [name=email]')?.value,
        ),
      ).toBe('nobody@')
    },
  },
  {
    name: 'without script cookies are declined',
    options: { ...options, banner: true },
    run: async ({ page, open }) => {
      await open('/en/about-us')
      await clickElement(page, 'button[name=choice][value=decline]')
      await waitForPath(page, '/en/about-us')
      await waitFor(
        page,
        'the banner is gone',
        () => document.querySelector('[name=choice]') === null,
      )
    },
  },
]
