import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { examples } from './ConfirmDialog.examples.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const onConfirm = vi.fn()

async function open() {
  onConfirm.mockReset()
  const { open: _, ...props } = examples.default.props
  render(<ConfirmDialog {...props} trigger={<Button>Delete …</Button>} onConfirm={onConfirm} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete …' }))
  return screen.getByRole('alertdialog', { name: 'Delete the key “Billing”?' })
}

const focused = () => document.activeElement

test('is an alert dialog that does not start on the confirming button', async () => {
  const dialog = await open()
  expect(dialog.contains(focused())).toBe(true)
  expect(focused()).not.toBe(screen.getByRole('button', { name: 'Delete key' }))
})

test('confirms once, closes and restores the focus', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Delete key' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(focused()).toBe(screen.getByRole('button', { name: 'Delete …' }))
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['cancel', () => userEvent.click(screen.getByText('Keep it', { selector: 'button *' }))],
])('%s closes without confirming', async (_, act) => {
  await open()
  await act()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(onConfirm).not.toHaveBeenCalled()
})
