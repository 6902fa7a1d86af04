import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Text } from './Text.tsx'

test('is a paragraph by default', () => {
  render(<Text>Kept for the night.</Text>)
  expect(screen.getByRole('paragraph').textContent).toBe('Kept for the night.')
})

test('can be rendered as term and definition', () => {
  render(
    <dl>
      <Text as="dt">Energy</Text>
      <Text as="dd">29.94 kWh</Text>
    </dl>,
  )
  expect(screen.getByRole('term').textContent).toBe('Energy')
  expect(screen.getByRole('definition').textContent).toBe('29.94 kWh')
})
