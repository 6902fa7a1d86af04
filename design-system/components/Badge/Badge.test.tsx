import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge } from './Badge.tsx'

test('says it in words, not only in colour', () => {
  render(<Badge tone="warning">Ends soon</Badge>)
  expect(screen.getByText('Ends soon')).toBeDefined()
})
