import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Switch } from './Switch.tsx'

const state = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Notices' }).checked

// https://www.w3.org/WAI/ARIA/apg/patterns/switch/
test('is toggled by the space bar and calls onChange', async () => {
  const onChange = vi.fn()
  render(
    <Switch
      id="n"
      name="n"
      label="Notices"
      help="By mail."
      onChange={({ target }) => onChange(target.checked)}
    />,
  )
  expect(screen.getByRole('switch', { description: 'By mail.' })).toBeDefined()
  expect(state()).toBe(false)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(state()).toBe(true)
  await userEvent.keyboard(' ')
  expect(state()).toBe(false)
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('is toggled by clicking its label and submitted like a checkbox', async () => {
  render(
    <form aria-label="Settings">
      <Switch id="n" name="n" label="Notices" />
    </form>,
  )
  const submittedValue = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('n')
  expect(submittedValue()).toBeNull()
  await userEvent.click(screen.getByText('Notices'))
  expect(submittedValue()).toBe('on')
})

test('cannot be changed while disabled', async () => {
  render(<Switch id="n" name="n" label="Notices" defaultChecked disabled />)
  await userEvent.click(screen.getByText('Notices'))
  expect(state()).toBe(true)
})
