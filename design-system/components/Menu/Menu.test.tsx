import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Menu } from './Menu.tsx'

const onSelect = vi.fn()

// jsdom does not support popovers; the stories test the native behaviour.
beforeEach(() => {
  onSelect.mockReset()
  const toggle = (newState: string) =>
    function (this: HTMLElement) {
      this.style.display = newState === 'open' ? 'block' : ''
      fireEvent(this, Object.assign(new Event('toggle'), { newState }))
    }
  Object.assign(HTMLElement.prototype, {
    showPopover: toggle('open'),
    hidePopover: toggle('closed'),
  })
  const items = ['Copy', 'Download', 'Delete'].map((label) => ({
    id: label,
    label,
    disabled: label === 'Download',
    onSelect: () => onSelect(label),
  }))
  render(<Menu label="Actions" items={items} />)
})

const button = () => screen.getByRole('button', { name: 'Actions' })
const focused = () => document.activeElement?.textContent

test('names its menu by its button', () => {
  const menu = document.querySelector('[role=menu]')
  expect(menu?.getAttribute('aria-label')).toBe('Actions')
  expect(button().getAttribute('popovertarget')).toBe(menu?.id)
  expect(button().getAttribute('aria-haspopup')).toBe('menu')
  expect(button().getAttribute('aria-expanded')).toBe('false')
})

// https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
test.each([
  ['{ArrowDown}', 'opens on the first action', 'Copy'],
  ['{ArrowUp}', 'opens on the last action', 'Delete'],
  ['{ArrowDown}{ArrowDown}', 'moves down, also to a disabled action', 'Download'],
  ['{ArrowDown}{ArrowUp}', 'wraps to the last action', 'Delete'],
  ['{ArrowUp}{ArrowDown}', 'wraps to the first action', 'Copy'],
  ['{ArrowDown}{End}', 'moves to the last action', 'Delete'],
  ['{ArrowUp}{Home}', 'moves to the first action', 'Copy'],
  ['{ArrowDown}d', 'moves to the next action with that letter', 'Download'],
  ['{ArrowDown}dd', 'and on to the one after it', 'Delete'],
])('%s %s', async (keys, _, expected) => {
  button().focus()
  await userEvent.keyboard(keys)
  expect(focused()).toBe(expected)
  expect(button().getAttribute('aria-expanded')).toBe('true')
})

test('Enter chooses the action, closes the menu and returns the focus', async () => {
  button().focus()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Delete')
  expect(document.activeElement).toBe(button())
  expect(button().getAttribute('aria-expanded')).toBe('false')
})

test('a disabled action cannot be chosen', async () => {
  button().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onSelect).not.toHaveBeenCalled()
})

test('Tab closes the menu', async () => {
  button().focus()
  await userEvent.keyboard('{ArrowDown}{Tab}')
  expect(button().getAttribute('aria-expanded')).toBe('false')
})
