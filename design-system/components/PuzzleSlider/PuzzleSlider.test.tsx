import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { examples } from './PuzzleSlider.examples.tsx'
import { PuzzleSlider, type PuzzleSliderProps } from './PuzzleSlider.tsx'

const user = userEvent.setup()
const { props } = examples.default

function renderPuzzle(change: Partial<PuzzleSliderProps> = {}) {
  const onAnswer = vi.fn()
  render(<PuzzleSlider {...props} {...change} onAnswer={onAnswer} />)
  return onAnswer
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: props.label })
const moveTo = (x: number) => fireEvent.change(slider(), { target: { value: String(x) } })
const confirm = () => screen.queryByRole('button', { name: props.confirmLabel })
const pieceAt = () => document.querySelectorAll('image')[1]?.getAttribute('x')

test('is a native slider limited to the width of the picture', () => {
  renderPuzzle()
  const { type, min, max, value } = slider()
  expect([type, min, max, value]).toEqual(['range', '0', '224', '0'])
  expect(document.getElementById('puzzle-help')?.textContent).toBe(props.help)
  expect(slider().getAttribute('aria-describedby')).toBe('puzzle-help')
})

test('moves the piece with the slider', () => {
  renderPuzzle()
  moveTo(120)
  expect(pieceAt()).toBe('120')
})

test('submits the answer on Enter after a move, without submitting the form', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', onSubmit)
  const onAnswer = renderPuzzle()
  slider().focus()
  await user.keyboard('{Enter}')
  expect(onAnswer).not.toHaveBeenCalled()
  moveTo(120)
  await user.keyboard('{Enter}')
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ x: 120 })
  expect(onSubmit).not.toHaveBeenCalled()
  document.removeEventListener('submit', onSubmit)
})

test('submits the answer and the trace at the end of a drag', () => {
  const onAnswer = renderPuzzle()
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

test('only moves the piece on a click beside the thumb, and submits with the button', async () => {
  const onAnswer = renderPuzzle()
  expect(confirm()).toBeNull()
  fireEvent.pointerDown(slider())
  moveTo(140)
  fireEvent.pointerUp(slider())
  expect(onAnswer).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: props.confirmLabel }))
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ x: 140 })
})

test('moves the piece to a click on the picture, limited to its edge', () => {
  renderPuzzle()
  const picture = document.querySelector('svg')
  if (!picture) throw new Error('There is no picture')
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 560, 320)
  fireEvent.click(picture, { clientX: 300 })
  expect(pieceAt()).toBe('122')
  fireEvent.click(picture, { clientX: 559 })
  expect(pieceAt()).toBe('224')
})

test('marks the slider as invalid and describes it by the error message', () => {
  renderPuzzle({ error: 'Verification failure' })
  expect(slider().getAttribute('aria-invalid')).toBe('true')
  expect(slider().getAttribute('aria-describedby')).toBe('puzzle-help puzzle-error')
})

test('shows the state in place of the slider', () => {
  renderPuzzle({ state: 'done', stateLabel: 'Verified' })
  const status = screen.getByRole('status')
  expect([status.id, status.textContent]).toEqual(['puzzle', 'Verified'])
  expect(screen.queryByRole('slider')).toBeNull()
})
