import { startLanguage } from '#data/apiLanguage.ts'
import type { ListedRecord } from '#data/lists.ts'
import type { Locale } from '#data/locales.ts'
import type { VisitData } from '#data/visitData.ts'
import type { OwnTexts } from './lists.ts'

/** Below this width the mobile layout applies (specification §9). */
const mobileBelow = 780

/** What scripts of a page share (specification §3). */
export interface ClientState {
  /** `cn` until the shell has said which language the page begins in. */
  lang: Locale
  news: readonly ListedRecord[]
  products: readonly ListedRecord[]
  /** What an enquiry link asks for, `?function=2`; "0" without one. */
  functionId: string
  /** Whether the link that led here leads to the contact form. */
  scrollContact: boolean
  /** Random, of this tab; leaves the browser with consent for statistics only. */
  readonly sessionId: string
  /** Site texts by language, where they were asked for. */
  readonly texts: Map<Locale, OwnTexts>
  /** Whether the mobile layout applies; true or false anew at every resize. */
  readonly isMobile: boolean
  readonly isPc: boolean
  /** Data of the visit; none without consent for statistics. */
  cookieData: VisitData | undefined
}

/** Begins the state of a page; `signal` ends what it listens to. */
export function makeClientState(signal?: AbortSignal): ClientState {
  let isMobile = false
  const measure = () => {
    isMobile = window.innerWidth < mobileBelow
  }
  measure()
  addEventListener('resize', measure, { passive: true, ...(signal && { signal }) })
  return {
    lang: 'cn',
    news: [],
    products: [],
    functionId: '0',
    scrollContact: false,
    sessionId: randomId(),
    texts: new Map(),
    get isMobile() {
      return isMobile
    },
    get isPc() {
      return !isMobile
    },
    cookieData: undefined,
  }
}

/** Takes over what the address says: its language, and what an enquiry link asks for. */
export function enterPage(
  state: ClientState,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): void {
  state.lang = startLanguage(pathname, search)
  const asked = new URLSearchParams(search).get('function') ?? ''
  state.functionId = /^\d{1,6}$/.test(asked) ? asked : '0'
  state.scrollContact = state.functionId !== '0' && hash === '#form'
}

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
