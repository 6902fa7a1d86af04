import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { examples } from './PuzzleSlider.examples.tsx'
import { PuzzleSlider, type PuzzleSliderProps } from './PuzzleSlider.tsx'

const user = userEvent.setup()
const { props } = examples.default

function show(change: Partial<PuzzleSliderProps> = {}) {
  const onAnswer = vi.fn()
  render(<PuzzleSlider {...props} {...change} onAnswer={onAnswer} />)
  return onAnswer
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: props.label })
const moveTo = (x: number) => fireEvent.change(slider(), { target: { value: String(x) } })
const confirm = () => screen.queryByRole('button', { name: props.confirmLabel })
const pieceAt = () => document.querySelectorAll('image')[1]?.getAttribute('x')

test('is a native slider as long as the piece has room, so that the keys are the browser’s', () => {
  show()
  const { type, min, max, value } = slider()
  expect([type, min, max, value]).toEqual(['range', '0', '224', '0'])
  expect(document.getElementById('puzzle-help')?.textContent).toBe(props.help)
  expect(slider().getAttribute('aria-describedby')).toBe('puzzle-help')
})

test('the piece goes with the slider', () => {
  show()
  moveTo(120)
  expect(pieceAt()).toBe('120')
})

test('Enter answers once something was moved, and does not send the form', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', sent)
  const onAnswer = show()
  slider().focus()
  await user.keyboard('{Enter}')
  expect(onAnswer).not.toHaveBeenCalled()
  moveTo(120)
  await user.keyboard('{Enter}')
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ x: 120 })
  expect(sent).not.toHaveBeenCalled()
  document.removeEventListener('submit', sent)
})

test('a drag answers when it ends, with its way', () => {
  const onAnswer = show()
  fireEvent.pointerDown(slider())
  for (const x of [10, 60, 110, 150]) moveTo(x)
  fireEvent.pointerUp(slider())
  expect(onAnswer).toHaveBeenCalledOnce()
  const [{ x, trace }] = onAnswer.mock.lastCall ?? [{}]
  expect(x).toBe(150)
  expect(trace.map(([, at]: [number, number]) => at)).toEqual([10, 60, 110, 150, 150])
  const times = trace.map(([time]: [number, number]) => time)
  expect(times).toEqual(times.toSorted((a: number, b: number) => a - b))
})

test('a click beside the thumb only moves the piece; a button answers', async () => {
  const onAnswer = show()
  expect(confirm()).toBeNull()
  fireEvent.pointerDown(slider())
  moveTo(140)
  fireEvent.pointerUp(slider())
  expect(onAnswer).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: props.confirmLabel }))
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ x: 140 })
})

test('a click on the picture puts the piece there, and no further than its edge', () => {
  show()
  const picture = document.querySelector('svg')
  if (!picture) throw new Error('There is no picture')
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 560, 320)
  fireEvent.click(picture, { clientX: 300 })
  expect(pieceAt()).toBe('122')
  fireEvent.click(picture, { clientX: 559 })
  expect(pieceAt()).toBe('224')
})

test('says what is wrong at the slider', () => {
  show({ error: 'Verification failure' })
  expect(slider().getAttribute('aria-invalid')).toBe('true')
  expect(slider().getAttribute('aria-describedby')).toBe('puzzle-help puzzle-error')
})

test('says that it is being judged and that it was right, where the slider was', () => {
  show({ state: 'done', stateLabel: 'Verified' })
  const status = screen.getByRole('status')
  expect([status.id, status.textContent]).toEqual(['puzzle', 'Verified'])
  expect(screen.queryByRole('slider')).toBeNull()
})
