import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackPageLeaving } from '../client/leavingPage.ts'
import { reloadOnMissingChunk } from './reloadGuard.ts'

const reload = vi.fn()
const failPreload = () => {
  const event = new Event('vite:preloadError', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

trackPageLeaving()
reloadOnMissingChunk()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: '/contact-us', search: '', reload })
})
afterEach(() => {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  reload.mockReset()
  sessionStorage.clear()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('reloads the page after a missing chunk, at most once in ten seconds', () => {
  expect(failPreload()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(9999)
  expect(failPreload()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(failPreload()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('leaves a chunk alone that the browser aborted because a link was followed', () => {
  dispatchEvent(new Event('beforeunload'))
  expect(failPreload()).toBe(false)
  vi.advanceTimersByTime(9999)
  expect(failPreload()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  // The visitor stayed, e.g. because the link was a download.
  vi.advanceTimersByTime(1)
  expect(failPreload()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('reloads a page that Back restores without an aborted chunk', () => {
  dispatchEvent(new Event('beforeunload'))
  failPreload()
  expect(reload).not.toHaveBeenCalled()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('does not reload without storage, which could loop', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(failPreload()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('does not reload once the visitor has typed, whose text would be lost', () => {
  document.body.innerHTML = '<input>'
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(failPreload()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
