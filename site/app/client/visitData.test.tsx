import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnalyticsVisitData } from '#data/analytics/visitData.ts'
import { loadConsentedScripts } from '../consent/loadConsentedScripts.ts'
import { visitStorageKey } from './deleteStoredVisit.ts'
import { makeClientState } from './clientState.ts'
import { parseBrowserName, trackVisit } from './visitData.ts'
import { removeLastRouteIfTranslation } from './visitStore.ts'

const beacon = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })))
let end: AbortController

beforeEach(() => {
  end = new AbortController()
  vi.stubGlobal('fetch', beacon)
})
afterEach(() => {
  end.abort()
  vi.unstubAllGlobals()
  beacon.mockClear()
  sessionStorage.clear()
  setConsent('')
  setVisibility('visible')
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
})

const setConsent = (value: string) => {
  document.cookie = `felcera_consent=${value}; Max-Age=${value ? 60 : 0}; Path=/`
}
const setVisibility = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const visit = (path: string) => {
  end.abort()
  end = new AbortController()
  history.replaceState(null, '', path)
  const state = makeClientState(end.signal)
  trackVisit(state, end.signal)
  return state
}
const storedVisit = () =>
  JSON.parse(sessionStorage.getItem(visitStorageKey) ?? 'null') as AnalyticsVisitData | null

test('stores the visit in the tab and sends each state once when the page is hidden', async () => {
  setConsent('necessary.statistics')
  const state = visit('/de/about-us?name=Private')
  expect(state.cookieData).toEqual(storedVisit())
  expect(storedVisit()).toMatchObject({
    sessionId: state.sessionId,
    landingPage: '/de/about-us',
    jumpOut: true,
    routes: ['/de/about-us'],
    resources: [],
  })
  setVisibility('hidden')
  setVisibility('hidden')
  expect(beacon).toHaveBeenCalledOnce()
  const [url, { method, keepalive, headers, body } = {}] = beacon.mock.calls[0] ?? []
  expect([url, method, keepalive]).toEqual(['/api/visits', 'POST', true])
  expect(new Headers(headers).get('Content-Type')).toBe('application/json')
  expect(typeof body === 'string' && JSON.parse(body)).toEqual(storedVisit())
})

test('continues the visit on a second page, which is no longer a bounce', () => {
  setConsent('necessary.statistics')
  const { sessionId } = visit('/products')
  visit('/products/smart-plug')
  expect(storedVisit()).toMatchObject({
    sessionId,
    landingPage: '/products',
    jumpOut: false,
    routes: ['/products', '/products/smart-plug'],
  })
})

test('counts a page and its translation as one page', () => {
  setConsent('necessary.statistics')
  visit('/products')
  removeLastRouteIfTranslation('/de/products')
  visit('/de/products')
  expect(storedVisit()).toMatchObject({ jumpOut: true, routes: ['/de/products'] })
  removeLastRouteIfTranslation('/de/about-us')
  visit('/de/about-us')
  expect(storedVisit()).toMatchObject({ jumpOut: false, routes: ['/de/products', '/de/about-us'] })
})

test('records opened files of the site as resources', () => {
  setConsent('necessary.statistics')
  visit('/support-center/downloads')
  document.body.innerHTML =
    '<a href="/documents/plug/manual.pdf?x=1">File</a><a href="/about-us">Page</a><a href="https://other.example/a.pdf">Other</a>'
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
  }
  expect(storedVisit()?.resources).toEqual(['/documents/plug/manual.pdf'])
})

test('keeps lists within the limits of the server', () => {
  setConsent('necessary.statistics')
  for (let page = 0; page < 60; page++) visit(`/explore/news/${page}`)
  expect(storedVisit()?.routes).toHaveLength(50)
})

test('stops and deletes the visit after consent was withdrawn in another tab', () => {
  setConsent('necessary.statistics')
  visit('/')
  setConsent('necessary')
  setVisibility('hidden')
  expect([beacon.mock.calls.length, storedVisit()]).toEqual([0, null])
})

test.each(['', 'necessary', 'necessary.marketing'])(
  'deletes the visit with the consent "%s"',
  (choice) => {
    sessionStorage.setItem(visitStorageKey, '{}')
    setConsent(choice)
    void loadConsentedScripts(Promise.resolve())
    expect(storedVisit()).toBeNull()
    expect(beacon).not.toHaveBeenCalled()
  },
)

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
    'Chrome 153',
  ],
  ['Mozilla/5.0 AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36 Edg/153.0.1.0', 'Edge 153'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/26.1 Safari/605.1.15', 'Safari 26'],
  ['curl/8', ''],
])('detects the browser of %s as %s', (agent, name) => {
  expect(parseBrowserName(agent)).toBe(name)
})
