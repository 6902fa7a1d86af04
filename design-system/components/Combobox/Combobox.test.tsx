import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { announcementDelay } from '../LiveText/LiveText.tsx'
import { examples } from './Combobox.examples.tsx'
import { Combobox } from './Combobox.tsx'
import type { ComboboxProps } from './Combobox.tsx'

let serverContainer: HTMLElement | undefined

afterEach(() => {
  vi.useRealTimers()
  serverContainer?.remove()
})

const options = ['Austria', 'Belgium', 'Denmark', 'Germany'].map((label) => ({
  value: label.slice(0, 2),
  label,
}))

const form = (props: Partial<ComboboxProps>) => (
  <form aria-label="Contact">
    <Combobox {...examples.default.props} requiredLabel={undefined} {...{ options }} {...props} />
    <a href="#next">Next</a>
  </form>
)

const renderCombobox = (props: Partial<ComboboxProps> = {}) => render(form(props))

/** Shows what a server renders, before any script. */
function renderOnServer(ui: ReactElement): HTMLElement {
  serverContainer = document.body.appendChild(document.createElement('div'))
  serverContainer.innerHTML = renderToString(ui)
  return serverContainer
}

const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country or region' })
const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const isOpen = () => combobox().getAttribute('aria-expanded') === 'true'
const submittedValue = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('country')
const active = () =>
  document.getElementById(combobox().getAttribute('aria-activedescendant') ?? '')?.textContent

// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, list autocomplete with manual selection
describe('keyboard interaction', () => {
  /** Keys pressed in sequence after the input received the focus; Denmark is selected initially. */
  const table: readonly {
    keys: string
    behaviour: string
    open: boolean
    active?: string
    text?: string
    value?: string
  }[] = [
    {
      keys: '{ArrowDown}',
      behaviour: 'opens the list at the selected option',
      open: true,
      active: 'Denmark',
    },
    {
      keys: '{ArrowUp}',
      behaviour: 'opens the list at the last option',
      open: true,
      active: 'Germany',
    },
    {
      keys: '{Alt>}{ArrowDown}{/Alt}',
      behaviour: 'opens the list without highlighting an option',
      open: true,
    },
    { keys: '{ArrowDown}{Alt>}{ArrowUp}{/Alt}', behaviour: 'closes the list', open: false },
    {
      keys: '{ArrowDown}{ArrowDown}',
      behaviour: 'highlights the next option',
      open: true,
      active: 'Germany',
    },
    {
      keys: '{ArrowDown}{ArrowDown}{ArrowDown}',
      behaviour: 'wraps to the first option',
      open: true,
      active: 'Austria',
    },
    {
      keys: '{ArrowDown}{ArrowUp}',
      behaviour: 'highlights the previous option',
      open: true,
      active: 'Belgium',
    },
    { keys: '{ArrowUp}{Home}', behaviour: 'moves the caret and clears the highlight', open: true },
    { keys: '{ArrowUp}{End}', behaviour: 'moves the caret and clears the highlight', open: true },
    {
      keys: '{ArrowUp}{ArrowLeft}',
      behaviour: 'moves the caret and clears the highlight',
      open: true,
    },
    {
      keys: '{ArrowUp}{ArrowRight}',
      behaviour: 'moves the caret and clears the highlight',
      open: true,
    },
    {
      keys: '{ArrowUp}{Enter}',
      behaviour: 'selects the highlighted option and closes',
      open: false,
      text: 'Germany',
      value: 'Ge',
    },
    { keys: '{ArrowUp}{Escape}', behaviour: 'closes without selecting', open: false },
    { keys: '{Escape}', behaviour: 'clears a closed combobox', open: false, text: '', value: '' },
    { keys: 'bel', behaviour: 'opens and filters without highlighting', open: true, text: 'bel' },
    {
      keys: 'bel{ArrowDown}',
      behaviour: 'highlights the first match',
      open: true,
      text: 'bel',
      active: 'Belgium',
    },
    {
      keys: 'bel{ArrowDown}{Enter}',
      behaviour: 'selects the match',
      open: false,
      text: 'Belgium',
      value: 'Be',
    },
    {
      keys: 'BELGIUM{Enter}',
      behaviour: 'selects a completely typed label',
      open: false,
      text: 'Belgium',
      value: 'Be',
    },
    {
      keys: 'bel{Enter}',
      behaviour: 'does not select a match that is not highlighted',
      open: false,
    },
    { keys: '{ArrowUp}{Tab}', behaviour: 'leaves without selecting', open: false },
  ]
  test.each(table)('$keys $behaviour', async ({ keys, open, active: at, text, value }) => {
    renderCombobox({ defaultValue: 'De' })
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect(isOpen()).toBe(open)
    expect(active()).toBe(at)
    expect(combobox().value).toBe(text ?? 'Denmark')
    expect(submittedValue()).toBe(value ?? 'De')
    expect(document.activeElement).toBe(
      keys.endsWith('{Tab}') ? screen.getByRole('link') : combobox(),
    )
  })
})

test('is a named combobox with aria-controls while its list is open', async () => {
  renderCombobox({ required: true, error: 'Country or region required', requiredLabel: 'required' })
  const input = screen.getByRole('combobox', {
    name: 'Country or region (required)',
    description: 'Country or region required',
  })
  expect(input.getAttribute('aria-autocomplete')).toBe('list')
  expect(input).toHaveProperty('required', true)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-controls')).toBeNull()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  const list = screen.getByRole('listbox', { name: 'Country or region' })
  expect(input.getAttribute('aria-controls')).toBe(list.id)
})

test('submits the form on Enter with a closed list', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  renderCombobox()
  screen.getByRole('form').addEventListener('submit', onSubmit)
  await userEvent.tab()
  await userEvent.keyboard('den{ArrowDown}{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('closes only the list on Escape', async () => {
  const onKeyDown = vi.fn()
  document.body.addEventListener('keydown', onKeyDown)
  renderCombobox()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  onKeyDown.mockReset()
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(onKeyDown).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown).toHaveBeenCalledOnce()
  document.body.removeEventListener('keydown', onKeyDown)
})

test('opens the list and selects an option on click, and keeps the focus', async () => {
  const onValueChange = vi.fn()
  renderCombobox({ onValueChange })
  await userEvent.click(combobox())
  expect(optionTexts()).toHaveLength(4)
  await userEvent.click(screen.getByRole('option', { name: 'Belgium' }))
  expect(document.activeElement).toBe(combobox())
  expect(isOpen()).toBe(false)
  expect(combobox().value).toBe('Belgium')
  expect(submittedValue()).toBe('Be')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Be')
})

test('has a named toggle button that is not a tab stop', async () => {
  renderCombobox()
  const button = screen.getByRole('button', { name: 'Show countries' })
  await userEvent.click(button)
  expect(isOpen()).toBe(true)
  expect(document.activeElement).toBe(combobox())
  await userEvent.click(button)
  expect(isOpen()).toBe(false)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link'))
})

test('restores the selected label when focus leaves after unmatched text', async () => {
  renderCombobox({ defaultValue: 'De' })
  await userEvent.tab()
  await userEvent.keyboard('Atlantis')
  expect(optionTexts()).toEqual([])
  expect(isOpen()).toBe(false)
  expect(screen.getByText('No country of that name')).toBeDefined()
  await userEvent.tab()
  expect(combobox().value).toBe('Denmark')
  expect(submittedValue()).toBe('De')
})

test('submits an empty value after it is cleared', async () => {
  renderCombobox({ defaultValue: 'De' })
  await userEvent.clear(combobox())
  await userEvent.tab()
  expect(submittedValue()).toBe('')
})

test('selects an autofilled label', () => {
  renderCombobox({ autoComplete: 'country-name' })
  expect(combobox().autocomplete).toBe('country-name')
  fireEvent.change(combobox(), { target: { value: 'Germany' } })
  fireEvent.blur(combobox())
  expect(submittedValue()).toBe('Ge')
})

test('ignores key presses during IME composition', async () => {
  renderCombobox()
  await userEvent.tab()
  fireEvent.keyDown(combobox(), { key: 'ArrowDown', isComposing: true })
  expect(isOpen()).toBe(false)
})

test('announces the number of matches when typing pauses', () => {
  vi.useFakeTimers()
  renderCombobox()
  const status = screen.getByRole('status')
  fireEvent.change(combobox(), { target: { value: 'e' } })
  fireEvent.change(combobox(), { target: { value: 'den' } })
  act(() => void vi.advanceTimersByTime(announcementDelay))
  expect(status.textContent).toBe('1 country')
  fireEvent.change(combobox(), { target: { value: 'denx' } })
  act(() => void vi.advanceTimersByTime(announcementDelay))
  expect(status.textContent).toBe('No country of that name')
})

test('groups its options and marks the selected one', async () => {
  renderCombobox({
    ...examples.grouped.props,
    name: 'country',
    label: 'Country or region',
    defaultValue: 'FR',
  })
  await userEvent.click(combobox())
  const group = screen.getByRole('group', { name: 'Europe' })
  expect(group.contains(screen.getByRole('option', { name: 'France', selected: true }))).toBe(true)
})

test('renders a native select with the same name, id and value before hydration', () => {
  renderOnServer(form({ defaultValue: 'De' }))
  expect(combobox().tagName).toBe('SELECT')
  expect(combobox().id).toBe('country')
  expect(submittedValue()).toBe('De')
})

test('keeps and reports a choice made before hydration', async () => {
  const onValueChange = vi.fn()
  const ui = form({ defaultValue: 'De', onValueChange })
  const container = renderOnServer(ui)
  await userEvent.selectOptions(combobox(), 'Belgium')
  render(ui, { container, hydrate: true })
  expect(combobox().tagName).toBe('INPUT')
  expect(combobox().value).toBe('Belgium')
  expect(submittedValue()).toBe('Be')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Be')
})

test('has its autofill name before hydration, too', () => {
  renderOnServer(form({ autoComplete: 'country' }))
  expect(combobox().getAttribute('autocomplete')).toBe('country')
})

test('shows the label of its value when the options arrive later', () => {
  const { rerender } = renderCombobox({ value: 'De', options: [] })
  expect(combobox().value).toBe('')
  rerender(form({ value: 'De' }))
  expect(combobox().value).toBe('Denmark')
})

test('is reported by the browser if it is required and empty', () => {
  renderCombobox({ required: true })
  expect(screen.getByRole<HTMLFormElement>('form').checkValidity()).toBe(false)
})

test('belongs to the form that `form` names', () => {
  render(
    <>
      <form id="elsewhere" aria-label="Elsewhere" />
      {form({ form: 'elsewhere', defaultValue: 'De' })}
    </>,
  )
  const elsewhere = screen.getByRole<HTMLFormElement>('form', { name: 'Elsewhere' })
  expect(new FormData(elsewhere).get('country')).toBe('De')
})

test('returns to its initial value when the form is reset', async () => {
  renderCombobox({ defaultValue: 'De' })
  await userEvent.tab()
  await userEvent.keyboard('bel{ArrowDown}{Enter}')
  expect(submittedValue()).toBe('Be')
  act(() => screen.getByRole<HTMLFormElement>('form').reset())
  expect(combobox().value).toBe('Denmark')
  expect(submittedValue()).toBe('De')
})

test('keeps its value when a handler prevents the reset', async () => {
  renderCombobox({ defaultValue: 'De' })
  const onReset = (event: Event) => event.preventDefault()
  screen.getByRole('form').addEventListener('reset', onReset)
  await userEvent.tab()
  await userEvent.keyboard('bel{ArrowDown}{Enter}')
  act(() => screen.getByRole<HTMLFormElement>('form').reset())
  expect(submittedValue()).toBe('Be')
})

test('renders no style attributes on the server', () => {
  expect(renderToString(form({}))).not.toContain('style=')
})
