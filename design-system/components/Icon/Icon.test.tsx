import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'

test('is decorative by default', () => {
  render(<Icon icon={icons.sunIcon} />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('is a named image with a label', () => {
  render(<Icon icon={icons.closeIcon} label="Close" />)
  expect(screen.getByRole('img', { name: 'Close' })).toBeDefined()
})

test('has unique path data for every icon', () => {
  const drawn = Object.values(icons).map(({ d }) => d)
  expect(new Set(drawn).size).toBe(drawn.length)
  for (const d of drawn) expect(d).toMatch(/^[Mm][-.\dMmLlHhVvAaCcSsZz ]+$/)
})
