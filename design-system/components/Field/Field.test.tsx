import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './Field.tsx'

test('gives any control its label, help and error', () => {
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

test('a control without fault or help is neither invalid nor described', () => {
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
