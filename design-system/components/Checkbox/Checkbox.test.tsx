import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

test('is checked at its label and explained by its help', async () => {
  render(
    <Checkbox id="s" name="kinds" value="statistics" label="Statistics" help="Counts visits." />,
  )
  await userEvent.click(screen.getByText('Statistics'))
  const box = screen.getByRole('checkbox', { checked: true, description: 'Counts visits.' })
  expect(box.getAttribute('value')).toBe('statistics')
})

test('cannot be changed where there is no choice', async () => {
  render(<Checkbox id="n" name="kinds" label="Necessary" defaultChecked disabled />)
  await userEvent.click(screen.getByText('Necessary'))
  expect(screen.getByRole('checkbox', { checked: true })).toBeDefined()
})
