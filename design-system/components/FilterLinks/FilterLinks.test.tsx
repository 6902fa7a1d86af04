import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { examples } from './FilterLinks.examples.tsx'
import { FilterLinks } from './FilterLinks.tsx'

test('renders options as links with their counts, one of them current', () => {
  render(<FilterLinks {...examples.default.props} />)
  const links = within(screen.getByRole('navigation', { name: 'Region' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['All 14', 'true'],
    ['Europe 6', null],
    ['Australia 8', null],
  ])
})

test('is operated by keyboard', async () => {
  const followed: string[] = []
  render(
    <FilterLinks
      {...examples.default.props}
      onClick={({ target }) => followed.push((target as HTMLElement).textContent)}
    />,
  )
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(followed).toEqual(['Europe 6'])
})
