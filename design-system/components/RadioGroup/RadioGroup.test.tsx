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
  const chosen = vi.fn()
  beforeEach(() => {
    chosen.mockReset()
    render(
      <>
        <RadioGroup
          id="mode"
          name="mode"
          label="Operating mode"
          error="Choose one."
          {...{ options, variant }}
          defaultValue="tariff"
          onChange={chosen}
        />
        <a href="#next">Next</a>
      </>,
    )
  })

  test('is one question with one answer', () => {
    const group = screen.getByRole('radiogroup', {
      name: 'Operating mode',
      description: 'Choose one.',
    })
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(radio('Time of use').checked).toBe(true)
  })

  // https://www.w3.org/WAI/ARIA/apg/patterns/radio/
  test('Tab goes to the chosen one, and on out of the group', async () => {
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
  ])('%s chooses %s', async (keys, name) => {
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect(focused()).toBe(radio(name))
    expect(radio(name).checked).toBe(true)
    expect(chosen).toHaveBeenLastCalledWith(radio(name).value)
  })

  test('is chosen at its label', async () => {
    await userEvent.click(screen.getByText('Self-power'))
    expect(chosen).toHaveBeenCalledExactlyOnceWith('self')
  })
})

test('the space bar chooses where nothing is chosen, beginning at the first, which has the id', async () => {
  render(<RadioGroup id="mode" name="mode" label="Operating mode" options={options} required />)
  await userEvent.tab()
  expect(focused()).toBe(radio('Self-power'))
  expect(focused()?.id).toBe('mode')
  await userEvent.keyboard(' ')
  expect(radio('Self-power').checked).toBe(true)
})

test('help explains its own option', () => {
  render(<RadioGroup id="mode" name="mode" label="Operating mode" options={options} />)
  expect(screen.getByRole('radio', { description: 'Your own sun first.' })).toBe(
    radio('Self-power'),
  )
})
