import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

// jsdom supports neither popovers nor anchor positioning; the stories test the native behaviour.
let openBubbles: Element[] = []
let rerender: (ui: ReactNode) => void = () => undefined

beforeEach(() => {
  openBubbles = []
  const show = function (this: Element) {
    openBubbles.push(this)
  }
  const hide = function (this: Element) {
    openBubbles = openBubbles.filter((bubble) => bubble !== this)
  }
  Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: hide })
  vi.stubGlobal('CSS', { supports: () => true })
  ;({ rerender } = render(tooltips(['Copy the link', 'Print'])))
})

const tooltips = (texts: readonly string[]) => (
  <>
    {texts.map((text) => (
      <Tooltip key={text} text={`${text}, please`}>
        {(control) => (
          <button type="button" {...control}>
            {text}
          </button>
        )}
      </Tooltip>
    ))}
    <a href="/">Home</a>
  </>
)

// Other tests share the global object.
afterEach(() => {
  vi.unstubAllGlobals()
})

const copy = () => screen.getByRole('button', { name: 'Copy the link' })
const shown = () => openBubbles.map((bubble) => bubble.textContent)
const hover = (at: Element, from: Element = document.body) => {
  fireEvent.pointerOut(from, { relatedTarget: at })
  fireEvent(at, new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

test('describes its control, visible or not', () => {
  const text = document.querySelector(`[id="${copy().getAttribute('aria-describedby')}"]`)
  expect(text?.textContent).toBe('Copy the link, please')
  expect(text?.getAttribute('role')).toBe('tooltip')
})

test('is shown on hover, one tooltip at a time', () => {
  hover(copy())
  expect(shown()).toEqual(['Copy the link, please'])
  hover(screen.getByRole('button', { name: 'Print' }), copy())
  expect(shown()).toEqual(['Print, please'])
  hover(screen.getByRole('link'), screen.getByRole('button', { name: 'Print' }))
  expect(shown()).toEqual([])
})

test('remains visible while the bubble is hovered', () => {
  hover(copy())
  hover(screen.getByText('Copy the link, please'), copy())
  expect(shown()).toEqual(['Copy the link, please'])
})

test('is not shown on touch', () => {
  fireEvent(copy(), new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }))
  expect(shown()).toEqual([])
})

test('is shown on keyboard focus', async () => {
  await userEvent.tab()
  expect(shown()).toEqual(['Copy the link, please'])
  await userEvent.tab()
  expect(shown()).toEqual(['Print, please'])
  await userEvent.tab()
  expect(shown()).toEqual([])
})

test('hides on Escape and keeps the focus', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(shown()).toEqual([])
  expect(document.activeElement).toBe(copy())
})

test('remains shown when another tooltip is removed', () => {
  hover(copy())
  rerender(tooltips(['Copy the link']))
  expect(shown()).toEqual(['Copy the link, please'])
})

test('leaves Escape to others when the control of the shown one is gone', () => {
  hover(copy())
  rerender(tooltips(['Print']))
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
})
