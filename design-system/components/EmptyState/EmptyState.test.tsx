import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './EmptyState.examples.tsx'
import { EmptyState } from './EmptyState.tsx'

test('shows title, hint and action', () => {
  render(<EmptyState {...examples.withAction.props} />)
  expect(screen.getByText('no data')).toBeDefined()
  expect(screen.getByText('No document fits all of these filters.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Reset filters' }).getAttribute('href')).toBe('?')
})

test('has neither a heading nor an image role', () => {
  render(<EmptyState {...examples.default.props} />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})
