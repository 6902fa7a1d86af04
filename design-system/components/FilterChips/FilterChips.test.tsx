import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { examples } from './FilterChips.examples.tsx'
import { FilterChips } from './FilterChips.tsx'

const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map((checkbox) => checkbox.value)

test('renders options as checkboxes of the surrounding form, operable by keyboard', async () => {
  render(
    <form aria-label="Filter">
      <FilterChips {...examples.default.props} />
    </form>,
  )
  expect(screen.getByRole('group', { name: 'Document type' })).toBeDefined()
  await userEvent.tab()
  expect(document.activeElement).toBe(
    screen.getByRole('checkbox', { name: 'PDF 24', checked: true }),
  )
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.click(screen.getByText('Image'))
  const sent = new FormData(screen.getByRole<HTMLFormElement>('form'))
  expect(sent.getAll('type')).toEqual(['pdf', 'video', 'image'])
})

test('disables options without results', () => {
  render(<FilterChips {...examples.default.props} />)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Firmware 0' }).disabled).toBe(true)
})

test('renders applied filters as links that remove one or all of them', () => {
  render(<FilterChips {...examples.applied.props} />)
  const list = screen.getByRole('list', { name: 'Active filters' })
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Remove filter: PDF', '#1'],
    ['Remove filter: English', '#2'],
    ['Remove filter: Hybrid inverter', '#3'],
    ['Clear all', '#all'],
  ])
})

test('reports the selected values in the order of the options', async () => {
  const onValueChange = vi.fn()
  render(<FilterChips {...examples.default.props} onValueChange={onValueChange} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Image 3' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Video 8' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'PDF 24' }))
  expect(onValueChange.mock.calls).toEqual([
    [['pdf', 'image']],
    [['pdf', 'video', 'image']],
    [['video', 'image']],
  ])
})

test('shows the value of its consumer', async () => {
  const onValueChange = vi.fn()
  const chips = (value: readonly string[]) => (
    <FilterChips {...examples.default.props} {...{ value, onValueChange }} />
  )
  const { rerender } = render(chips(['video']))
  await userEvent.click(screen.getByRole('checkbox', { name: 'PDF 24' }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['pdf', 'video'])
  expect(checked()).toEqual(['video'])
  rerender(chips(['pdf', 'video']))
  expect(checked()).toEqual(['pdf', 'video'])
})
