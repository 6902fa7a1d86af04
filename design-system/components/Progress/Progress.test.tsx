import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './Progress.examples.tsx'
import { Progress } from './Progress.tsx'

test('exposes label, value and value text', () => {
  render(<Progress {...examples.default.props} />)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Download' })
  expect([bar.value, bar.max]).toEqual([45, 100])
  expect(bar.getAttribute('aria-valuetext')).toBe('45 %')
})

test('can be a meter with its own maximum', () => {
  render(<Progress {...examples.meter.props} />)
  const meter = screen.getByRole('meter', { name: 'Stored energy' })
  expect(meter.getAttribute('value')).toBe('12.4')
  expect(meter.getAttribute('max')).toBe('29.94')
  expect(meter.getAttribute('aria-valuetext')).toBe('12.4 of 29.94 kWh')
})
