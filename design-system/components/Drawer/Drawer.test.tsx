import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Drawer } from './Drawer.tsx'

// jsdom supports neither modal dialogs nor invoker commands; the stories test the native behaviour.
const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true
})
const close = vi.fn(function (this: HTMLDialogElement) {
  this.open = false
})

beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
  showModal.mockClear()
  render(drawer)
})

const drawer = (
  <Drawer id="menu" label="Menu" closeLabel="Close">
    <a href="#cases">Cases</a>
    <a href="/about-us">About us</a>
  </Drawer>
)

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
const opener = () => screen.getByRole('button', { name: 'Menu' })

test('opens as a named modal dialog with its button', async () => {
  expect(dialog().open).toBe(false)
  await userEvent.click(opener())
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(dialog())
  expect(showModal).toHaveBeenCalledOnce()
})

test.each(['{Enter}', ' '])('opens on %s pressed on the button', async (key) => {
  opener().focus()
  await userEvent.keyboard(key)
  expect(dialog().open).toBe(true)
})

test('closes with its close button', async () => {
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog().open).toBe(false)
})

test('closes on a click on the backdrop but not on its content', async () => {
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('heading', { name: 'Menu' }))
  expect(dialog().open).toBe(true)
  fireEvent.click(dialog())
  expect(dialog().open).toBe(false)
})

test('closes on a link within the page but not on a link to another page', async () => {
  await userEvent.click(opener())
  const away = screen.getByRole('link', { name: 'About us' })
  away.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(away)
  expect(dialog().open).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'Cases' }))
  expect(dialog().open).toBe(false)
})

test('closes on pagehide, so that navigating back does not restore it open', async () => {
  await userEvent.click(opener())
  fireEvent(window, new Event('pagehide'))
  expect(dialog().open).toBe(false)
})

test('has links that open and close it without script', () => {
  const links = screen.getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#menu',
    '#menu-link',
    '#cases',
    '/about-us',
  ])
  expect(links[0]?.id).toBe('menu-link')
})

test('uses invoker commands and closedby', () => {
  const html = renderToString(drawer)
  expect(html).toContain('command="show-modal" commandfor="menu"')
  expect(html).toContain('closedby="any"')
  expect(html).not.toContain('style=')
})
