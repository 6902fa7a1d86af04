import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
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
        onClose={() => setOpen(false)}
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

test('has its title as name and its sentence as description', async () => {
  const dialog = await open('Choose what we may store.')
  const id = dialog.getAttribute('aria-describedby') ?? ''
  expect(document.querySelector(`[id="${id}"]`)?.textContent).toBe('Choose what we may store.')
  expect(dialog.getAttribute('aria-modal')).toBe('true')
})

test('without a sentence it points at none', async () => {
  const dialog = await open()
  expect(dialog.hasAttribute('aria-describedby')).toBe(false)
})

test('takes the focus inside when it opens', async () => {
  await open()
  expect(focused()).toBe(screen.getByRole('button', { name: 'Close' }))
})

test('Tab and Shift+Tab go round inside', async () => {
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
])('%s closes it and gives the focus back to what opened it', async (_, act) => {
  await open()
  await act()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(focused()).toBe(screen.getByRole('button', { name: 'Choose cookies' }))
})

test('the page behind it cannot be reached by a screen reader', async () => {
  await open()
  expect(screen.queryByRole('link', { name: 'Home' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Home', hidden: true })).toBeDefined()
})

test('served HTML holds nothing of it, and no style', () => {
  const html = renderToString(
    <Dialog title="Sizes" closeLabel="Close" open onClose={() => undefined}>
      Text
    </Dialog>,
  )
  expect(html).toBe('')
})

test('no style element is inserted while it is open', async () => {
  const before = document.querySelectorAll('style').length
  await open()
  expect(document.querySelectorAll('style')).toHaveLength(before)
})
