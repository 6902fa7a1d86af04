import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './Field.tsx'

test('connects a control with its label, help text and error message', () => {
  render(
    <Field id="country" label="Country" help="Where it stands." error="Choose one.">
      {(control, className) => (
        <select className={className} {...control}>
          <option>France</option>
        </select>
      )}
    </Field>,
  )
  const select = screen.getByRole('combobox', {
    name: 'Country',
    description: 'Where it stands. Choose one.',
  })
  expect(select.getAttribute('aria-invalid')).toBe('true')
})

test('leaves a control without error and help text valid and undescribed', () => {
  render(
    <Field id="name" label="Name" requiredLabel="required" aside={<output>4</output>}>
      {(control) => <input {...control} />}
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Name (required)' })
  expect(input.getAttribute('aria-invalid')).toBeNull()
  expect(input.getAttribute('aria-describedby')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('4')
})
