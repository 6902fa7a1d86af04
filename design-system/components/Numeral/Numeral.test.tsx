import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Numeral } from './Numeral.tsx'

test.each(['fact', 'numeral', 'giant'] as const)(
  '%s: number and unit are read as they are written',
  (size) => {
    const { container } = render(<Numeral value="< 10" unit=" ms" size={size} />)
    expect(container.textContent).toBe('< 10 ms')
  },
)
