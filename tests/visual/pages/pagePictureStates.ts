import type { Page } from '@playwright/test'
import type { Locale } from '#data/locale/locales.ts'
import { personalCenterViewNames } from '#sections/PersonalCenter/PersonalCenter.schema.ts'
import {
  enterMailedCode,
  focusSelector,
  clearConsentCookie,
  hideResendCodeForm,
  hideAccountData,
  hideCaptchaPuzzle,
  clickSelector,
  openSentEnquiry,
  requestCodeOnPage,
  sendEmptyForm,
  signInAsHolder,
} from './stateActions.ts'

/** A state of a page that its address alone does not show in its other pictures. */
export interface PagePictureState {
  /** Id of the page; undefined for an error page. */
  readonly page: string | undefined
  /** Path with query, without its language; the words of a query differ between languages. */
  readonly path: string | ((locale: Locale) => string)
  /** Prepares the visitor, before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Brings the open page into the state. */
  readonly act?: (page: Page) => Promise<unknown>
  /** Selector of something that the page shows in this state only; visible before the picture is taken. */
  readonly shows?: string
  /** Medium or colours instead of those of the themes. */
  readonly media?: Pick<NonNullable<Parameters<Page['emulateMedia']>[0]>, 'media' | 'forcedColors'>
  /** True if only the window is pictured, because something lies over the page. */
  readonly isWindow?: true
  /** True if the keyboard focus is pictured. */
  readonly isFocused?: true
  /** Widths, if the state is not on all. */
  readonly widths?: readonly (320 | 1024 | 1440)[]
}

const center = (view: string): PagePictureState => ({
  page: 'personal-center',
  path: `/personal-center?view=${view}`,
  prepare: signInAsHolder,
  act: hideAccountData,
})

const withPuzzle = (state: PagePictureState): PagePictureState => ({
  ...state,
  act: async (page) => {
    await hideCaptchaPuzzle(page)
    await state.act?.(page)
  },
})

/** Views of the personal center that ask for a code, after a puzzle. */
const viewsWithPuzzle: readonly string[] = ['email', 'phone', 'deletion']

const centerStates = Object.fromEntries(
  personalCenterViewNames.map((view) => [
    `state.personal-center.${view}`,
    viewsWithPuzzle.includes(view) ? withPuzzle(center(view)) : center(view),
  ]),
)

const words: Partial<Readonly<Record<Locale, string>>> = { de: 'Speicher', cn: '电池' }
const word = (locale: Locale) => encodeURIComponent(words[locale] ?? 'battery')

const withCode = async (page: Page) => {
  await requestCodeOnPage(page)
  await hideResendCodeForm(page)
  await hideAccountData(page)
}

const home = { page: 'index', path: '/', isWindow: true } as const

/** Widths of headers that are folded into a drawer, and of those that are not. */
const [narrow, wide] = [[320, 1024], [1440]] as const

/** Parts of the shell that are opened. */
const shellStates: Readonly<Record<string, PagePictureState>> = {
  'state.shell.menu': { ...home, act: clickSelector('header nav summary'), widths: wide },
  'state.shell.drawer': {
    ...home,
    act: clickSelector('header button[command=show-modal]'),
    widths: narrow,
  },
  'state.shell.language': {
    ...home,
    act: clickSelector('header details:has(a[hreflang]) > summary'),
    widths: wide,
  },
  'state.shell.mode': {
    ...home,
    act: clickSelector('header details:has([data-theme-set]) > summary'),
    widths: wide,
  },
  'state.shell.search': { ...home, act: clickSelector('header a[data-opens-search]') },
  'state.shell.consent': { ...home, prepare: clearConsentCookie },
  'state.shell.cookies': {
    ...home,
    prepare: clearConsentCookie,
    act: async (page) => {
      await clickSelector('consent-banner a[href$="/cookie-settings"]')(page)
      await page.getByRole('dialog').waitFor()
      // A button of the dialog stands where the pointer is, and would be drawn as hovered at some times only.
      await page.mouse.move(0, 0)
    },
  },
}

/** One page of each kind. */
const kinds = {
  home: { page: 'index', path: '/' },
  product: { page: 'products/_id', path: '/products/ac-charger' },
  contact: { page: 'contact-us', path: '/contact-us' },
  article: { page: 'explore/blog/_keytitle', path: '/explore/blog/what-self-power-means' },
  downloads: { page: 'support-center/downloads', path: '/support-center/downloads' },
  configurator: { page: 'products/configurator', path: '/products/configurator' },
  document: { page: 'document/_id', path: '/document/privacy-policy' },
  warranty: { page: 'support-center/warranty', path: '/support-center/warranty' },
} satisfies Record<string, PagePictureState>

type Kind = keyof typeof kinds

const each = (
  prefix: string,
  of: readonly Kind[],
  more: Pick<PagePictureState, 'media'>,
): Readonly<Record<string, PagePictureState>> =>
  Object.fromEntries(of.map((kind) => [`state.${prefix}.${kind}`, { ...kinds[kind], ...more }]))

const focusedSelectors: Readonly<Partial<Record<Kind, string>>> = {
  home: 'header a',
  product: 'main a',
  contact: 'main button[type=submit]',
  downloads: 'main :is(summary, button, select, input:not([type=hidden]))',
  configurator: 'main input[type=radio]',
  article: 'footer a',
}

const focusStates = Object.fromEntries(
  Object.entries(focusedSelectors).map(([kind, selector]) => [
    `state.focus.${kind}`,
    { ...kinds[kind as Kind], act: focusSelector(selector), isFocused: true as const },
  ]),
)

/** States by name of their picture. */
export const pagePictureStates: Readonly<Record<string, PagePictureState>> = {
  'state.contact-us.product': {
    page: 'contact-us',
    path: '/contact-us?product=ac-charger&function=1',
  },
  'state.contact-us.refused': { page: 'contact-us', path: '/contact-us', act: sendEmptyForm },
  'state.contact-us.sent': {
    page: 'contact-us',
    path: '/contact-us',
    act: openSentEnquiry,
    shows: '[data-form-sent]',
  },
  'state.search.found': { page: 'search', path: (locale) => `/search?q=${word(locale)}` },
  'state.search.nothing': { page: 'search', path: '/search?q=qqqqqq' },
  'state.faq.found': {
    page: 'support-center/faq',
    path: (locale) => `/support-center/faq?q=${word(locale)}`,
  },
  'state.faq.nothing': { page: 'support-center/faq', path: '/support-center/faq?q=qqqqqq' },
  'state.downloads.filtered': {
    page: 'support-center/downloads',
    path: '/support-center/downloads?document=image&series=home',
  },
  'state.downloads.nothing': {
    page: 'support-center/downloads',
    path: '/support-center/downloads?document=video&language=none',
  },
  'state.warranty.found': {
    page: 'support-center/warranty',
    path: '/support-center/warranty?product=ac-charger&market=europe',
    shows: 'main form:has([name=market]) ~ [role=status] h3',
  },
  'state.compare.chosen': {
    page: 'products/compare',
    path: '/products/compare?ids=three-phase-hybrid-inverter,single-phase-hybrid-inverter',
    shows: 'main table',
  },
  'state.configurator.chosen': {
    page: 'products/configurator',
    path: '/products/configurator?modules=4&stacks=2&place=garage',
  },
  'state.callback.refused': {
    page: 'support-center/callback',
    path: '/support-center/callback',
    act: sendEmptyForm,
  },
  'state.newsletter.refused': { page: 'newsletter', path: '/newsletter', act: sendEmptyForm },
  'state.open-api.refused': {
    page: 'platform/open-api/apply',
    path: '/platform/open-api/apply',
    act: sendEmptyForm,
  },
  'state.error.404': { page: undefined, path: '/no-such-page' },
  'state.login': withPuzzle({ page: 'login', path: '/login' }),
  'state.login.phone': withPuzzle({ page: 'login', path: '/login?by=phone' }),
  'state.sign-up': withPuzzle({ page: 'sign-up', path: '/sign-up' }),
  'state.sign-up.code': { page: 'sign-up', path: '/sign-up', act: withCode },
  'state.sign-up.account': {
    page: 'sign-up',
    path: '/sign-up',
    act: async (page) => {
      await enterMailedCode(page, await requestCodeOnPage(page))
      await hideAccountData(page)
    },
  },
  'state.retrieve-password': withPuzzle({ page: 'retrieve-password', path: '/retrieve-password' }),
  'state.retrieve-password.code': {
    page: 'retrieve-password',
    path: '/retrieve-password',
    act: withCode,
  },
  ...centerStates,
  ...shellStates,
  ...each('forced', ['home', 'product', 'contact', 'downloads', 'configurator', 'article'], {
    media: { forcedColors: 'active' },
  }),
  ...each('print', ['home', 'product', 'contact', 'article', 'document', 'warranty'], {
    media: { media: 'print' },
  }),
  ...focusStates,
}
