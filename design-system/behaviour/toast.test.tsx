import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToaster, type Toaster, type ToasterOptions } from './toast.ts'

let toaster: Toaster

/** Creates a toaster and waits until its live regions are ready for announcements. */
function createReadyToaster(options: Partial<ToasterOptions> = {}): Toaster {
  toaster = createToaster({ label: 'Notifications', closeLabel: 'Close', ...options })
  vi.advanceTimersByTime(100)
  return toaster
}

const texts = (role: 'status' | 'alert') =>
  Array.from(screen.getByRole(role).children, (toast) => toast.textContent)
const saved = { content: 'Saved' }
const toastElement = (text: string): Element => {
  const found = screen.getByText(text).parentElement
  if (!found) throw new Error(`No toast contains ${text}`)
  return found
}
const advance = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  toaster.destroy()
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('inserts its live regions before the first announcement', () => {
  toaster = createToaster({ label: 'Notifications', closeLabel: 'Close' })
  toaster.show(saved)
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeDefined()
  expect(texts('status')).toEqual([])
  advance(100)
  expect(texts('status')).toEqual(['Saved'])
})

test.each(['default', 'info', 'success', 'warning'] as const)(
  'announces %s politely and removes it after 3 s',
  (type) => {
    createReadyToaster().show({ ...saved, type })
    expect(texts('status')).toEqual(['Saved'])
    expect(texts('alert')).toEqual([])
    advance(2999)
    expect(texts('status')).toEqual(['Saved'])
    advance(1)
    expect(texts('status')).toEqual([])
  },
)

test('announces an error assertively and removes it after 3 s', () => {
  createReadyToaster().show({ type: 'error', content: 'Not saved' })
  expect(texts('alert')).toEqual(['Not saved'])
  expect(texts('status')).toEqual([])
  advance(3000)
  expect(texts('alert')).toEqual([])
})

test('shows a loading toast until it is updated, then for the duration of the new type', () => {
  const handle = createReadyToaster().show({ type: 'loading', content: 'Sending' })
  advance(60_000)
  expect(texts('status')).toEqual(['Sending'])
  handle.update({ type: 'success', content: 'Sent' })
  expect(texts('status')).toEqual(['Sent'])
  advance(2999)
  expect(texts('status')).toEqual(['Sent'])
  advance(1)
  expect(texts('status')).toEqual([])
})

test('announces a toast assertively when it becomes an error', () => {
  createReadyToaster()
    .show({ type: 'loading', content: 'Sending' })
    .update({ type: 'error', content: 'Lost' })
  expect(texts('status')).toEqual([])
  expect(texts('alert')).toEqual(['Lost'])
})

test.each([
  [{ duration: 500 }, 500],
  [{ duration: 9000 }, 9000],
])('respects %o', (choice, ms) => {
  createReadyToaster().show({ ...saved, ...choice })
  advance(ms - 1)
  expect(texts('status')).toEqual(['Saved'])
  advance(1)
  expect(texts('status')).toEqual([])
})

test('keeps a toast with a duration of 0', () => {
  createReadyToaster().show({ ...saved, duration: 0 })
  advance(600_000)
  expect(texts('status')).toEqual(['Saved'])
})

test('restarts the countdown when the duration changes but not when the text does', () => {
  const handle = createReadyToaster().show(saved)
  advance(2000)
  handle.update({ content: 'Saved again' })
  advance(999)
  expect(texts('status')).toEqual(['Saved again'])
  handle.update({ duration: 5000 })
  advance(4999)
  expect(texts('status')).toEqual(['Saved again'])
  advance(1)
  expect(texts('status')).toEqual([])
})

test('pauses the countdown while the toast is hovered', () => {
  createReadyToaster().show(saved)
  advance(2000)
  fireEvent.pointerEnter(toastElement('Saved'))
  advance(60_000)
  fireEvent.pointerLeave(toastElement('Saved'))
  advance(999)
  expect(texts('status')).toEqual(['Saved'])
  advance(1)
  expect(texts('status')).toEqual([])
})

test('pauses the countdown while the toast is hovered or focused', () => {
  createReadyToaster().show(saved)
  fireEvent.pointerEnter(toastElement('Saved'))
  screen.getByRole('button', { name: 'Close' }).focus()
  fireEvent.pointerLeave(toastElement('Saved'))
  advance(60_000)
  expect(texts('status')).toEqual(['Saved'])
  screen.getByRole('button', { name: 'Close' }).blur()
  advance(3000)
  expect(texts('status')).toEqual([])
})

test('does not pause the countdown without keepAliveOnHover', () => {
  createReadyToaster().show({ ...saved, keepAliveOnHover: false })
  fireEvent.pointerEnter(toastElement('Saved'))
  screen.getByRole('button', { name: 'Close' }).focus()
  advance(3000)
  expect(texts('status')).toEqual([])
})

test('restarts the countdown after an update only when the pointer leaves', () => {
  const handle = createReadyToaster().show({ type: 'loading', content: 'Sending' })
  fireEvent.pointerEnter(toastElement('Sending'))
  handle.update({ type: 'success', content: 'Sent' })
  advance(60_000)
  expect(texts('status')).toEqual(['Sent'])
  fireEvent.pointerLeave(toastElement('Sent'))
  advance(3000)
  expect(texts('status')).toEqual([])
})

test('closes with its button and restores the focus', () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  createReadyToaster().show(saved)
  const close = screen.getByRole('button', { name: 'Close' })
  close.focus()
  close.click()
  expect(texts('status')).toEqual([])
  expect(document.activeElement).toBe(before)
})

test.each([
  [{}, true],
  [{ closable: true }, true],
  [{ closable: false }, false],
  [{ type: 'loading' as const }, false],
  [{ type: 'loading' as const, closable: true }, true],
])('renders a close button for %o: %s', (choice, has) => {
  createReadyToaster().show({ ...saved, ...choice })
  expect(screen.queryByRole('button', { name: 'Close' }) !== null).toBe(has)
})

test('closes the newest closable toast on Escape', () => {
  createReadyToaster().show({ content: 'First' })
  toaster.show({ content: 'Second' })
  toaster.show({ content: 'Third', closable: false })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(texts('status')).toEqual(['First', 'Third'])
})

test('leaves Escape to an open dialog', () => {
  createReadyToaster().show(saved)
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  dialog.dataset['state'] = 'open'
  document.body.append(dialog)
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(texts('status')).toEqual(['Saved'])
})

test('removes the oldest toast of any type above the maximum', () => {
  createReadyToaster({ maximum: 2 }).show({ type: 'loading', content: 'One' })
  for (const content of ['Two', 'Three']) toaster.show({ content })
  expect(texts('status')).toEqual(['Two', 'Three'])
})

test('closes by its handle and ignores later calls', () => {
  const handle = createReadyToaster().show(saved)
  toaster.show({ content: 'Other' })
  handle.close()
  handle.close()
  handle.update({ content: 'Too late' })
  expect(texts('status')).toEqual(['Other'])
})

test('never shows a toast that is closed before it appears', () => {
  toaster = createToaster({ label: 'Notifications', closeLabel: 'Close' })
  toaster.show(saved).close()
  advance(1000)
  expect(texts('status')).toEqual([])
})

test('appears inside an open native dialog', () => {
  createReadyToaster()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  toaster.show(saved)
  advance(100)
  expect(dialog.textContent).toBe('Saved')
})

test('accepts a button in its content', () => {
  const content = document.createElement('span')
  const reload = document.createElement('button')
  reload.textContent = 'Reload'
  content.append('A new version is here. ', reload)
  createReadyToaster().show({ content, duration: 0 })
  expect(screen.getByRole('button', { name: 'Reload' })).toBe(reload)
})

test('draws the icon of its type or the given one', () => {
  const lines = () => document.querySelector('[role=status] path')?.getAttribute('d')
  createReadyToaster().show({ ...saved, type: 'success' })
  const own = lines()
  toaster.destroy()
  createReadyToaster().show({ ...saved, type: 'success', icon: { d: 'M0 0h24' } })
  expect([typeof own, lines()]).toEqual(['string', 'M0 0h24'])
})
