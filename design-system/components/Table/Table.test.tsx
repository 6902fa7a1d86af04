import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { examples } from './Table.examples.tsx'
import { Table } from './Table.tsx'

test('has column and row headers', () => {
  render(<Table {...examples.default.props} />)
  const table = screen.getByRole('table', { name: 'Inverters by model' })
  expect(within(table).getAllByRole('columnheader')).toHaveLength(5)
  const row = within(table).getByRole('row', { name: /^IT 10/ })
  expect(within(row).getByRole('rowheader').textContent).toBe('IT 10')
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['10', '20', '14.49', '2 × 2'])
})

test('is a focusable region named by the caption', async () => {
  render(<Table {...examples.underItsHead.props} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(
    screen.getByRole('region', { name: 'Towers by modules and height' }),
  )
})

test('keeps its accessible name with a hidden caption', () => {
  render(<Table {...examples.default.props} showCaption={false} />)
  expect(screen.getByRole('table', { name: 'Inverters by model' })).toBeDefined()
})

test('shows the empty text in a single cell', () => {
  render(<Table {...examples.empty.props} />)
  const cell = screen.getByRole('cell', { name: 'no data' })
  expect(cell.getAttribute('colspan')).toBe('5')
})
