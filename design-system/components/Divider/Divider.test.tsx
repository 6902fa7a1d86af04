import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Divider } from './Divider.tsx'

test('separates content for screen readers, too', () => {
  render(<Divider tone="strong" />)
  expect(screen.getByRole('separator')).toBeDefined()
})
