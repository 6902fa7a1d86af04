import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Tabs } from './Tabs.tsx'

const items = [
  { id: 'self', label: 'Self-power', summary: 'Your own sun first.', content: <p>Day one</p> },
  { id: 'tariff', label: 'Time of use', summary: 'Buy when it is cheap.', content: <p>Day two</p> },
  { id: 'backup', label: 'Back up', content: <p>Day three</p> },
]

const tabs = <Tabs label="Modes" items={items} />

test('renders all panels in order, each in a named group, before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tabs)
  expect(screen.queryByRole('tab')).toBeNull()
  expect(
    screen.getAllByRole('group').map((group) => group.querySelector('p')?.textContent),
  ).toEqual(['Self-power', 'Time of use', 'Back up'])
  expect(container.textContent).toMatch(
    /Self-power.*sun first.*Day one.*Time of use.*cheap.*Day two.*Back up.*Day three/,
  )
})

test('selects the first tab after hydration and keeps the other panels in the document', () => {
  const { container } = render(tabs)
  const [first, second] = screen.getAllByRole('tab')
  expect(first?.getAttribute('aria-selected')).toBe('true')
  expect(second?.getAttribute('aria-selected')).toBe('false')
  expect(container.textContent).toContain('Day three')
})

test('names a panel by the label of its tab, without the summary', () => {
  render(tabs)
  expect(screen.getByRole('tabpanel', { name: 'Self-power' }).textContent).toBe('Day one')
})

const keys = [
  ['beside', 'Self-power', 'ArrowDown', 'Time of use'],
  ['beside', 'Back up', 'ArrowDown', 'Self-power'],
  ['beside', 'Self-power', 'ArrowUp', 'Back up'],
  ['beside', 'Self-power', 'ArrowRight', 'Self-power'],
  ['beside', 'Self-power', 'End', 'Back up'],
  ['beside', 'Back up', 'Home', 'Self-power'],
  ['above', 'Self-power', 'ArrowRight', 'Time of use'],
  ['above', 'Back up', 'ArrowRight', 'Self-power'],
  ['above', 'Self-power', 'ArrowLeft', 'Back up'],
  ['above', 'Self-power', 'ArrowDown', 'Self-power'],
  ['above', 'Self-power', 'End', 'Back up'],
  ['above', 'Back up', 'Home', 'Self-power'],
] as const

test.each(keys)('%s: moves from %s with %s to %s', async (variant, start, key, end) => {
  render(<Tabs label="Modes" items={items} variant={variant} />)
  await userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${start}`) }))
  await userEvent.keyboard(`{${key}}`)
  const chosen = screen.getByRole('tab', { name: new RegExp(`^${end}`), selected: true })
  expect(document.activeElement).toBe(chosen)
  expect(screen.getByRole('tabpanel', { name: end })).toBeDefined()
})

test('has one tab stop for the tabs and one for the panel', async () => {
  render(tabs)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Self-power' }))
})

test.each(['beside', 'above'] as const)('%s: exposes its orientation', (variant) => {
  render(<Tabs label="Modes" items={items} variant={variant} />)
  const list = screen.getByRole('tablist', { name: 'Modes' })
  expect(list.getAttribute('aria-orientation')).toBe(
    variant === 'beside' ? 'vertical' : 'horizontal',
  )
})

test('renders no style attributes, on the server and in the browser', () => {
  expect(renderToString(tabs)).not.toContain('style=')
  expect(render(tabs).container.innerHTML).not.toContain('style=')
})

test('is controlled by value and onValueChange', async () => {
  const onValueChange = vi.fn()
  const { rerender } = render(
    <Tabs label="Modes" items={items} value="tariff" onValueChange={onValueChange} />,
  )
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Time of use')
  await userEvent.click(screen.getByRole('tab', { name: /Back up/ }))
  expect(onValueChange).toHaveBeenCalledWith('backup')
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Time of use')
  rerender(<Tabs label="Modes" items={items} value="backup" onValueChange={onValueChange} />)
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Back up')
})

test('selects the default value initially', () => {
  render(<Tabs label="Modes" items={items} defaultValue="tariff" />)
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Time of use')
})

test('follows the reading direction with the arrow keys', async () => {
  render(<Tabs label="Modes" items={items} variant="above" dir="rtl" />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Time of use')
})
