import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Spinner } from './Spinner.tsx'

test('announces its label, even if hidden', () => {
  render(<Spinner label="Loading downloads" />)
  expect(screen.getByRole('status').textContent).toBe('Loading downloads')
})

test('is decorative without a label', () => {
  const { container } = render(<Spinner />)
  expect(screen.queryByRole('status')).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
