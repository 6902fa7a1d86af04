import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tabs } from './Tabs.tsx'

const items = [
  { id: 'self', label: 'Self-power', summary: 'Your own sun first.', content: <p>Day one</p> },
  { id: 'tariff', label: 'Time of use', summary: 'Buy when it is cheap.', content: <p>Day two</p> },
  { id: 'backup', label: 'Back up', content: <p>Day three</p> },
]

const tabs = (ready: boolean) => <Tabs label="Modes" items={items} ready={ready} />

test('before React runs, everything stands in order under its heading and nothing is a tab', () => {
  const { container } = render(tabs(false))
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Self-power',
    'Time of use',
    'Back up',
  ])
  expect(container.textContent).toMatch(
    /Self-power.*sun first.*Day one.*Time of use.*cheap.*Day two.*Back up.*Day three/,
  )
})

test('then the first panel is shown and the others are kept', () => {
  const { container } = render(tabs(true))
  const [first, second] = screen.getAllByRole('tab')
  expect(first?.getAttribute('aria-selected')).toBe('true')
  expect(second?.getAttribute('aria-selected')).toBe('false')
  expect(container.textContent).toContain('Day three')
})

test('a panel is named by its tab alone, without the sentence', () => {
  render(tabs(true))
  expect(screen.getByRole('tabpanel', { name: 'Self-power' }).textContent).toBe('Day one')
})

test('arrows move through the tabs and choose', async () => {
  render(tabs(true))
  await userEvent.click(screen.getByRole('tab', { selected: true }))
  await userEvent.keyboard('{ArrowDown}')
  const second = screen.getByRole('tab', { name: /^Time of use/, selected: true })
  expect(document.activeElement).toBe(second)
  expect(screen.getByRole('tabpanel', { name: 'Time of use' }).textContent).toBe('Day two')
})

test.each([true, false])('served HTML carries no style attribute (ready: %s)', (ready) => {
  expect(renderToString(tabs(ready))).not.toContain('style=')
})
