import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Alert } from './Alert.tsx'

test('says what it says in words; the drawing adds nothing to them', () => {
  render(
    <Alert tone="warning" title="A module weighs 47 kg.">
      <p>Two people lift it.</p>
    </Alert>,
  )
  expect(screen.getByText('A module weighs 47 kg.')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})

test('is part of the page where it stood from the start', () => {
  render(<Alert tone="error" title="Verification failure" />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

test('is read out where it came later: at once if something went wrong', () => {
  const { rerender } = render(<Alert tone="success" title="Subscription successful" appeared />)
  expect(screen.getByRole('status').textContent).toBe('Subscription successful')
  rerender(<Alert tone="error" title="error" appeared />)
  expect(screen.getByRole('alert').textContent).toBe('error')
})
