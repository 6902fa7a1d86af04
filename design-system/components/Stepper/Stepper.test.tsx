import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './Stepper.examples.tsx'
import { Stepper } from './Stepper.tsx'

test('exposes completed and current steps', () => {
  render(<Stepper {...examples.default.props} />)
  const list = screen.getByRole('list', { name: 'Retrieve password' })
  const steps = within(list).getAllByRole('listitem')
  expect(
    steps.map((step) => [
      step.querySelector(':scope > :last-child')?.textContent,
      step.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['Email, done', null],
    ['Code', 'step'],
    ['New password', null],
  ])
})

test('links only completed steps', () => {
  render(<Stepper {...examples.default.props} />)
  expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toBe('#email')
})

test('has no links at the first step', () => {
  render(<Stepper {...examples.first.props} />)
  expect(screen.queryByRole('link')).toBeNull()
})
