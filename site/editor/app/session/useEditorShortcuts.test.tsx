import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useEditorShortcuts } from './useEditorShortcuts.ts'

function Editor({ called }: { called: (action: string) => void }) {
  useEditorShortcuts({
    undo: () => called('undo'),
    redo: undefined,
    save: () => called('save'),
    moveBy: (by) => called(`move ${by}`),
    duplicate: () => called('duplicate'),
    remove: () => called('remove'),
    nextRegion: (by) => called(`region ${by}`),
  })
  return (
    <>
      <button type="button">Remove item</button>
      <details>
        <summary>Item</summary>
      </details>
      <input aria-label="Title" />
      <textarea aria-label="Text" />
      <select aria-label="Icon" />
    </>
  )
}

function renderEditor() {
  const called = vi.fn()
  render(<Editor called={called} />)
  return called
}

test('Delete on a control of the form removes no section', () => {
  const called = renderEditor()
  for (const control of [
    screen.getByRole('button'),
    screen.getByText('Item'),
    screen.getByLabelText('Title'),
    screen.getByLabelText('Icon'),
  ])
    fireEvent.keyDown(control, { key: 'Delete' })
  expect(called).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Delete' })
  expect(called.mock.calls).toEqual([['remove']])
})

test('Alt with an arrow moves the section, but belongs to the control in a select or a text', () => {
  const called = renderEditor()
  for (const name of ['Title', 'Text', 'Icon']) {
    const isHandled = !fireEvent.keyDown(screen.getByLabelText(name), {
      key: 'ArrowDown',
      altKey: true,
    })
    expect(isHandled).toBe(false)
  }
  expect(called).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowDown', altKey: true })
  fireEvent.keyDown(document.body, { key: 'ArrowUp', altKey: true })
  expect(called.mock.calls).toEqual([['move 1'], ['move -1']])
})

test('Control with a letter works everywhere, and keeps the browser from acting on it', () => {
  const called = renderEditor()
  for (const [key, action] of [
    ['s', 'save'],
    ['d', 'duplicate'],
    ['z', 'undo'],
  ] as const) {
    const isHandled = !fireEvent.keyDown(screen.getByLabelText('Title'), { key, ctrlKey: true })
    expect([isHandled, called.mock.lastCall]).toEqual([true, [action]])
  }
})
