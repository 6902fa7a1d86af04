import { expect, type Page } from '@playwright/test'
import { createAccount } from '../../e2e/account.ts'

/** A state of a page that its address alone does not show in its other pictures. */
export interface PagePictureState {
  readonly address: string
  /** Prepares the visitor, before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Brings the open page into the state. */
  readonly act?: (page: Page) => Promise<unknown>
}

/** Sends a form without input, which shows its errors. */
const sendEmpty = async (page: Page) => {
  await page.locator('main form button[type=submit]').last().click()
  await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
}

const accounts = new WeakMap<object, Promise<unknown>>()

/** Signs up as a fixed account holder, once per worker and browser context. */
const signedIn = (page: Page) => {
  const { request } = page.context()
  const made = accounts.get(request) ?? createAccount(request)
  accounts.set(request, made)
  return made
}

const center = (view: string, locale = 'en'): PagePictureState => ({
  address: `/${locale}/personal-center${view === '' ? '' : `?view=${view}`}`,
  prepare: signedIn,
  act: hideOwnData,
})

/** Replaces what differs between accounts and days: names, addresses and times. */
const hideOwnData = (page: Page) =>
  page.evaluate(() => {
    const own = /[^\s(]+@example\.com|a[0-9a-f]{12}/g
    for (const time of document.querySelectorAll('main time')) time.textContent = '21 Nov 2026'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent?.includes('UTC')) node.textContent = '21 Nov 2026'
      else if (node.textContent?.match(own)) node.textContent = node.textContent.replace(own, 'ada')
    for (const input of document.querySelectorAll<HTMLInputElement>('main input'))
      input.value = input.value.replace(own, 'ada')
  })

/** Waits for the puzzle of a captcha and hides its random picture. */
const hidePuzzle = async (page: Page) => {
  const pictures = page.locator('main svg:has(image)')
  await pictures.first().waitFor()
  await pictures.evaluateAll((all) => {
    for (const one of all as SVGElement[]) one.style.visibility = 'hidden'
  })
}

const withPuzzle = (state: PagePictureState): PagePictureState => ({
  ...state,
  act: async (page) => {
    await hidePuzzle(page)
    await state.act?.(page)
  },
})

/** States by name of their picture. */
export const pagePictureStates: Readonly<Record<string, PagePictureState>> = {
  'state.contact-us.product': { address: '/de/contact-us?product=ac-charger&function=1' },
  'state.contact-us.refused': { address: '/en/contact-us', act: sendEmpty },
  'state.contact-us.sent': { address: '/cn/contact-us?sent=1' },
  'state.search.found': { address: '/de/search?q=Speicher' },
  'state.search.nothing': { address: '/en/search?q=qqqqqq' },
  'state.downloads.filtered': {
    address: '/cn/support-center/downloads?document=image&series=home',
  },
  'state.downloads.nothing': {
    address: '/en/support-center/downloads?document=video&language=none',
  },
  'state.callback.refused': { address: '/de/support-center/callback', act: sendEmpty },
  'state.error.404': { address: '/de/no-such-page' },
  'state.login': withPuzzle({ address: '/en/login' }),
  'state.login.phone': withPuzzle({ address: '/cn/login?by=phone' }),
  'state.sign-up': withPuzzle({ address: '/de/sign-up' }),
  'state.retrieve-password': withPuzzle({ address: '/en/retrieve-password' }),
  'state.personal-center': center(''),
  'state.personal-center.security': center('security', 'de'),
  'state.personal-center.email': withPuzzle(center('email', 'cn')),
  'state.personal-center.enquiries': center('enquiries', 'de'),
  'state.personal-center.open-api': center('open-api'),
  'state.personal-center.deletion': withPuzzle(center('deletion', 'cn')),
}
