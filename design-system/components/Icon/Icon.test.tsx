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
