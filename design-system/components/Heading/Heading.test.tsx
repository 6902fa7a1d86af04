import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Heading } from './Heading.tsx'

test('keeps its heading level at any size', () => {
  render(
    <Heading level={3} size="display">
      Daylight, kept.
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Daylight, kept.' })).toBeDefined()
})

test('is a single heading with two-tone text', () => {
  render(
    <Heading level={2}>
      One cell. <em>Three scales.</em>
    </Heading>,
  )
  expect(screen.getByRole('heading', { name: 'One cell. Three scales.' })).toBeDefined()
})
