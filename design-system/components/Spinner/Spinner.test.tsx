import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Spinner } from './Spinner.tsx'

test('says what is under way, even where that is not seen', () => {
  render(<Spinner label="Loading downloads" />)
  expect(screen.getByRole('status').textContent).toBe('Loading downloads')
})

test('says nothing where something else does', () => {
  const { container } = render(<Spinner />)
  expect(screen.queryByRole('status')).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
