import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { announcementDelay } from '../LiveText/LiveText.tsx'
import { examples } from './PasswordInput.examples.tsx'
import { PasswordInput } from './PasswordInput.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const password = () => screen.getByLabelText<HTMLInputElement>(/^(?:New p|P)assword/)
const rules = () => within(screen.getByRole('list')).getAllByRole('listitem')

test('toggles visibility with its button', async () => {
  render(<PasswordInput {...examples.default.props} />)
  expect(password().type).toBe('password')
  expect(password().autocomplete).toBe('current-password')
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show password' }))
  await userEvent.keyboard(' ')
  expect(password().type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password().type).toBe('password')
})

test('hides the password again before submit', async () => {
  render(
    <form aria-label="Sign in" onSubmit={(event) => event.preventDefault()}>
      <PasswordInput {...examples.default.props} />
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  act(() => screen.getByRole<HTMLFormElement>('form').requestSubmit())
  expect(password().type).toBe('password')
})

test('describes the input by its rules without status before the first input', () => {
  render(<PasswordInput {...examples.chosen.props} />)
  expect(rules().map(({ textContent }) => textContent)).toEqual([
    '8 to 20 characters',
    'No spaces',
    'Three of four: uppercase, lowercase, digit, special character',
  ])
  const id = screen.getByRole('list').id
  expect(password().getAttribute('aria-describedby')).toBe(id)
})

test.each([
  ['sun', [false, true, false]],
  ['sunshine 7', [true, false, false]],
  ['Sunshine7', [true, true, true]],
  ['', [false, false, false]],
])('checks %j against the rules: %j', async (typed, met) => {
  render(<PasswordInput {...examples.chosen.props} />)
  fireEvent.input(password(), { target: { value: 'x' } })
  fireEvent.input(password(), { target: { value: typed } })
  expect(rules().map(({ textContent }) => textContent?.endsWith(', met'))).toEqual(met)
})

test('announces the number of fulfilled rules only when typing pauses', () => {
  vi.useFakeTimers()
  render(<PasswordInput {...examples.chosen.props} />)
  const status = screen.getByRole('status')
  act(() => void vi.advanceTimersByTime(announcementDelay))
  expect(status.textContent).toBe('')
  fireEvent.input(password(), { target: { value: 'sunshine' } })
  fireEvent.input(password(), { target: { value: 'Sunshine7' } })
  expect(status.textContent).toBe('')
  act(() => void vi.advanceTimersByTime(announcementDelay))
  expect(status.textContent).toBe('3 of 3 rules met')
})

test('clears the input and hides the password when its form is reset', async () => {
  render(
    <form aria-label="Sign up">
      <PasswordInput {...examples.chosen.props} />
    </form>,
  )
  await userEvent.type(password(), 'Sunshine7')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  act(() => screen.getByRole<HTMLFormElement>('form').reset())
  expect(rules()[0]?.textContent).toBe('8 to 20 characters')
  expect(password().type).toBe('password')
})
