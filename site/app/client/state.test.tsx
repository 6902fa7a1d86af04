import { afterEach, expect, test } from 'vitest'
import { enterPage, makeClientState } from './state.ts'

const ends: AbortController[] = []
const begin = () => {
  const end = new AbortController()
  ends.push(end)
  return makeClientState(end.signal)
}
afterEach(() => {
  for (const end of ends) end.abort()
})

const enter = (address: string) => {
  const state = begin()
  enterPage(state, new URL(address, 'http://localhost'))
  return state
}

test('begins as specification §3 says', () => {
  expect(begin()).toMatchObject({
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
])('at %s the shell sets %s', (address, lang) => {
  expect(enter(address).lang).toBe(lang)
})

test.each([
  ['/contact-us?function=2#form', '2', true],
  ['/contact-us?function=2', '2', false],
  ['/contact-us#form', '0', false],
  ['/contact-us?function=<b>#form', '0', false],
])('%s asks for function %s, scrolls: %s', (address, functionId, scrollContact) => {
  expect(enter(address)).toMatchObject({ functionId, scrollContact })
})

test('every tab has an id of its own', () => {
  const ids = [begin().sessionId, begin().sessionId]
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(ids[0]).not.toBe(ids[1])
})

test('below 780 px it is mobile, anew at every resize', () => {
  const state = begin()
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
