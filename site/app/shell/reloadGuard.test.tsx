import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardReload } from './reloadGuard.ts'

const load = vi.fn()
const gone = () => {
  const event = new Event('vite:preloadError', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

guardReload()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { search: '', reload: load })
})
afterEach(() => {
  load.mockReset()
  sessionStorage.clear()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a script that is gone loads the page anew, but never twice within ten seconds', () => {
  expect(gone()).toBe(true)
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(9999)
  expect(gone()).toBe(false)
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(gone()).toBe(true)
  expect(load).toHaveBeenCalledTimes(2)
})

test('where nothing may be stored it does not, or it might never end', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(gone()).toBe(false)
  expect(load).not.toHaveBeenCalled()
})

test('what was typed is kept, but for captchas; a form nobody touched is not', () => {
  document.body.innerHTML = `
    <form data-form="contact">
      <input name="name"><input name="key" type="hidden" value="k"><input name="pass" value="p">
      <input name="captcha-id" type="hidden" value="c">
    </form>
    <form data-form="newsletter"><input name="email"></form>`
  const name = document.querySelector<HTMLInputElement>('[name=name]')
  if (name) name.value = 'Ada'
  gone()
  const kept = { ...sessionStorage }
  expect(JSON.parse(kept['felcera_typed:contact'])).toEqual({ name: 'Ada', key: 'k' })
  expect(kept).not.toHaveProperty('felcera_typed:newsletter')
})
