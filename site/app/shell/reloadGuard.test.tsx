import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnMissingChunk } from './reloadGuard.ts'

const reload = vi.fn()
const failPreload = () => {
  const event = new Event('vite:preloadError', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

reloadOnMissingChunk()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: '/contact-us', search: '', reload })
})
afterEach(() => {
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

test('does not reload without storage, which could loop', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(failPreload()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
