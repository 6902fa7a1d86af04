import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SkipLink } from './SkipLink.tsx'

test('is the first focusable element', async () => {
  render(
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <a href="/">Home</a>
    </>,
  )
  await userEvent.tab()
  const link = screen.getByRole('link', { name: 'Skip to content' })
  expect(document.activeElement).toBe(link)
  expect(link.getAttribute('href')).toBe('#content')
})
