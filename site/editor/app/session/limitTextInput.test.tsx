import { expect, test, vi } from 'vitest'
import { limitTextInput, maxTextLength } from './limitTextInput.ts'

/** Inserts a text as a browser does: first it asks, then it changes the value. True if it was not refused. */
function insert(target: HTMLElement, data: string, inputType = 'insertFromPaste'): boolean {
  return target.dispatchEvent(
    new InputEvent('beforeinput', { data, inputType, bubbles: true, cancelable: true }),
  )
}

function renderFields() {
  document.body.innerHTML = '<textarea></textarea><p contenteditable></p>'
  const refused = vi.fn()
  const end = limitTextInput(document, refused)
  const [text, inPlace] = document.body.children as unknown as [HTMLTextAreaElement, HTMLElement]
  return { text, inPlace, refused, end }
}

test('a paste that makes a text too long is refused with the length that it would have', () => {
  const { text, inPlace, refused, end } = renderFields()
  expect(insert(text, 'x'.repeat(maxTextLength))).toBe(true)
  text.value = 'ab'
  expect(insert(text, 'x'.repeat(maxTextLength))).toBe(false)
  expect(refused).toHaveBeenLastCalledWith(maxTextLength + 2)
  inPlace.textContent = 'abc'
  expect(insert(inPlace, 'x'.repeat(maxTextLength), 'insertFromDrop')).toBe(false)
  expect(refused).toHaveBeenLastCalledWith(maxTextLength + 3)
  end()
  expect(insert(text, 'x'.repeat(maxTextLength))).toBe(true)
})

test('replaced characters do not count', () => {
  const { text, refused, end } = renderFields()
  text.value = 'x'.repeat(maxTextLength)
  expect(insert(text, 'y', 'insertText')).toBe(false)
  text.select()
  expect(insert(text, 'y'.repeat(maxTextLength))).toBe(true)
  expect(refused).toHaveBeenCalledTimes(1)
  end()
})

test('a text of the files that is too long already can be shortened', () => {
  const { text, end } = renderFields()
  text.value = 'x'.repeat(maxTextLength + 100)
  text.setSelectionRange(0, 10)
  expect(insert(text, '12345')).toBe(true)
  expect(insert(text, 'x'.repeat(20))).toBe(false)
  end()
})
