import { readConsentWords } from '#data/cookies.ts'
import { limits } from '#data/limits.ts'
import type { VisitData } from '#data/visitData.ts'
import { forgetVisit, visitKey } from './keptVisit.ts'
import type { ClientState } from './state.ts'

const address = '/api/visits'

/** Keeps the data of a visit for the tab and tells the server whenever the page is left; only with consent for statistics. */
export function keepVisit(state: ClientState, signal?: AbortSignal): void {
  const before = stored()
  const routes = [...(before?.routes ?? []), cut(location.pathname)].slice(-limits.visitList)
  let visit: VisitData = {
    ...(before ?? begin(state)),
    routes,
    jumpOut: before === undefined,
  }
  let sent = ''
  const keep = () => {
    state.cookieData = visit
    try {
      sessionStorage.setItem(visitKey, JSON.stringify(visit))
    } catch {
      // Storage may be refused; the visit then begins anew with every page.
    }
  }
  const tell = () => {
    if (document.visibilityState !== 'hidden') return
    // The choice may have been taken back in another tab.
    if (!readConsentWords(document.cookie).includes('statistics')) {
      state.cookieData = undefined
      return forgetVisit()
    }
    const body = JSON.stringify(visit)
    if (body === sent) return
    sent = body
    navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }))
  }
  const open = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : undefined
    if (!link || link.origin !== location.origin || !/\.[a-z0-9]+$/i.test(link.pathname)) return
    const resources = [...visit.resources, cut(link.pathname)].slice(-limits.visitList)
    visit = { ...visit, resources }
    keep()
  }
  keep()
  const listening = signal ? { signal } : {}
  document.addEventListener('visibilitychange', tell, listening)
  document.addEventListener('click', open, { capture: true, ...listening })
}

function begin({ sessionId, isMobile }: ClientState): VisitData {
  const refer = URL.parse(document.referrer)
  return {
    sessionId,
    client: isMobile ? 2 : 1,
    landingPage: cut(location.pathname),
    browser: browserName(navigator.userAgent),
    jumpOut: true,
    refer: refer && refer.host !== location.host ? cut(refer.host) : '',
    timezone: cut(Intl.DateTimeFormat().resolvedOptions().timeZone),
    routes: [],
    resources: [],
  }
}

function stored(): VisitData | undefined {
  try {
    const value = sessionStorage.getItem(visitKey)
    return value === null ? undefined : (JSON.parse(value) as VisitData)
  } catch {
    return undefined
  }
}

const cut = (text: string): string => text.slice(0, limits.visitText)

const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Version', 'Safari'],
] as const

/** Name and main version of a browser by what it says of itself, such as Firefox 140. */
export function browserName(agent: string): string {
  for (const [token, name] of browsers) {
    const version = new RegExp(`${token}/(\\d+)`).exec(agent)?.[1]
    if (version !== undefined) return `${name} ${version}`
  }
  return ''
}
