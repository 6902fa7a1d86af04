import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { groupSelectOptions } from './groupSelectOptions.ts'
import { examples } from './Select.examples.tsx'
import { Select } from './Select.tsx'

const formData = () => new FormData(screen.getByRole<HTMLFormElement>('form'))

test('submits an empty value until an option is selected', async () => {
  const onChange = vi.fn()
  render(
    <form aria-label="Newsletter">
      <Select {...examples.default.props} onChange={({ target }) => onChange(target.value)} />
    </form>,
  )
  const select = screen.getByRole('combobox', { name: 'User type' })
  expect(formData().get('userType')).toBe('')
  await userEvent.selectOptions(select, 'Installer')
  expect(formData().get('userType')).toBe('installer')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('installer')
})

test('groups adjacent options and shows their details', () => {
  render(<Select {...examples.grouped.props} />)
  const group = screen.getByRole('group', { name: 'Commercial' })
  const option = screen.getByRole('option', { name: 'Power conversion system (62.5 kW)' })
  expect(group.contains(option)).toBe(true)
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Hybrid inverter' }).selected).toBe(
    true,
  )
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Control cabinet' }).disabled).toBe(
    true,
  )
})

test('is invalid and described by its error message', () => {
  render(<Select {...examples.withError.props} />)
  const select = screen.getByRole('combobox', {
    name: 'Problem type (required)',
    description: 'Choose a problem type.',
  })
  expect(select.getAttribute('aria-invalid')).toBe('true')
})

test('groups only adjacent options and keeps their order', () => {
  const options = ['a', 'b', 'a'].map((group, index) => ({ value: `${index}`, label: '', group }))
  expect(groupSelectOptions(options).map(({ group }) => group)).toEqual(['a', 'b', 'a'])
})
