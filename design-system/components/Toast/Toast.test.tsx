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
const waitForAnnouncement = () => {
  vi.advanceTimersByTime(100)
}
const announcedText = () => screen.getByRole('status').textContent

test('shows a toast while mounted', () => {
  const { rerender, unmount } = render(toast('Saved'))
  waitForAnnouncement()
  expect(announcedText()).toBe('Saved')
  rerender(toast('Saved again'))
  waitForAnnouncement()
  expect(announcedText()).toBe('Saved again')
  unmount()
  expect(screen.queryByRole('status')).toBeNull()
})
