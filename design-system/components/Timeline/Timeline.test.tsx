import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { examples } from './Timeline.examples.tsx'
import { Timeline } from './Timeline.tsx'

test('is an ordered list with a date per item', () => {
  render(<Timeline {...examples.default.props} level={2} />)
  expect(screen.getByRole('list').tagName).toBe('OL')
  const entries = screen.getAllByRole('listitem')
  expect(entries).toHaveLength(4)
  expect(entries[0]?.textContent).toMatch(/^FebruaryManual 3\.0/)
  expect(entries[0]?.querySelector('time')?.dateTime).toBe('2026-02-16')
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4)
})

test('is a focusable scroll region', async () => {
  render(<Timeline {...examples.longerThanThePage.props} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /spring day/ }))
})
