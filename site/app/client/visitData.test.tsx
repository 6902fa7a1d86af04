import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { VisitData } from '#data/visitData.ts'
import { followConsent } from '../shell/consent.ts'
import { visitKey } from './keptVisit.ts'
import { makeClientState } from './state.ts'
import { browserName, keepVisit } from './visitData.ts'

const beacon = vi.fn<(url: string, data: Blob) => boolean>(() => true)
let end: AbortController

beforeEach(() => {
  end = new AbortController()
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
})
afterEach(() => {
  end.abort()
  beacon.mockClear()
  sessionStorage.clear()
  choose('')
  show('visible')
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
})

const choose = (value: string) => {
  document.cookie = `felcera_consent=${value}; Max-Age=${value ? 60 : 0}; Path=/`
}
const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const enter = (path: string) => {
  end.abort()
  end = new AbortController()
  history.replaceState(null, '', path)
  const state = makeClientState(end.signal)
  keepVisit(state, end.signal)
  return state
}
const kept = () => JSON.parse(sessionStorage.getItem(visitKey) ?? 'null') as VisitData | null

test('a visit is kept for the tab and told when the page is left, once for each state', async () => {
  choose('necessary.statistics')
  const state = enter('/de/about-us?name=Private')
  expect(state.cookieData).toEqual(kept())
  expect(kept()).toMatchObject({
    sessionId: state.sessionId,
    landingPage: '/de/about-us',
    jumpOut: true,
    routes: ['/de/about-us'],
    resources: [],
  })
  show('hidden')
  show('hidden')
  expect(beacon).toHaveBeenCalledOnce()
  const [url, data] = beacon.mock.calls[0] ?? []
  expect([url, data?.type]).toEqual(['/api/visits', 'application/json'])
  expect(JSON.parse((await data?.text()) ?? '')).toEqual(kept())
})

test('a second page is the same visit, and no longer one that jumped out', () => {
  choose('necessary.statistics')
  const { sessionId } = enter('/products')
  enter('/products/smart-plug')
  expect(kept()).toMatchObject({
    sessionId,
    landingPage: '/products',
    jumpOut: false,
    routes: ['/products', '/products/smart-plug'],
  })
})

test('files that are opened are resources, pages are not', () => {
  choose('necessary.statistics')
  enter('/support-center/downloads')
  document.body.innerHTML =
    '<a href="/documents/plug/manual.pdf?x=1">File</a><a href="/about-us">Page</a><a href="https://other.example/a.pdf">Other</a>'
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
  }
  expect(kept()?.resources).toEqual(['/documents/plug/manual.pdf'])
})

test('lists stay within the limits of the server', () => {
  choose('necessary.statistics')
  for (let page = 0; page < 60; page++) enter(`/explore/news/${page}`)
  expect(kept()?.routes).toHaveLength(50)
})

test('a choice taken back in another tab ends it: nothing is told, nothing stays', () => {
  choose('necessary.statistics')
  enter('/')
  choose('necessary')
  show('hidden')
  expect([beacon.mock.calls.length, kept()]).toEqual([0, null])
})

test.each(['', 'necessary', 'necessary.marketing'])(
  'with the choice "%s" nothing is kept',
  (choice) => {
    sessionStorage.setItem(visitKey, '{}')
    vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing is asked for')))
    choose(choice)
    followConsent()
    expect(kept()).toBeNull()
    vi.unstubAllGlobals()
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
])('%s is %s', (agent, name) => {
  expect(browserName(agent)).toBe(name)
})
