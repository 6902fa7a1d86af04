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

test('saves drafts of changed forms without captcha fields before reloading', () => {
  document.body.innerHTML = `
    <form data-form="contact" data-draft="contact">
      <input name="name"><input name="key" type="hidden" value="k"><input name="pass" type="hidden" value="p">
      <input name="captcha-id" type="hidden" value="c">
    </form>
    <form data-form="newsletter" data-draft="newsletter"><input name="email"></form>`
  const name = document.querySelector<HTMLInputElement>('[name=name]')
  if (name) name.value = 'Ada'
  failPreload()
  const kept = { ...sessionStorage }
  expect(JSON.parse(kept['felcera_typed:/contact-us contact'])).toEqual({ name: 'Ada', key: 'k' })
  expect(kept).not.toHaveProperty(['felcera_typed:/contact-us newsletter'])
})
