import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { examples } from './PhoneInput.examples.tsx'
import { PhoneInput } from './PhoneInput.tsx'

test('is one group that submits dialling code and number separately', async () => {
  render(
    <form aria-label="Sign up">
      <PhoneInput {...examples.default.props} />
    </form>,
  )
  expect(
    screen.getByRole('group', { name: 'Phone', description: 'Without the leading zero.' }),
  ).toBeDefined()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Dialling code' }))
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Austria (+43)')
  await userEvent.tab()
  await userEvent.keyboard('1 234567')
  const sent = new FormData(screen.getByRole<HTMLFormElement>('form'))
  expect([...sent]).toEqual([
    ['country', 'AT'],
    ['phone', '1 234567'],
  ])
})

test('marks the number input as invalid', () => {
  render(<PhoneInput {...examples.withError.props} />)
  const number = screen.getByRole('textbox', { name: 'Number', description: 'Telephone required' })
  expect(number.id).toBe('telephone')
  expect(number.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBeNull()
})
