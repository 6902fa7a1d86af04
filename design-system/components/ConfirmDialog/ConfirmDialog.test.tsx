import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { examples } from './ConfirmDialog.examples.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const onConfirm = vi.fn<() => void | Promise<void>>()

async function open() {
  onConfirm.mockReset()
  const { open: _, ...props } = examples.default.props
  const pending = {
    pendingLabel: 'Deleting the key',
    failureMessage: 'The key could not be deleted.',
  }
  const trigger = <Button>Delete …</Button>
  render(<ConfirmDialog {...props} {...pending} {...{ trigger, onConfirm }} />)
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

describe('with a promise', () => {
  const confirmButton = () => screen.getByRole('button', { name: 'Delete key' })

  test('waits for it, announces that, and neither confirms twice nor closes meanwhile', async () => {
    await open()
    const { promise, resolve } = Promise.withResolvers<void>()
    onConfirm.mockReturnValue(promise)
    await userEvent.click(confirmButton())
    expect(screen.getByRole('status').textContent).toBe('Deleting the key')
    await userEvent.click(confirmButton())
    await userEvent.keyboard('{Escape}')
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(screen.getByRole('alertdialog')).toBeDefined()
    await act(async () => resolve())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('stays open with an error when the promise is rejected, and can confirm again', async () => {
    await open()
    onConfirm.mockRejectedValueOnce(new Error('offline'))
    await userEvent.click(confirmButton())
    expect((await screen.findByRole('alert')).textContent).toBe('The key could not be deleted.')
    onConfirm.mockResolvedValueOnce()
    await userEvent.click(confirmButton())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(onConfirm).toHaveBeenCalledTimes(2)
  })

  test('starts again after it was closed', async () => {
    await open()
    onConfirm.mockRejectedValueOnce(new Error('offline'))
    await userEvent.click(confirmButton())
    await screen.findByRole('alert')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Delete …' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('focuses another element if the confirmed action removes the opener', async () => {
  function Keys() {
    const heading = useRef<HTMLHeadingElement>(null)
    const [keys, setKeys] = useState(['Billing', 'Report'])
    return (
      <>
        <h2 ref={heading} tabIndex={-1}>
          Keys
        </h2>
        {keys.map((key) => (
          <ConfirmDialog
            key={key}
            title={`Delete ${key}?`}
            description="This cannot be undone."
            confirmLabel="Delete key"
            cancelLabel="Keep it"
            finalFocus={heading}
            trigger={<Button>{`Delete ${key}`}</Button>}
            onConfirm={() => setKeys(keys.filter((other) => other !== key))}
          />
        ))}
      </>
    )
  }
  render(<Keys />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete Report' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Keep it' })[0] as HTMLElement)
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Delete Report' })))
  await userEvent.click(screen.getByRole('button', { name: 'Delete Report' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete key' }))
  expect(screen.queryByRole('button', { name: 'Delete Report' })).toBeNull()
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Keys' })))
})
