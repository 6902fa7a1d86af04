import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Fieldset } from './Fieldset.tsx'

test('names and describes the group of its controls', () => {
  render(
    <Fieldset
      id="topics"
      label="Your question"
      requiredLabel="required"
      help="All that fit."
      error="Choose one."
    >
      <Checkbox id="home" name="topics" label="Home" />
      <Checkbox id="api" name="topics" label="Open API" />
    </Fieldset>,
  )
  const group = screen.getByRole('group', {
    name: 'Your question (required)',
    description: 'All that fit. Choose one.',
  })
  expect(group.contains(screen.getByRole('checkbox', { name: 'Open API' }))).toBe(true)
})
