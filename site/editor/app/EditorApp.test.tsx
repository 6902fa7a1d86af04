import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['brand', 'theme', 'script'])
    document.documentElement.removeAttribute(`data-${name}`)
  document.documentElement.removeAttribute('lang')
})

/** A ResizeObserver, which jsdom lacks. */
class IdleResizeObserver {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

test('the page editor has the theme for dense tools', async () => {
  vi.stubGlobal('ResizeObserver', IdleResizeObserver)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // The server does not answer.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { EditorApp } = await import('./EditorApp.tsx')
  render(<EditorApp />)
  expect(document.documentElement.dataset['brand']).toBe('workshop')
})
