import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import {
  bindSearchDialog,
  type SearchDialogOptions,
  type Suggestion,
} from '../../behaviour/searchDialog.ts'
import { examples } from './SearchDialog.examples.tsx'
import { SearchDialog } from './SearchDialog.tsx'

// The test document has no layout to scroll.
Element.prototype.scrollIntoView = vi.fn()

const suggestion = (name: string): Suggestion => ({
  title: [
    { text: name.slice(0, 2), hit: true },
    { text: name.slice(2), hit: false },
  ],
  detail: 'Page',
  href: `#${name}`,
})

const all = ['Warranty', 'Wallbox', 'Washing'].map(suggestion)

const fitting: SearchDialogOptions['suggest'] = (query) =>
  Promise.resolve(query.startsWith('w') ? all : [])

function show(suggest = fitting) {
  const { container } = render(<SearchDialog {...examples.default.props} />)
  const dialog = container.querySelector('dialog')
  if (!dialog) throw new Error('no dialog')
  dialog.setAttribute('open', '')
  bindSearchDialog(dialog, { suggest, count: (n) => `${n} suggestions` })
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search this site' })
const active = () => {
  const id = box().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.firstElementChild?.textContent
}
const type = async (keys: string) => {
  box().focus()
  await userEvent.keyboard(keys)
}

test('offers pages that many look for until something is typed', async () => {
  show()
  expect(screen.getByRole('link', { name: 'Warranty' })).toBeDefined()
  expect(box().getAttribute('aria-expanded')).toBe('false')
  await type('w')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  expect(screen.queryByRole('link', { name: 'Warranty' })).toBeNull()
  expect(box().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('3 suggestions')
  expect(screen.getAllByRole('option')[0]?.querySelector('mark')?.textContent).toBe('Wa')
})

describe('keys', () => {
  test.each([
    ['{ArrowDown}', 'Warranty'],
    ['{ArrowDown}{ArrowDown}', 'Wallbox'],
    ['{ArrowUp}', 'Washing'],
    ['{ArrowUp}{ArrowDown}', undefined],
    ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', undefined],
    ['{ArrowDown}a', undefined],
    ['{Home}', undefined],
    ['{End}', undefined],
  ])('%s', async (keys, expected) => {
    show()
    await type('w')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    await type(keys)
    await waitFor(() => expect(active()).toBe(expected))
    expect(document.activeElement).toBe(box())
    expect(screen.queryAllByRole('option', { selected: true })).toHaveLength(expected ? 1 : 0)
  })

  test('Enter goes to what is active, and else to the results', async () => {
    const send = vi.fn((event: Event) => event.preventDefault())
    show()
    screen.getByRole('search').addEventListener('submit', send)
    await type('w')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    await type('{ArrowDown}{Enter}')
    expect(send).not.toHaveBeenCalled()
    expect(location.hash).toBe('#Warranty')
    await type('{ArrowUp}{Enter}')
    expect(send).toHaveBeenCalledOnce()
  })
})

test('an answer that comes late does not replace a newer one', async () => {
  const answers: ((found: readonly Suggestion[]) => void)[] = []
  show(() => new Promise((resolve) => answers.push(resolve)))
  await type('wa')
  answers[1]?.([suggestion('Washing')])
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  answers[0]?.(all)
  await Promise.resolve()
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

test('words that find nothing say so', async () => {
  show()
  await type('xyz')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0 suggestions'))
  expect(box().getAttribute('aria-expanded')).toBe('false')
})
