import { expect, test, vi } from 'vitest'
import { bindOnce } from './bindOnce.ts'

/** Binds a listener of clicks; returns how often it was called. */
function bindClicks(name: string, onClick: () => void) {
  return bindOnce(name, (signal) => document.addEventListener('click', onClick, { signal }))
}

test('adds the listeners once and removes them with the last user', () => {
  const onClick = vi.fn()
  const first = bindClicks('clicks', onClick)
  const second = bindClicks('clicks', onClick)
  document.body.click()
  expect(onClick).toHaveBeenCalledTimes(1)
  first()
  // Without effect.
  first()
  document.body.click()
  expect(onClick).toHaveBeenCalledTimes(2)
  second()
  document.body.click()
  expect(onClick).toHaveBeenCalledTimes(2)
  const third = bindClicks('clicks', onClick)
  document.body.click()
  expect(onClick).toHaveBeenCalledTimes(3)
  third()
})

test('a second copy of the module detects the bindings of the first', async () => {
  const onClick = vi.fn()
  const first = bindClicks('clicks', onClick)
  vi.resetModules()
  const { bindOnce: ofCopy } = await import('./bindOnce.ts')
  expect(ofCopy).not.toBe(bindOnce)
  const listen = (signal: AbortSignal) => document.addEventListener('click', onClick, { signal })
  const second = ofCopy('clicks', listen)
  first()
  document.body.click()
  expect(onClick).toHaveBeenCalledOnce()
  second()
  document.body.click()
  expect(onClick).toHaveBeenCalledOnce()
})
