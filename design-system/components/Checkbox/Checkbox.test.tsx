import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

test('is checked by clicking its label and described by its help text', async () => {
  render(
    <Checkbox id="s" name="kinds" value="statistics" label="Statistics" help="Counts visits." />,
  )
  await userEvent.click(screen.getByText('Statistics'))
  const box = screen.getByRole('checkbox', { checked: true, description: 'Counts visits.' })
  expect(box.getAttribute('value')).toBe('statistics')
})

test('is toggled by the space bar', async () => {
  render(<Checkbox id="s" name="kinds" label="Statistics" />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  await userEvent.keyboard(' ')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

test('is invalid and described by its error message', () => {
  render(<Checkbox id="a" name="a" label="I agree" error="Please agree to continue" />)
  const box = screen.getByRole('checkbox', { description: 'Please agree to continue' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
})

test('cannot be changed while disabled', async () => {
  render(<Checkbox id="n" name="kinds" label="Necessary" defaultChecked disabled />)
  await userEvent.click(screen.getByText('Necessary'))
  expect(screen.getByRole('checkbox', { checked: true })).toBeDefined()
})

test('is neither checked nor unchecked while indeterminate, until it is changed', async () => {
  render(<Checkbox id="all" name="all" label="All" indeterminate />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' })
  expect(box.indeterminate).toBe(true)
  await userEvent.click(box)
  expect([box.indeterminate, box.checked]).toEqual([false, true])
})
