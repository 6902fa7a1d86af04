import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { Dialog } from './Dialog.tsx'

function Page({ description }: { description?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Choose cookies
      </button>
      <a href="/">Home</a>
      <Dialog
        title="Cookie settings"
        description={description}
        closeLabel="Close"
        open={open}
        onOpenChange={setOpen}
        actions={<button type="button">Save</button>}
      >
        <label>
          <input type="checkbox" /> Statistics
        </label>
      </Dialog>
    </>
  )
}

async function open(description?: string) {
  render(<Page {...(description && { description })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose cookies' }))
  return screen.getByRole('dialog', { name: 'Cookie settings' })
}

const focused = () => document.activeElement

test('is named by its title and described by its description', async () => {
  const dialog = await open('Choose what we may store.')
  const id = dialog.getAttribute('aria-describedby') ?? ''
  expect(document.querySelector(`[id="${id}"]`)?.textContent).toBe('Choose what we may store.')
  expect(dialog.getAttribute('aria-modal')).toBe('true')
})

test('has no aria-describedby without a description', async () => {
  const dialog = await open()
  expect(dialog.hasAttribute('aria-describedby')).toBe(false)
})

test('moves the focus inside when it opens', async () => {
  await open()
  expect(focused()).toBe(screen.getByRole('button', { name: 'Close' }))
})

test('moves the focus to the element that should have it at first, and back when it closes', async () => {
  function Search() {
    const field = useRef<HTMLInputElement>(null)
    return (
      <Dialog
        title="Search"
        closeLabel="Close"
        initialFocus={field}
        trigger={<Button>Find</Button>}
      >
        <input ref={field} aria-label="Words" />
      </Dialog>
    )
  }
  render(<Search />)
  const trigger = screen.getByRole('button', { name: 'Find' })
  await userEvent.click(trigger)
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Words' }))
  await userEvent.keyboard('{Escape}')
  expect(focused()).toBe(trigger)
})

test('traps the focus', async () => {
  await open()
  const close = screen.getByRole('button', { name: 'Close' })
  const save = screen.getByRole('button', { name: 'Save' })
  await userEvent.tab({ shift: true })
  expect(focused()).toBe(save)
  await userEvent.tab()
  expect(focused()).toBe(close)
  await userEvent.tab()
  expect(focused()).toBe(screen.getByRole('checkbox', { name: 'Statistics' }))
  await userEvent.tab()
  expect(focused()).toBe(save)
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Enter on its button', () => userEvent.keyboard('{Enter}')],
])('closes with %s and restores the focus', async (_, act) => {
  await open()
  await act()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(focused()).toBe(screen.getByRole('button', { name: 'Choose cookies' }))
})

test('hides the page behind it from screen readers', async () => {
  await open()
  expect(screen.queryByRole('link', { name: 'Home' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Home', hidden: true })).toBeDefined()
})

test('renders nothing on the server', () => {
  const html = renderToString(
    <Dialog title="Sizes" closeLabel="Close" open>
      Text
    </Dialog>,
  )
  expect(html).toBe('')
})

test('inserts no style element while open', async () => {
  const before = document.querySelectorAll('style').length
  await open()
  expect(document.querySelectorAll('style')).toHaveLength(before)
})

test('opens by its trigger without state of the consumer, and reports both changes', async () => {
  const onOpenChange = vi.fn()
  render(
    <Dialog
      title="Sizes"
      closeLabel="Close"
      trigger={<Button>Show sizes</Button>}
      onOpenChange={onOpenChange}
    >
      Text
    </Dialog>,
  )
  const trigger = screen.getByRole('button', { name: 'Show sizes', expanded: false })
  await userEvent.click(trigger)
  expect(screen.getByRole('dialog', { name: 'Sizes' })).toBeDefined()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(focused()).toBe(trigger)
  expect(onOpenChange.mock.calls).toEqual([[true], [false]])
})

test('is open initially with defaultOpen', () => {
  render(
    <Dialog title="Sizes" closeLabel="Close" defaultOpen>
      Text
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Sizes' })).toBeDefined()
})
