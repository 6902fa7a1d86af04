import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pagination } from './Pagination.tsx'

const pages = [1, 2, 3].map((n) => ({ label: String(n), href: `?page=${n}`, current: n === 2 }))

test('links to every page and marks the current one', () => {
  render(
    <Pagination
      label="Pages of the news"
      pages={pages}
      previous={{ label: 'Previous', href: '?page=1' }}
      next={{ label: 'Next', href: '?page=3' }}
    />,
  )
  expect(screen.getByRole('navigation', { name: 'Pages of the news' })).toBeDefined()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('rel')).toBe('prev')
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3')
})

test('omits missing previous and next links', () => {
  render(<Pagination label="Pages" pages={pages.slice(0, 1)} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['1'])
})

const texts = (count: number, current: number) => {
  const many = Array.from({ length: count }, (_, index) => ({
    label: String(index + 1),
    href: `?page=${index + 1}`,
    current: index + 1 === current,
  }))
  render(<Pagination label="Pages" pages={many} />)
  return screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)
}

test.each([
  [5, 3, '1 2 3 4 5'],
  [18, 1, '1 2 … 18'],
  [18, 3, '1 2 3 4 … 18'],
  [18, 4, '1 2 3 4 5 … 18'],
  [18, 9, '1 … 8 9 10 … 18'],
  [18, 18, '1 … 17 18'],
])('shortens %d pages around page %d to %s', (count, current, drawn) => {
  expect(texts(count, current).join(' ')).toBe(drawn)
})
