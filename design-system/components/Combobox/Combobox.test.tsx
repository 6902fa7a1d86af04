import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { rest } from '../LiveText/LiveText.tsx'
import { examples } from './Combobox.examples.tsx'
import { Combobox } from './Combobox.tsx'
import type { ComboboxProps } from './Combobox.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const options = ['Austria', 'Belgium', 'Denmark', 'Germany'].map((label) => ({
  value: label.slice(0, 2),
  label,
}))

const show = (props: Partial<ComboboxProps> = {}) =>
  render(
    <form aria-label="Contact">
      <Combobox {...examples.default.props} requiredLabel={undefined} {...{ options }} {...props} />
      <a href="#next">Next</a>
    </form>,
  )

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country or region' })
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const isOpen = () => box().getAttribute('aria-expanded') === 'true'
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('country')
const active = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent

// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, list autocomplete with manual selection
describe('the keys of the combobox', () => {
  /** Keys pressed one after the other after Tab has brought the focus; ours begins with Denmark. */
  const table: readonly {
    keys: string
    does: string
    open: boolean
    active?: string
    text?: string
    value?: string
  }[] = [
    { keys: '{ArrowDown}', does: 'opens at the choice', open: true, active: 'Denmark' },
    { keys: '{ArrowUp}', does: 'opens at the last', open: true, active: 'Germany' },
    { keys: '{Alt>}{ArrowDown}{/Alt}', does: 'opens without moving', open: true },
    { keys: '{ArrowDown}{Alt>}{ArrowUp}{/Alt}', does: 'closes', open: false },
    { keys: '{ArrowDown}{ArrowDown}', does: 'goes on', open: true, active: 'Germany' },
    {
      keys: '{ArrowDown}{ArrowDown}{ArrowDown}',
      does: 'begins anew',
      open: true,
      active: 'Austria',
    },
    { keys: '{ArrowDown}{ArrowUp}', does: 'goes back', open: true, active: 'Belgium' },
    { keys: '{ArrowUp}{Home}', does: 'leaves the list to the caret', open: true },
    { keys: '{ArrowUp}{End}', does: 'leaves the list to the caret', open: true },
    { keys: '{ArrowUp}{ArrowLeft}', does: 'leaves the list to the caret', open: true },
    { keys: '{ArrowUp}{ArrowRight}', does: 'leaves the list to the caret', open: true },
    {
      keys: '{ArrowUp}{Enter}',
      does: 'chooses and closes',
      open: false,
      text: 'Germany',
      value: 'Ge',
    },
    { keys: '{ArrowUp}{Escape}', does: 'closes and chooses nothing', open: false },
    { keys: '{Escape}', does: 'clears while closed', open: false, text: '', value: '' },
    { keys: 'bel', does: 'opens and narrows, nothing active', open: true, text: 'bel' },
    {
      keys: 'bel{ArrowDown}',
      does: 'goes to the first found',
      open: true,
      text: 'bel',
      active: 'Belgium',
    },
    {
      keys: 'bel{ArrowDown}{Enter}',
      does: 'chooses it',
      open: false,
      text: 'Belgium',
      value: 'Be',
    },
    {
      keys: 'BELGIUM{Enter}',
      does: 'takes a name in full',
      open: false,
      text: 'Belgium',
      value: 'Be',
    },
    { keys: 'bel{Enter}', does: 'chooses nothing that was not gone to', open: false },
    { keys: '{ArrowUp}{Tab}', does: 'leaves and chooses nothing', open: false },
  ]
  test.each(table)('$keys $does', async ({ keys, open, active: at, text, value }) => {
    show({ defaultValue: 'De' })
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect(isOpen()).toBe(open)
    expect(active()).toBe(at)
    expect(box().value).toBe(text ?? 'Denmark')
    expect(sent()).toBe(value ?? 'De')
    expect(document.activeElement).toBe(keys.endsWith('{Tab}') ? screen.getByRole('link') : box())
  })
})

test('is a named combobox that controls its list while that is open', async () => {
  show({ required: true, error: 'Country or region required', requiredLabel: 'required' })
  const input = screen.getByRole('combobox', {
    name: 'Country or region (required)',
    description: 'Country or region required',
  })
  expect(input.getAttribute('aria-autocomplete')).toBe('list')
  expect(input.getAttribute('aria-required')).toBe('true')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-controls')).toBeNull()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  const list = screen.getByRole('listbox', { name: 'Country or region' })
  expect(input.getAttribute('aria-controls')).toBe(list.id)
})

test('Enter on a closed list sends the form as in any input', async () => {
  const send = vi.fn((event: Event) => event.preventDefault())
  show()
  screen.getByRole('form').addEventListener('submit', send)
  await userEvent.tab()
  await userEvent.keyboard('den{ArrowDown}{Enter}')
  expect(send).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledOnce()
})

test('Escape closes the list and not the dialog around it', async () => {
  const pressed = vi.fn()
  document.body.addEventListener('keydown', pressed)
  show()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  pressed.mockReset()
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(pressed).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(pressed).toHaveBeenCalledOnce()
  document.body.removeEventListener('keydown', pressed)
})

test('a press opens the list, a press on an option chooses it, and the focus stays', async () => {
  const chosen = vi.fn()
  show({ onChange: chosen })
  await userEvent.click(box())
  expect(shown()).toHaveLength(4)
  await userEvent.click(screen.getByRole('option', { name: 'Belgium' }))
  expect(document.activeElement).toBe(box())
  expect(isOpen()).toBe(false)
  expect(box().value).toBe('Belgium')
  expect(sent()).toBe('Be')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('Be')
})

test('its button opens and closes, is named, and is no stop of the Tab key', async () => {
  show()
  const button = screen.getByRole('button', { name: 'Show countries' })
  await userEvent.click(button)
  expect(isOpen()).toBe(true)
  expect(document.activeElement).toBe(box())
  await userEvent.click(button)
  expect(isOpen()).toBe(false)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link'))
})

test('what was typed and is no name gives way to the last choice when it is left', async () => {
  show({ defaultValue: 'De' })
  await userEvent.tab()
  await userEvent.keyboard('Atlantis')
  expect(shown()).toEqual([])
  expect(isOpen()).toBe(false)
  expect(screen.getByText('No country of that name')).toBeDefined()
  await userEvent.tab()
  expect(box().value).toBe('Denmark')
  expect(sent()).toBe('De')
})

test('emptied, it is no choice', async () => {
  show({ defaultValue: 'De' })
  await userEvent.clear(box())
  await userEvent.tab()
  expect(sent()).toBe('')
})

test('what a browser fills in counts', () => {
  show({ autoComplete: 'country-name' })
  expect(box().autocomplete).toBe('country-name')
  fireEvent.change(box(), { target: { value: 'Germany' } })
  fireEvent.blur(box())
  expect(sent()).toBe('Ge')
})

test('keys that build a Chinese character do not move the list', async () => {
  show()
  await userEvent.tab()
  fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true })
  expect(isOpen()).toBe(false)
})

test('says how many there are once typing rests', () => {
  vi.useFakeTimers()
  show()
  const status = screen.getByRole('status')
  fireEvent.change(box(), { target: { value: 'e' } })
  fireEvent.change(box(), { target: { value: 'den' } })
  act(() => void vi.advanceTimersByTime(rest))
  expect(status.textContent).toBe('1 country')
  fireEvent.change(box(), { target: { value: 'denx' } })
  act(() => void vi.advanceTimersByTime(rest))
  expect(status.textContent).toBe('No country of that name')
})

test('shows options of a group under its name, with the chosen one marked', async () => {
  show({
    ...examples.grouped.props,
    name: 'country',
    label: 'Country or region',
    defaultValue: 'FR',
  })
  await userEvent.click(box())
  const group = screen.getByRole('group', { name: 'Europe' })
  expect(group.contains(screen.getByRole('option', { name: 'France', selected: true }))).toBe(true)
})

test('before React it is a native select of the same name, id and choice', () => {
  show({ ready: false, defaultValue: 'De' })
  expect(box().tagName).toBe('SELECT')
  expect(box().id).toBe('country')
  expect(sent()).toBe('De')
})

test.each([true, false])('served HTML carries no style attribute (ready: %s)', (ready) => {
  expect(renderToString(<Combobox {...examples.default.props} ready={ready} />)).not.toContain(
    'style=',
  )
})
