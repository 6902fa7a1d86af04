import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { groupOptions } from './groupOptions.ts'
import { examples } from './Select.examples.tsx'
import { Select } from './Select.tsx'

const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form'))

test('sends nothing until one is chosen, then its value', async () => {
  const chosen = vi.fn()
  render(
    <form aria-label="Newsletter">
      <Select {...examples.default.props} onChange={chosen} />
    </form>,
  )
  const select = screen.getByRole('combobox', { name: 'User type' })
  expect(sent().get('userType')).toBe('')
  await userEvent.selectOptions(select, 'Installer')
  expect(sent().get('userType')).toBe('installer')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('installer')
})

test('shows neighbours of a group under its name, and what tells them apart', () => {
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

test('says what is wrong with it', () => {
  render(<Select {...examples.withError.props} />)
  const select = screen.getByRole('combobox', {
    name: 'Problem type (required)',
    description: 'Please fill in this field',
  })
  expect(select.getAttribute('aria-invalid')).toBe('true')
})

test('only neighbours share a group: the order given is kept', () => {
  const options = ['a', 'b', 'a'].map((group, place) => ({ value: `${place}`, label: '', group }))
  expect(groupOptions(options).map(({ group }) => group)).toEqual(['a', 'b', 'a'])
})
