import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
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
  render(<Table {...examples.stickyHeader.props} />)
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

test('asks for the other direction of the sorted column, and for ascending order of others', async () => {
  const onSort = vi.fn()
  render(<Table {...examples.sorted.props} onSort={onSort} />)
  const power = screen.getByRole('columnheader', { name: 'Power (kW)' })
  expect(power.getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(within(power).getByRole('button'))
  await userEvent.click(screen.getByRole('button', { name: 'Model' }))
  expect(onSort.mock.calls).toEqual([
    [{ id: 'power', direction: 'descending' }],
    [{ id: 'model', direction: 'ascending' }],
  ])
})

test('selects one row or all; the checkbox for all is mixed in between', async () => {
  const onChange = vi.fn()
  const { props } = examples.selected
  render(<Table {...props} selection={{ ...props.selection, onChange }} />)
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All keys' })
  expect(all.indeterminate).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Key report' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Key billing', checked: true }))
  await userEvent.click(all)
  expect(onChange.mock.calls).toEqual([[['billing', 'report']], [[]], [['billing', 'report']]])
})

test('has the actions of its rows in a named column', () => {
  render(<Table {...examples.selected.props} />)
  const row = screen.getByRole('row', { name: /Billing/ })
  expect(within(row).getByRole('button', { name: 'Rename' })).toBeDefined()
  expect(screen.getByText('Actions')).toBeDefined()
})

test('announces that it loads and shows no rows', () => {
  render(<Table {...examples.loading.props} />)
  expect(screen.getByRole('status').textContent).toBe('Loading systems')
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByRole('rowheader')).toBeNull()
})

test('announces loading in a region that is there before, and selects no rows meanwhile', () => {
  const { props } = examples.selected
  const { rerender } = render(<Table {...props} loading={false} />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  const all = screen.getByRole('checkbox', { name: props.selection.allLabel })
  expect(all).toHaveProperty('disabled', false)
  rerender(<Table {...props} loading="Loading systems" />)
  expect(screen.getByRole('status')).toBe(status)
  expect(status.textContent).toBe('Loading systems')
  expect(all).toHaveProperty('disabled', true)
})

test('the actions of the rows have a column header', () => {
  render(<Table {...examples.selected.props} actionsLabel="Actions" />)
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeDefined()
})

test('a shown caption and its table are one element, between which a layout puts no space', () => {
  const { container } = render(<Table {...examples.default.props} showCaption />)
  expect(container.childElementCount).toBe(1)
  expect(screen.getByRole('table', { name: examples.default.props.caption })).toBeDefined()
})
