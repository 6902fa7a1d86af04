import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VisuallyHidden } from './VisuallyHidden.tsx'

test('contributes to the accessible name of its parent', () => {
  render(
    <a href="/news/one">
      More <VisuallyHidden>about the third centre</VisuallyHidden>
    </a>,
  )
  expect(screen.getByRole('link', { name: 'More about the third centre' })).toBeDefined()
})
