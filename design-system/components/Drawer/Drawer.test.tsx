import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bindDrawers } from '../../behaviour/drawers.ts'
import { Drawer } from './Drawer.tsx'

// The test document has neither modal dialogs nor invoker commands; the stories try the browser's own.
const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true
})
const close = vi.fn(function (this: HTMLDialogElement) {
  this.open = false
})

let unbind: () => void

beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
  showModal.mockClear()
  unbind = bindDrawers()
  render(drawer)
})

afterEach(() => unbind())

const drawer = (
  <Drawer id="menu" label="Menu" closeLabel="Close">
    <a href="#cases">Cases</a>
    <a href="/about-us">About us</a>
  </Drawer>
)

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
const opener = () => screen.getByRole('button', { name: 'Menu' })

test('its button opens it as a modal dialog with its name', async () => {
  expect(dialog().open).toBe(false)
  await userEvent.click(opener())
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(dialog())
  expect(showModal).toHaveBeenCalledOnce()
})

test.each(['{Enter}', ' '])('so does %s on the button', async (key) => {
  opener().focus()
  await userEvent.keyboard(key)
  expect(dialog().open).toBe(true)
})

test('its close button closes it', async () => {
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog().open).toBe(false)
})

test('a press on the backdrop closes it, one on its content does not', async () => {
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('heading', { name: 'Menu' }))
  expect(dialog().open).toBe(true)
  fireEvent.click(dialog())
  expect(dialog().open).toBe(false)
})

test('a link within the page closes it, one to another page leaves with it', async () => {
  await userEvent.click(opener())
  const away = screen.getByRole('link', { name: 'About us' })
  away.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(away)
  expect(dialog().open).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'Cases' }))
  expect(dialog().open).toBe(false)
})

test('leaving the page closes it, so that going back does not show it open', async () => {
  await userEvent.click(opener())
  fireEvent(window, new Event('pagehide'))
  expect(dialog().open).toBe(false)
})

test('without script a link leads to it, and another back', () => {
  const links = screen.getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#menu',
    '#menu-link',
    '#cases',
    '/about-us',
  ])
  expect(links[0]?.id).toBe('menu-link')
})

test('a browser that knows commands needs no script of ours', () => {
  const html = renderToString(drawer)
  expect(html).toContain('command="show-modal" commandfor="menu"')
  expect(html).toContain('closedby="any"')
  expect(html).not.toContain('style=')
})
