import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import {
  bindSearchCombobox,
  type SearchComboboxOptions,
  type SearchSuggestion,
} from '../../behaviour/searchCombobox.ts'
import { examples } from './SearchDialog.examples.tsx'
import { SearchDialog } from './SearchDialog.tsx'

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = vi.fn()

const suggestion = (name: string): SearchSuggestion => ({
  title: [
    { text: name.slice(0, 2), hit: true },
    { text: name.slice(2), hit: false },
  ],
  detail: 'Page',
  href: `#${name}`,
})

const all = ['Warranty', 'Wallbox', 'Washing'].map(suggestion)

const defaultSuggest: SearchComboboxOptions['suggest'] = (query) =>
  Promise.resolve(query.startsWith('w') ? all : [])

function renderDialog(suggest = defaultSuggest) {
  const { container } = render(<SearchDialog {...examples.default.props} />)
  const dialog = container.querySelector('dialog')
  if (!dialog) throw new Error('no dialog')
  dialog.setAttribute('open', '')
  bindSearchCombobox(dialog, { suggest, count: (n) => `${n} suggestions` })
}

const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search this site' })
const active = () => {
  const id = combobox().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.firstElementChild?.textContent
}
const type = async (keys: string) => {
  combobox().focus()
  await userEvent.keyboard(keys)
}

test('opens a suggestion with the router of an application', async () => {
  const navigate = vi.fn()
  const search = { suggest: defaultSuggest, count: String, navigate }
  const { container } = render(<SearchDialog {...examples.default.props} search={search} />)
  container.querySelector('dialog')?.setAttribute('open', '')
  await type('w')
  const [, wallbox] = await screen.findAllByRole('option')
  expect(wallbox && fireEvent.click(wallbox)).toBe(false)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('#Wallbox')
  // The browser opens another tab.
  expect(wallbox && fireEvent.click(wallbox, { ctrlKey: true })).toBe(true)
  expect(navigate).toHaveBeenCalledOnce()
  expect(container.querySelector('dialog')).toHaveProperty('open', false)
})

test('shows popular pages until the visitor types', async () => {
  renderDialog()
  expect(screen.getByRole('link', { name: 'Warranty' })).toBeDefined()
  expect(combobox().getAttribute('aria-expanded')).toBe('false')
  await type('w')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  expect(screen.queryByRole('link', { name: 'Warranty' })).toBeNull()
  expect(combobox().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('3 suggestions')
  expect(screen.getAllByRole('option')[0]?.querySelector('mark')?.textContent).toBe('Wa')
})

describe('keyboard interaction', () => {
  test.each([
    ['{ArrowDown}', 'Warranty'],
    ['{ArrowDown}{ArrowDown}', 'Wallbox'],
    ['{ArrowUp}', 'Washing'],
    ['{ArrowUp}{ArrowDown}', undefined],
    ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', undefined],
    ['{ArrowDown}a', undefined],
    ['{Home}', undefined],
    ['{End}', undefined],
  ])('highlights after %s the suggestion %s', async (keys, expected) => {
    renderDialog()
    await type('w')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    await type(keys)
    await waitFor(() => expect(active()).toBe(expected))
    expect(document.activeElement).toBe(combobox())
    expect(screen.queryAllByRole('option', { selected: true })).toHaveLength(expected ? 1 : 0)
  })

  test('follows the highlighted suggestion on Enter, or submits the query', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault())
    renderDialog()
    screen.getByRole('search').addEventListener('submit', onSubmit)
    await type('w')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    await type('{ArrowDown}{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(location.hash).toBe('#Warranty')
    // A link within the page has closed it.
    document.querySelector('dialog')?.setAttribute('open', '')
    await type('{ArrowUp}{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

test('ignores suggestions for an outdated query', async () => {
  const answers: ((found: readonly SearchSuggestion[]) => void)[] = []
  renderDialog(() => new Promise((resolve) => answers.push(resolve)))
  await type('w')
  await waitFor(() => expect(answers).toHaveLength(1))
  await type('a')
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.([suggestion('Washing')])
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  answers[0]?.(all)
  await Promise.resolve()
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

test('keeps what was highlighted while the suggestions of the last letter were on their way', async () => {
  const answers: ((found: readonly SearchSuggestion[]) => void)[] = []
  renderDialog(() => new Promise((resolve) => answers.push(resolve)))
  await type('w')
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.(all)
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  await type('a')
  await waitFor(() => expect(answers).toHaveLength(2))
  await type('{ArrowDown}{ArrowDown}')
  answers[1]?.(['Wallbox', 'Washing'].map(suggestion))
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  expect(active()).toBe('Wallbox')
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
})

test('does not search for a query that is replaced before the next paint', async () => {
  const suggest = vi.fn(defaultSuggest)
  renderDialog(suggest)
  for (const value of ['w', 'wa', 'war']) fireEvent.input(combobox(), { target: { value } })
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  expect(suggest.mock.calls).toEqual([['war']])
})

test('announces that a query has no suggestions', async () => {
  renderDialog()
  await type('xyz')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0 suggestions'))
  expect(combobox().getAttribute('aria-expanded')).toBe('false')
})
