import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Numeral } from './Numeral.tsx'

test.each(['fact', 'numeral', 'giant'] as const)('renders number and unit at size %s', (size) => {
  const { container } = render(<Numeral value="< 10" unit=" ms" size={size} />)
  expect(container.textContent).toBe('< 10 ms')
})
