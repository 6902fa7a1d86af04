import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToaster, type Toaster, type ToasterOptions } from './toast.ts'

let toaster: Toaster

/** A toaster whose lists have been in the page long enough to be heard. */
function settled(options: Partial<ToasterOptions> = {}): Toaster {
  toaster = createToaster({ label: 'Notifications', closeLabel: 'Close', ...options })
  vi.advanceTimersByTime(100)
  return toaster
}

const texts = (role: 'status' | 'alert') =>
  Array.from(screen.getByRole(role).children, (toast) => toast.textContent)
const saved = { content: 'Saved' }
const box = (text: string): Element => {
  const found = screen.getByText(text).parentElement
  if (!found) throw new Error(`No toast says ${text}`)
  return found
}
const after = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  toaster.destroy()
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('its lists are in the page before anything is spoken in them', () => {
  toaster = createToaster({ label: 'Notifications', closeLabel: 'Close' })
  toaster.show(saved)
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeDefined()
  expect(texts('status')).toEqual([])
  after(100)
  expect(texts('status')).toEqual(['Saved'])
})

test.each(['default', 'info', 'success', 'warning'] as const)(
  '%s is spoken politely and leaves after 3 s',
  (type) => {
    settled().show({ ...saved, type })
    expect(texts('status')).toEqual(['Saved'])
    expect(texts('alert')).toEqual([])
    after(2999)
    expect(texts('status')).toEqual(['Saved'])
    after(1)
    expect(texts('status')).toEqual([])
  },
)

test('error interrupts, and leaves after 3 s too', () => {
  settled().show({ type: 'error', content: 'Not saved' })
  expect(texts('alert')).toEqual(['Not saved'])
  expect(texts('status')).toEqual([])
  after(3000)
  expect(texts('alert')).toEqual([])
})

test('loading stays until it is replaced, then as long as what replaced it', () => {
  const handle = settled().show({ type: 'loading', content: 'Sending' })
  after(60_000)
  expect(texts('status')).toEqual(['Sending'])
  handle.update({ type: 'success', content: 'Sent' })
  expect(texts('status')).toEqual(['Sent'])
  after(2999)
  expect(texts('status')).toEqual(['Sent'])
  after(1)
  expect(texts('status')).toEqual([])
})

test('what turns into an error is spoken as one', () => {
  settled().show({ type: 'loading', content: 'Sending' }).update({ type: 'error', content: 'Lost' })
  expect(texts('status')).toEqual([])
  expect(texts('alert')).toEqual(['Lost'])
})

test.each([
  [{ duration: 500 }, 500],
  [{ duration: 9000 }, 9000],
])('%o is obeyed', (choice, ms) => {
  settled().show({ ...saved, ...choice })
  after(ms - 1)
  expect(texts('status')).toEqual(['Saved'])
  after(1)
  expect(texts('status')).toEqual([])
})

test('a duration of 0 stays', () => {
  settled().show({ ...saved, duration: 0 })
  after(600_000)
  expect(texts('status')).toEqual(['Saved'])
})

test('a text that changes does not start the time anew, a duration does', () => {
  const handle = settled().show(saved)
  after(2000)
  handle.update({ content: 'Saved again' })
  after(999)
  expect(texts('status')).toEqual(['Saved again'])
  handle.update({ duration: 5000 })
  after(4999)
  expect(texts('status')).toEqual(['Saved again'])
  after(1)
  expect(texts('status')).toEqual([])
})

test('pointing at it stops its time, which then goes on where it stopped', () => {
  settled().show(saved)
  after(2000)
  fireEvent.pointerEnter(box('Saved'))
  after(60_000)
  fireEvent.pointerLeave(box('Saved'))
  after(999)
  expect(texts('status')).toEqual(['Saved'])
  after(1)
  expect(texts('status')).toEqual([])
})

test('so does the focus; either of the two is enough', () => {
  settled().show(saved)
  fireEvent.pointerEnter(box('Saved'))
  screen.getByRole('button', { name: 'Close' }).focus()
  fireEvent.pointerLeave(box('Saved'))
  after(60_000)
  expect(texts('status')).toEqual(['Saved'])
  screen.getByRole('button', { name: 'Close' }).blur()
  after(3000)
  expect(texts('status')).toEqual([])
})

test('without keepAliveOnHover nothing stops its time', () => {
  settled().show({ ...saved, keepAliveOnHover: false })
  fireEvent.pointerEnter(box('Saved'))
  screen.getByRole('button', { name: 'Close' }).focus()
  after(3000)
  expect(texts('status')).toEqual([])
})

test('a change made while it is pointed at waits for the pointer to go', () => {
  const handle = settled().show({ type: 'loading', content: 'Sending' })
  fireEvent.pointerEnter(box('Sending'))
  handle.update({ type: 'success', content: 'Sent' })
  after(60_000)
  expect(texts('status')).toEqual(['Sent'])
  fireEvent.pointerLeave(box('Sent'))
  after(3000)
  expect(texts('status')).toEqual([])
})

test('its button closes it and gives the focus back', () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  settled().show(saved)
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
])('%o has a button: %s', (choice, has) => {
  settled().show({ ...saved, ...choice })
  expect(screen.queryByRole('button', { name: 'Close' }) !== null).toBe(has)
})

test('Escape closes the newest that may be closed', () => {
  settled().show({ content: 'First' })
  toaster.show({ content: 'Second' })
  toaster.show({ content: 'Third', closable: false })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(texts('status')).toEqual(['First', 'Third'])
})

test('Escape belongs to an open dialog first', () => {
  settled().show(saved)
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  dialog.dataset['state'] = 'open'
  document.body.append(dialog)
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(texts('status')).toEqual(['Saved'])
})

test('one more than the maximum drops the oldest, whatever its kind', () => {
  settled({ maximum: 2 }).show({ type: 'loading', content: 'One' })
  for (const content of ['Two', 'Three']) toaster.show({ content })
  expect(texts('status')).toEqual(['Two', 'Three'])
})

test('its handle closes it, once', () => {
  const handle = settled().show(saved)
  toaster.show({ content: 'Other' })
  handle.close()
  handle.close()
  handle.update({ content: 'Too late' })
  expect(texts('status')).toEqual(['Other'])
})

test('one closed before it could appear never does', () => {
  toaster = createToaster({ label: 'Notifications', closeLabel: 'Close' })
  toaster.show(saved).close()
  after(1000)
  expect(texts('status')).toEqual([])
})

test('while a native dialog is open, it appears inside', () => {
  settled()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  toaster.show(saved)
  after(100)
  expect(dialog.textContent).toBe('Saved')
})

test('its content may hold a button', () => {
  const content = document.createElement('span')
  const reload = document.createElement('button')
  reload.textContent = 'Reload'
  content.append('A new version is here. ', reload)
  settled().show({ content, duration: 0 })
  expect(screen.getByRole('button', { name: 'Reload' })).toBe(reload)
})

test('draws the icon of its type, or the one it is given', () => {
  const lines = () => document.querySelector('[role=status] path')?.getAttribute('d')
  settled().show({ ...saved, type: 'success' })
  const own = lines()
  toaster.destroy()
  settled().show({ ...saved, type: 'success', icon: { d: 'M0 0h24' } })
  expect([typeof own, lines()]).toEqual(['string', 'M0 0h24'])
})
