import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stack } from './Stack.tsx'

test('can be rendered as a list', () => {
  render(
    <Stack space={16} as="ul">
      <li>Foot</li>
      <li>Module</li>
      <li>Head</li>
    </Stack>,
  )
  expect(screen.getByRole('list')).toBeDefined()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Foot',
    'Module',
    'Head',
  ])
})
