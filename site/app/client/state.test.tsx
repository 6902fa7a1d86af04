import { afterEach, expect, test } from 'vitest'
import { applyUrlToClientState, makeClientState } from './clientState.ts'

const controllers: AbortController[] = []
const makeState = () => {
  const end = new AbortController()
  controllers.push(end)
  return makeClientState(end.signal)
}
afterEach(() => {
  for (const end of controllers) end.abort()
})

const enter = (address: string) => {
  const state = makeState()
  applyUrlToClientState(state, new URL(address, 'http://localhost'))
  return state
}

test('starts with defaults', () => {
  expect(makeState()).toMatchObject({
    lang: 'cn',
    news: [],
    products: [],
    functionId: '0',
    scrollContact: false,
    cookieData: undefined,
  })
})

test.each([
  ['/de/about-us', 'de'],
  ['/', 'fr'],
  ['/cn', 'cn'],
  ['/de/about-us?switchLang=en', 'fr'],
])('at %s the language is %s', (address, lang) => {
  expect(enter(address).lang).toBe(lang)
})

test.each([
  ['/contact-us?function=2#form', '2', true],
  ['/contact-us?function=2', '2', false],
  ['/contact-us?function=0#form', '0', true],
  ['/contact-us#form', '0', false],
  ['/contact-us?function=<b>#form', '0', false],
])('parses %s to function %s, scroll: %s', (address, functionId, scrollContact) => {
  expect(enter(address)).toMatchObject({ functionId, scrollContact })
})

test('every state has a unique session id', () => {
  const ids = [makeState().sessionId, makeState().sessionId]
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(ids[0]).not.toBe(ids[1])
})

test('updates the mobile layout below 780 px on every resize', () => {
  const state = makeState()
  const at = (width: number) => {
    Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })
    dispatchEvent(new Event('resize'))
    return [state.isMobile, state.isPc]
  }
  const before = window.innerWidth
  expect([at(779), at(780), at(390), at(1440)]).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [false, true],
  ])
  at(before)
})
