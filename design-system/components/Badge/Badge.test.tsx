import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge } from './Badge.tsx'

test('conveys its meaning in text', () => {
  render(<Badge tone="warning">Ends soon</Badge>)
  expect(screen.getByText('Ends soon')).toBeDefined()
})
