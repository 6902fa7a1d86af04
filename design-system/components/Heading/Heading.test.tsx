import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Heading } from './Heading.tsx'

test('keeps its place in the outline whatever its size', () => {
  render(
    <Heading level={3} size="display">
      Daylight, kept.
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Daylight, kept.' })).toBeDefined()
})

test('reads as one heading in two tones', () => {
  render(
    <Heading level={2}>
      One cell. <em>Three scales.</em>
    </Heading>,
  )
  expect(screen.getByRole('heading', { name: 'One cell. Three scales.' })).toBeDefined()
})
