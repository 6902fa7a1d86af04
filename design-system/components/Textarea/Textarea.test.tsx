import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { announcementDelay } from '../LiveText/LiveText.tsx'
import { Textarea } from './Textarea.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const counted = (
  <Textarea
    id="m"
    name="m"
    label="Message"
    maxLength={10}
    countLabel={(left) => `${left} left`}
    defaultValue="Sun"
  />
)

test('is a textarea that is invalid and described by its error message', () => {
  render(<Textarea id="m" name="m" label="Message" error="Message required" />)
  const area = screen.getByRole('textbox', { name: 'Message', description: 'Message required' })
  expect(area.tagName).toBe('TEXTAREA')
  expect(area.getAttribute('aria-invalid')).toBe('true')
})

test('counts characters after the first focus and announces the count when typing pauses', () => {
  vi.useFakeTimers()
  render(counted)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  expect(area.maxLength).toBe(10)
  expect(screen.queryByText(/left/)).toBeNull()
  act(() => area.focus())
  expect(screen.getByText('7 left')).toBeDefined()
  fireEvent.input(area, { target: { value: 'Sun!' } })
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  act(() => void vi.advanceTimersByTime(announcementDelay))
  expect(status.textContent).toBe('6 left')
})
