import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { examples } from './RangeSlider.examples.tsx'
import { RangeSlider } from './RangeSlider.tsx'

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Battery' })
const visibleValue = () => document.querySelector('output')?.textContent

test('is a native slider with native keyboard support', () => {
  render(<RangeSlider {...examples.default.props} />)
  const { type, min, max, step, value } = slider()
  expect({ type, min, max, step, value }).toEqual({
    type: 'range',
    min: '2',
    max: '6',
    step: '',
    value: '4',
  })
  expect(screen.getAllByRole('option', { hidden: true }).map((mark) => mark.textContent)).toEqual([
    '2',
    '3',
    '4',
    '5',
    '6',
  ])
})

test('shows and announces its formatted value, initially and after changes', () => {
  const onChange = vi.fn()
  render(
    <RangeSlider
      {...examples.default.props}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />,
  )
  expect(slider().getAttribute('aria-valuetext')).toBe('19.96 kWh')
  expect(visibleValue()).toBe('19.96 kWh')
  fireEvent.change(slider(), { target: { value: '6' } })
  expect(slider().getAttribute('aria-valuetext')).toBe('29.94 kWh')
  expect(visibleValue()).toBe('29.94 kWh')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(6)
})
