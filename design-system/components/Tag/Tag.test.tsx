import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Tag } from './Tag.tsx'

test('renders a link with href, plain text without', () => {
  render(
    <>
      <Tag href="/news">News</Tag>
      <Tag>Self-power</Tag>
    </>,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['News'])
  expect(screen.getByText('Self-power')).toBeDefined()
})

test('is removable by a link with an accessible name', () => {
  render(
    <Tag removeLabel="Remove filter" href="/downloads">
      Datasheet
    </Tag>,
  )
  const link = screen.getByRole('link', { name: 'Remove filter: Datasheet' })
  expect(link.getAttribute('href')).toBe('/downloads')
})

test.each(['{Enter}', ' '])('calls onRemove on %j', async (key) => {
  const removed = vi.fn()
  render(
    <Tag removeLabel="Remove filter" onRemove={removed}>
      Datasheet
    </Tag>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Remove filter: Datasheet' }),
  )
  await userEvent.keyboard(key)
  expect(removed).toHaveBeenCalledOnce()
})
