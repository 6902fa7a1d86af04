import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
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
  const number = screen.getByRole('textbox', {
    name: 'Number',
    description: 'Enter a telephone number.',
  })
  expect(number.id).toBe('telephone')
  expect(number.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBeNull()
})

test('code and number are controlled by the consumer', async () => {
  const changes: string[] = []
  function Controlled() {
    const [code, setCode] = useState('DE')
    return (
      <PhoneInput
        {...examples.default.props}
        value="1234"
        onChange={({ target }) => changes.push(target.value)}
        code={code}
        onCodeChange={(next) => {
          changes.push(next)
          if (next !== 'FR') setCode(next)
        }}
      />
    )
  }
  render(<Controlled />)
  const code = screen.getByRole<HTMLSelectElement>('combobox')
  await userEvent.selectOptions(code, 'Austria (+43)')
  expect(code.value).toBe('AT')
  await userEvent.selectOptions(code, 'France (+33)')
  expect(code.value).toBe('AT')
  await userEvent.type(screen.getByRole('textbox'), '5')
  expect(changes).toEqual(['AT', 'FR', '12345'])
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1234')
})

test('`disabled` disables number and code', () => {
  render(<PhoneInput {...examples.default.props} disabled />)
  expect(screen.getByRole('combobox')).toHaveProperty('disabled', true)
  expect(screen.getByRole('textbox')).toHaveProperty('disabled', true)
})
