import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Input } from './Input.tsx'

test('takes text under its label, even one that is only heard', async () => {
  render(<Input id="email" name="email" label="E-mail" labelVariant="hidden" type="email" />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
  await userEvent.type(input, 'a@example.com')
  expect(input.value).toBe('a@example.com')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  expect(input.getAttribute('aria-describedby')).toBeNull()
})

test('says that it is required, what to write and what is wrong', () => {
  render(
    <Input
      id="email"
      name="email"
      label="E-mail"
      requiredLabel="required"
      required
      help="We answer there."
      error="Write an address like name@example.com."
      defaultValue="nobody"
    />,
  )
  const input = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'E-mail (required)',
    description: 'We answer there. Write an address like name@example.com.',
  })
  expect(input.required).toBe(true)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.value).toBe('nobody')
})
