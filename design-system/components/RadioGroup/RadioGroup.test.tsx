import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'self', label: 'Self-power', help: 'Your own sun first.' },
  { value: 'tariff', label: 'Time of use' },
  { value: 'backup', label: 'Back up' },
]

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const focused = () => document.activeElement

describe.each(['list', 'segments'] as const)('as %s', (variant) => {
  const onChange = vi.fn()
  beforeEach(() => {
    onChange.mockReset()
    render(
      <>
        <RadioGroup
          id="mode"
          name="mode"
          label="Operating mode"
          error="Choose one."
          {...{ options, variant }}
          defaultValue="tariff"
          onChange={({ target }) => onChange(target.value)}
        />
        <a href="#next">Next</a>
      </>,
    )
  })

  test('is a named radio group with one checked option', () => {
    const group = screen.getByRole('radiogroup', {
      name: 'Operating mode',
      description: 'Choose one.',
    })
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(radio('Time of use').checked).toBe(true)
  })

  // https://www.w3.org/WAI/ARIA/apg/patterns/radio/
  test('focuses the checked option on Tab and leaves the group on the next', async () => {
    await userEvent.tab()
    expect(focused()).toBe(radio('Time of use'))
    await userEvent.tab()
    expect(focused()).toBe(screen.getByRole('link'))
    await userEvent.tab({ shift: true })
    expect(focused()).toBe(radio('Time of use'))
  })

  test.each([
    ['{ArrowDown}', 'Back up'],
    ['{ArrowRight}', 'Back up'],
    ['{ArrowUp}', 'Self-power'],
    ['{ArrowLeft}', 'Self-power'],
    ['{ArrowDown}{ArrowDown}', 'Self-power'],
    ['{ArrowUp}{ArrowUp}', 'Back up'],
  ])('selects with %s the option %s', async (keys, name) => {
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect(focused()).toBe(radio(name))
    expect(radio(name).checked).toBe(true)
    expect(onChange).toHaveBeenLastCalledWith(radio(name).value)
  })

  test('is selected by clicking its label', async () => {
    await userEvent.click(screen.getByText('Self-power'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('self')
  })
})

test('focuses the first option, which has the id, and selects it with the space bar', async () => {
  render(<RadioGroup id="mode" name="mode" label="Operating mode" options={options} required />)
  await userEvent.tab()
  expect(focused()).toBe(radio('Self-power'))
  expect(focused()?.id).toBe('mode')
  await userEvent.keyboard(' ')
  expect(radio('Self-power').checked).toBe(true)
})

test('describes an option by its help text', () => {
  render(<RadioGroup id="mode" name="mode" label="Operating mode" options={options} />)
  expect(screen.getByRole('radio', { description: 'Your own sun first.' })).toBe(
    radio('Self-power'),
  )
})
