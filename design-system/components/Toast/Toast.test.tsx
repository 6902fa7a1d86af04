import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toast } from './Toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const toast = (content: string) => (
  <Toast label="Notifications" closeLabel="Close" content={content} />
)
const settle = () => {
  vi.advanceTimersByTime(100)
}
const spoken = () => screen.getByRole('status').textContent

test('is shown by the one implementation while it is mounted', () => {
  const { rerender, unmount } = render(toast('Saved'))
  settle()
  expect(spoken()).toBe('Saved')
  rerender(toast('Saved again'))
  settle()
  expect(spoken()).toBe('Saved again')
  unmount()
  expect(screen.queryByRole('status')).toBeNull()
})
