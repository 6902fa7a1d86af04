import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

// The test document has no popovers and anchors nothing; the stories try the browser's own.
let open: Element[] = []

beforeEach(() => {
  open = []
  const show = function (this: Element) {
    open.push(this)
  }
  const hide = function (this: Element) {
    open = open.filter((bubble) => bubble !== this)
  }
  Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: hide })
  vi.stubGlobal('CSS', { supports: () => true })
  render(
    <>
      {['Copy the link', 'Print'].map((text) => (
        <Tooltip key={text} text={`${text}, please`}>
          {(control) => (
            <button type="button" {...control}>
              {text}
            </button>
          )}
        </Tooltip>
      ))}
      <a href="/">Home</a>
    </>,
  )
})

// Other tests share the document.
afterEach(() => {
  vi.unstubAllGlobals()
})

const copy = () => screen.getByRole('button', { name: 'Copy the link' })
const shown = () => open.map((bubble) => bubble.textContent)
const point = (at: Element, from: Element = document.body) => {
  fireEvent.pointerOut(from, { relatedTarget: at })
  fireEvent(at, new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

test('its text describes the control, seen or not', () => {
  const text = document.querySelector(`[id="${copy().getAttribute('aria-describedby')}"]`)
  expect(text?.textContent).toBe('Copy the link, please')
  expect(text?.getAttribute('role')).toBe('tooltip')
})

test('is seen while the control is pointed at, and one at a time', () => {
  point(copy())
  expect(shown()).toEqual(['Copy the link, please'])
  point(screen.getByRole('button', { name: 'Print' }), copy())
  expect(shown()).toEqual(['Print, please'])
  point(screen.getByRole('link'), screen.getByRole('button', { name: 'Print' }))
  expect(shown()).toEqual([])
})

test('stays while the bubble itself is pointed at', () => {
  point(copy())
  point(screen.getByText('Copy the link, please'), copy())
  expect(shown()).toEqual(['Copy the link, please'])
})

test('a finger does not point', () => {
  fireEvent(copy(), new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }))
  expect(shown()).toEqual([])
})

test('is seen while a keyboard has the focus there', async () => {
  await userEvent.tab()
  expect(shown()).toEqual(['Copy the link, please'])
  await userEvent.tab()
  expect(shown()).toEqual(['Print, please'])
  await userEvent.tab()
  expect(shown()).toEqual([])
})

test('Escape hides it and leaves the focus where it is', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(shown()).toEqual([])
  expect(document.activeElement).toBe(copy())
})
