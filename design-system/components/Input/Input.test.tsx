import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Input } from './Input.tsx'

test('is named by its label, even if hidden', async () => {
  render(<Input id="email" name="email" label="E-mail" labelVariant="hidden" type="email" />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
  await userEvent.type(input, 'a@example.com')
  expect(input.value).toBe('a@example.com')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  expect(input.getAttribute('aria-describedby')).toBeNull()
})

test('exposes required state, help text and error message', () => {
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

test('describes the input by prefix and suffix, which are not submitted', () => {
  render(
    <form aria-label="Use">
      <Input
        id="use"
        name="use"
        label="Electricity"
        help="In a year."
        suffix="kWh"
        defaultValue="4500"
      />
      <Input id="site" name="site" label="Web site" prefix="https://" defaultValue="example.com" />
    </form>,
  )
  expect(screen.getByRole('textbox', { description: 'kWh In a year.' })).toBeDefined()
  expect(screen.getByRole('textbox', { description: 'https://' })).toBeDefined()
  const sent = new FormData(screen.getByRole<HTMLFormElement>('form'))
  expect([...sent.values()]).toEqual(['4500', 'example.com'])
})
