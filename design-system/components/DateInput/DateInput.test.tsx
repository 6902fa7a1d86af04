import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DateInput } from './DateInput.tsx'

test('has an ISO date as value, inside its limits', () => {
  const onChange = vi.fn()
  render(
    <DateInput
      name="start"
      label="Start"
      min="2026-01-01"
      max="2026-12-31"
      onChange={({ target }) => onChange(target.value)}
    />,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Start')
  fireEvent.change(input, { target: { value: '2027-02-01' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2027-02-01')
  expect(input.validity.rangeOverflow).toBe(true)
})

test('exposes help and error', () => {
  render(<DateInput name="start" label="Start" help="Of operation." error="Choose a day" />)
  const input = screen.getByLabelText('Start')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-describedby')?.split(' ')).toHaveLength(2)
})
