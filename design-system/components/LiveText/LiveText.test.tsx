import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveText, announcementDelay } from './LiveText.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('announces only the last text after changes have paused', () => {
  const { rerender } = render(<LiveText>9 left</LiveText>)
  const status = screen.getByRole('status')
  wait(announcementDelay - 1)
  rerender(<LiveText>8 left</LiveText>)
  wait(announcementDelay - 1)
  expect(status.textContent).toBe('')
  wait(1)
  expect(status.textContent).toBe('8 left')
})
