import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FlashNotice } from '#sections/FlashNotice.tsx'
import { showFlashes } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('news of a redirect is said in a toast, which leaves by itself', () => {
  render(<FlashNotice>Sign Out Successfully</FlashNotice>)
  showFlashes()
  vi.advanceTimersByTime(100)
  const toasts = screen.getByRole('region', { name: 'Notifications' })
  expect(toasts.textContent).toContain('Sign Out Successfully')
  vi.advanceTimersByTime(6000)
  expect(toasts.textContent).not.toContain('Sign Out')
})
