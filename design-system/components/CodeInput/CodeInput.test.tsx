import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ChangeEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { CodeInput } from './CodeInput.tsx'

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })

test('is a single input with one-time code autofill', () => {
  render(<CodeInput id="code" name="code" label="Code" help="6 digits." required />)
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(input().autocomplete).toBe('one-time-code')
  expect(input().inputMode).toBe('numeric')
  expect(input().maxLength).toBe(6)
  expect(input().required).toBe(true)
})

test('accepts at most six characters', async () => {
  render(<CodeInput id="code" name="code" label="Code" />)
  await userEvent.type(input(), '49217588')
  expect(input().value).toBe('492175')
})

test.each([
  ['492175', '492175'],
  ['Your code: 492 175.', '492175'],
  ['4921750000', '492175'],
])('extracts the digits of pasted %j as %s and fires an input event', async (pasted, value) => {
  const onInput = vi.fn()
  render(
    <form onInput={onInput}>
      <CodeInput id="code" name="code" label="Code" />
    </form>,
  )
  await userEvent.click(input())
  await userEvent.paste(pasted)
  expect(input().value).toBe(value)
  expect(onInput).toHaveBeenCalledOnce()
})

test.each(['492175', 'Your code: 492 175.', '4921750000'])(
  'calls onChange when %j is pasted into a controlled one',
  (pasted) => {
    const onChange = vi.fn()
    function Controlled() {
      const [code, setCode] = useState('')
      const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
        onChange(target.value)
        setCode(target.value)
      }
      return <CodeInput name="code" label="Code" value={code} onChange={change} />
    }
    render(<Controlled />)
    // Not by user-event, which replaces the setter of `value` that React listens to.
    fireEvent.paste(input(), { clipboardData: { getData: () => pasted } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('492175')
    expect(input().value).toBe('492175')
  },
)

test('replaces the selection when pasting', async () => {
  render(<CodeInput id="code" name="code" label="Code" />)
  await userEvent.type(input(), '4921')
  input().setSelectionRange(2, 4)
  await userEvent.paste('75')
  expect(input().value).toBe('4975')
})

test('is invalid and described by its error message', () => {
  render(<CodeInput id="code" name="code" label="Code" error="code is incorrect." />)
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('textbox', { description: 'code is incorrect.' })).toBe(input())
})
