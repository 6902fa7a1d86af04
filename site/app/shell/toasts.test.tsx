import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FlashNotice } from '#sections/parts/FlashNotice.tsx'
import { showFlashMessages } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('shows a flash message as a toast that disappears', () => {
  render(<FlashNotice>Sign Out Successfully</FlashNotice>)
  showFlashMessages()
  vi.advanceTimersByTime(100)
  const toasts = screen.getByRole('region', { name: 'Notifications' })
  expect(toasts.textContent).toContain('Sign Out Successfully')
  vi.advanceTimersByTime(6000)
  expect(toasts.textContent).not.toContain('Sign Out')
})
