import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Container } from './Container.tsx'

test('does not change the semantics of its content', () => {
  const { container } = render(
    <Container width="text">
      <p>Terms</p>
    </Container>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe('Terms')
  expect(container.textContent).toBe('Terms')
})
