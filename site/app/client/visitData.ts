import { readConsentCategories } from '#data/consent/cookies.ts'
import { serverLimits } from '#data/ops/limits.ts'
import type { AnalyticsVisitData } from '#data/analytics/visitData.ts'
import { deleteStoredVisit } from './deleteStoredVisit.ts'
import { siteApiClient } from './siteClient.ts'
import type { ClientState } from './clientState.ts'
import { saveVisit, loadStoredVisit } from './visitStore.ts'

/** Records the visit in session storage and sends it to the server whenever the page is hidden; requires consent to statistics. */
export function trackVisit(state: ClientState, signal?: AbortSignal): void {
  const previous = loadStoredVisit()
  const routes = [...(previous?.routes ?? []), truncate(location.pathname)].slice(
    -serverLimits.visitList,
  )
  let visit: AnalyticsVisitData = {
    ...(previous ?? startVisit(state)),
    routes,
    jumpOut: previous === undefined || previous.routes.length === 0,
  }
  let sent = ''
  const store = () => {
    state.cookieData = visit
    saveVisit(visit)
  }
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    // Consent may have been withdrawn in another tab.
    if (!readConsentCategories(document.cookie).includes('statistics')) {
      state.cookieData = undefined
      return deleteStoredVisit()
    }
    const body = JSON.stringify(visit)
    if (body === sent) return
    sent = body
    // The response has no content and may arrive after the page is gone.
    siteApiClient.post('/visits', visit, { keepalive: true }).catch(() => undefined)
  }
  const recordResource = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : undefined
    if (!link || link.origin !== location.origin || !/\.[a-z0-9]+$/i.test(link.pathname)) return
    const resources = [...visit.resources, truncate(link.pathname)].slice(-serverLimits.visitList)
    visit = { ...visit, resources }
    store()
  }
  store()
  const listenerOptions = signal ? { signal } : {}
  document.addEventListener('visibilitychange', send, listenerOptions)
  document.addEventListener('click', recordResource, { capture: true, ...listenerOptions })
}

function startVisit({ sessionId, isPc }: ClientState): AnalyticsVisitData {
  const refer = URL.parse(document.referrer)
  return {
    sessionId,
    client: isPc ? 1 : 2,
    landingPage: truncate(location.pathname),
    browser: parseBrowserName(navigator.userAgent),
    jumpOut: true,
    refer: refer && refer.host !== location.host ? truncate(refer.host) : '',
    timezone: truncate(Intl.DateTimeFormat().resolvedOptions().timeZone),
    routes: [],
    resources: [],
  }
}

const truncate = (text: string): string => text.slice(0, serverLimits.visitText)

const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Version', 'Safari'],
] as const

/** Returns name and major version of a browser from its user agent, such as Firefox 140; empty if unknown. */
export function parseBrowserName(agent: string): string {
  for (const [token, name] of browsers) {
    const version = new RegExp(`${token}/(\\d+)`).exec(agent)?.[1]
    if (version !== undefined) return `${name} ${version}`
  }
  return ''
}
