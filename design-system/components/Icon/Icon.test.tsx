import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from './Icon.tsx'

test('is decoration by default', () => {
  render(<Icon name="sun" />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('is a picture with a name where it stands alone', () => {
  render(<Icon name="close" label="Close" />)
  expect(screen.getByRole('img', { name: 'Close' })).toBeDefined()
})
