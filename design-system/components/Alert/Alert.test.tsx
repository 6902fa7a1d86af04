import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Alert } from './Alert.tsx'

test('conveys its message in text, with a decorative icon', () => {
  render(
    <Alert tone="warning" title="A module weighs 47 kg.">
      <p>Two people lift it.</p>
    </Alert>,
  )
  expect(screen.getByText('A module weighs 47 kg.')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})

test('has no live region role by default', () => {
  render(<Alert tone="error" title="Verification failure" />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

test('is a live region if it appears later, assertive for errors', () => {
  const { rerender } = render(<Alert tone="success" title="Subscription successful" announce />)
  expect(screen.getByRole('status').textContent).toBe('Subscription successful')
  rerender(<Alert tone="error" title="error" announce />)
  expect(screen.getByRole('alert').textContent).toBe('error')
})
