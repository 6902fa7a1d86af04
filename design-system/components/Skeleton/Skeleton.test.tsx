import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Skeleton } from './Skeleton.tsx'

test('is hidden from screen readers', () => {
  render(
    <section aria-busy="true" aria-label="Distributors">
      <Skeleton variant="row" count={3} />
    </section>,
  )
  const region = screen.getByRole('region', { name: 'Distributors', busy: true })
  expect(region.querySelector('[aria-hidden=true]')).not.toBeNull()
  expect(region.textContent).toBe('')
})

test('renders the given number of placeholders, at most ten', () => {
  const { container, rerender } = render(<Skeleton count={3} />)
  expect(container.querySelectorAll('[aria-hidden] > *')).toHaveLength(3)
  rerender(<Skeleton count={500} />)
  expect(container.querySelectorAll('[aria-hidden] > *')).toHaveLength(10)
})
