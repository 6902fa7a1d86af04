import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Numeral } from './Numeral.tsx'

test.each(['fact', 'numeral', 'giant'] as const)('renders number and unit at size %s', (size) => {
  const { container } = render(<Numeral value="< 10" unit=" ms" size={size} />)
  expect(container.textContent).toBe('< 10 ms')
})

test('a giant range with a full-width sign is smaller than one with a dash', () => {
  const classOf = (value: string) =>
    render(<Numeral value={value} unit="℃" size="giant" />).container.firstElementChild?.className
  expect(classOf('−20～55')).not.toBe(classOf('−20–55'))
  expect(classOf('−20～55')).toBe(classOf('9.98～29.94'))
})
