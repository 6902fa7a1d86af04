import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './SpecTable.examples.tsx'
import { SpecTable } from './SpecTable.tsx'

test('lists label and value pairs by group', () => {
  render(<SpecTable {...examples.default.props} />)
  const titles = screen.getAllByRole('heading', { level: 3 })
  expect(titles.map((title) => title.textContent)).toEqual(['Power', 'Battery'])
  const terms = screen.getAllByRole('term').map((term) => term.textContent)
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(values[terms.indexOf('Nominal power')]).toBe('5–13 kW')
  expect(values[terms.indexOf('Energy')]).toBe('9.98–29.94 kWh')
})

test('includes the note in the definition of the value', () => {
  render(<SpecTable {...examples.default.props} level={2} />)
  expect(screen.getByText('at nominal power').closest('dd')?.textContent).toContain('< 3%')
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
})
