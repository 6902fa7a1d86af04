import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VisuallyHidden } from './VisuallyHidden.tsx'

test('is part of the name of what it stands in', () => {
  render(
    <a href="/news/one">
      More <VisuallyHidden>about the third centre</VisuallyHidden>
    </a>,
  )
  expect(screen.getByRole('link', { name: 'More about the third centre' })).toBeDefined()
})
