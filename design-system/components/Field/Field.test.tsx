import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './Field.tsx'

test('gives any control its label, help and error', () => {
  render(
    <Field id="country" label="Country" help="Where it stands." error="Choose one.">
      {(control) => (
        <select {...control}>
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
