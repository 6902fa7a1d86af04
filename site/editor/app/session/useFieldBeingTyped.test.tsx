import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFieldBeingTyped } from './useFieldBeingTyped.ts'

function Field({ changed }: { changed: (field: string | undefined) => void }) {
  const typedField = useFieldBeingTyped()
  return (
    <>
      <input name="title" aria-label="Title" onChange={() => changed(typedField())} />
      <button type="button" onClick={() => changed(typedField())}>
        Add item
      </button>
    </>
  )
}

test('keys name the field that they change; a paste, a drop and a button are steps of their own', () => {
  const fields: unknown[] = []
  render(<Field changed={(field) => fields.push(field)} />)
  const title = screen.getByLabelText('Title')
  const input = (inputType: string, value: string) =>
    fireEvent.input(title, { target: { value }, inputType })
  input('insertText', 'a')
  input('insertFromPaste', 'ab')
  input('deleteContentBackward', 'b')
  input('insertFromDrop', 'bc')
  input('deleteByCut', '')
  fireEvent.click(screen.getByRole('button'))
  expect(fields).toEqual(['title', undefined, 'title', undefined, undefined, undefined])
})
