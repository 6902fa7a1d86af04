import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stack } from './Stack.tsx'

test('as a list it is read as one, in order', () => {
  render(
    <Stack space={16} as="ul" direction="row">
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
