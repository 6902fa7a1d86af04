import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Switch } from './Switch.tsx'

const state = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Notices' }).checked

// https://www.w3.org/WAI/ARIA/apg/patterns/switch/
test('the space bar turns it on and off and tells', async () => {
  const told = vi.fn()
  render(<Switch id="n" name="n" label="Notices" help="By mail." onChange={told} />)
  expect(screen.getByRole('switch', { description: 'By mail.' })).toBeDefined()
  expect(state()).toBe(false)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(state()).toBe(true)
  await userEvent.keyboard(' ')
  expect(state()).toBe(false)
  expect(told.mock.calls).toEqual([[true], [false]])
})

test('is turned at its label, and sent like a checkbox', async () => {
  render(
    <form aria-label="Settings">
      <Switch id="n" name="n" label="Notices" />
    </form>,
  )
  const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('n')
  expect(sent()).toBeNull()
  await userEvent.click(screen.getByText('Notices'))
  expect(sent()).toBe('on')
})

test('cannot be turned where there is no choice', async () => {
  render(<Switch id="n" name="n" label="Notices" defaultChecked disabled />)
  await userEvent.click(screen.getByText('Notices'))
  expect(state()).toBe(true)
})
