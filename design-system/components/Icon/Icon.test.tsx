import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'

test('is decoration by default', () => {
  render(<Icon icon={icons.sun} />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('is a picture with a name where it stands alone', () => {
  render(<Icon icon={icons.close} label="Close" />)
  expect(screen.getByRole('img', { name: 'Close' })).toBeDefined()
})

test('every icon stays on its field and is told apart from the others', () => {
  const drawn = Object.values(icons).map(({ d }) => d)
  expect(new Set(drawn).size).toBe(drawn.length)
  for (const d of drawn) expect(d).toMatch(/^[Mm][-.\dMmLlHhVvAaCcSsZz ]+$/)
})
