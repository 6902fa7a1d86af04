import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ThemeMenu } from './ThemeMenu.tsx'

const labels = { system: 'System', light: 'Light', dark: 'Dark' }
const hidden = true
const buttons = () => screen.getAllByRole<HTMLButtonElement>('button', { hidden })

test('renders a button per mode with data-theme-set', () => {
  render(<ThemeMenu label="Colour mode" labels={labels} />)
  expect(buttons().map((button) => [button.textContent, button.dataset['themeSet']])).toEqual([
    ['System', 'system'],
    ['Light', 'light'],
    ['Dark', 'dark'],
  ])
  expect(screen.getByRole('button', { pressed: true, hidden }).textContent).toBe('System')
})

test('disables its buttons and shows the reason for a fixed mode', () => {
  render(<ThemeMenu label="Colour mode" labels={labels} forced="This page is always dark." />)
  expect(buttons().every((button) => button.disabled)).toBe(true)
  expect(screen.getByText('This page is always dark.')).toBeDefined()
})

test('sets the colour mode of the document and stores it under its key', async () => {
  const menu = <ThemeMenu label="Colour mode" labels={labels} storageKey="mode" />
  const { unmount } = render(menu)
  const { dataset } = document.documentElement
  await userEvent.click(screen.getByText('Dark'))
  expect([dataset['theme'], localStorage.getItem('mode')]).toEqual(['dark', 'dark'])
  expect(screen.getByRole('button', { pressed: true, hidden }).textContent).toBe('Dark')
  unmount()
  render(menu)
  expect(screen.getByRole('button', { pressed: true, hidden }).textContent).toBe('Dark')
  await userEvent.click(screen.getByText('System'))
  expect([dataset['theme'], localStorage.getItem('mode')]).toEqual([undefined, null])
})
