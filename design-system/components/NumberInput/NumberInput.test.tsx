import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { examples } from './NumberInput.examples.tsx'
import { NumberInput } from './NumberInput.tsx'

const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Modules' })

test('its buttons step within the limits and report each change once', async () => {
  const onChange = vi.fn()
  render(
    <NumberInput
      {...examples.default.props}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />,
  )
  const more = screen.getByRole('button', { name: 'One more' })
  for (const _ of [1, 2, 3, 4]) await userEvent.click(more)
  expect(input().value).toBe('6')
  expect(onChange.mock.calls).toEqual([[4], [5], [6]])
  await userEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(input().value).toBe('5')
})

test('is controlled by value', async () => {
  function Controlled() {
    const [value, setValue] = useState<number | ''>(2)
    const { defaultValue: _, ...props } = examples.default.props
    return (
      <NumberInput
        {...props}
        value={value}
        onChange={({ target }) => setValue(Number.isNaN(target.valueAsNumber) ? '' : 4)}
      />
    )
  }
  render(<Controlled />)
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(input().value).toBe('4')
})

test('its buttons are no tab stops', async () => {
  render(<NumberInput {...examples.default.props} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(input())
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})
