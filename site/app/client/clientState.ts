import { getInitialLocale } from '#data/locale/apiLanguage.ts'
import type { ListResponseRecord } from '#data/content/lists.ts'
import type { Locale } from '#data/locale/locales.ts'
import type { AnalyticsVisitData } from '#data/analytics/visitData.ts'

/** Minimum viewport width of the desktop layout, in px. */
const desktopWidth = 780

/** State shared by the scripts of a page. */
export interface ClientState {
  /** Language of the page; `cn` until `enterPage` sets it. */
  lang: Locale
  news: readonly ListResponseRecord[]
  products: readonly ListResponseRecord[]
  /** Enquiry type from the query, `?function=2`; "0" without one. */
  functionId: string
  /** True if the URL targets the contact form. */
  scrollContact: boolean
  /** Random id of this tab; only sent with consent to statistics. */
  readonly sessionId: string
  /** True if the mobile layout applies; updated on every resize. */
  readonly isMobile: boolean
  readonly isPc: boolean
  /** Analytics data of the visit; undefined without consent to statistics. */
  cookieData: AnalyticsVisitData | undefined
}

/** Creates the state of a page; `signal` removes its event listeners. */
export function makeClientState(signal?: AbortSignal): ClientState {
  let isMobile = false
  const updateLayout = () => {
    isMobile = window.innerWidth < desktopWidth
  }
  updateLayout()
  addEventListener('resize', updateLayout, { passive: true, ...(signal && { signal }) })
  return {
    lang: 'cn',
    news: [],
    products: [],
    functionId: '0',
    scrollContact: false,
    sessionId: randomId(),
    get isMobile() {
      return isMobile
    },
    get isPc() {
      return !isMobile
    },
    cookieData: undefined,
  }
}

/** Sets language and enquiry type from the URL. */
export function applyUrlToClientState(
  state: ClientState,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): void {
  state.lang = getInitialLocale(pathname, search)
  const requested = new URLSearchParams(search).get('function') ?? ''
  const isValid = /^\d{1,6}$/.test(requested)
  state.functionId = isValid ? requested : '0'
  state.scrollContact = isValid && hash === '#form'
}

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
