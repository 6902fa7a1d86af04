import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './Avatar.examples.tsx'
import { Avatar } from './Avatar.tsx'

test.each([
  ['Sam Example', 'SE'],
  ['Änne von der Beispielhausen', 'ÄB'],
  ['sam_example', 'SE'],
  ['Installationsbetrieb', 'I'],
  ['张示例', '示例'],
])('shortens %s to %s', (name, initials) => {
  render(<Avatar name={name} />)
  expect(screen.getByText(initials)).toBeDefined()
})

test('is decorative without a label', () => {
  render(<Avatar {...examples.picture.props} />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('uses the label as its accessible name, with or without a picture', () => {
  const { rerender } = render(<Avatar name="Sam Example" label="Account of Sam Example" />)
  expect(screen.getAllByRole('img', { name: 'Account of Sam Example' })).toHaveLength(1)
  rerender(<Avatar {...examples.picture.props} label="Account of Sam Example" />)
  expect(screen.getAllByRole('img')).toHaveLength(1)
})
