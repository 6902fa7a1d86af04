import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { examples } from './FileLink.examples.tsx'
import { FileLink } from './FileLink.tsx'

test('names title, type, size, pages and language in its accessible name', () => {
  render(<FileLink {...examples.default.props} />)
  const link = screen.getByRole('link', { name: 'Datasheet, PDF, 1.2 MB, 4 pages, German' })
  expect(link.getAttribute('hreflang')).toBe('de')
  expect(link.hasAttribute('download')).toBe(true)
})

test('omits missing facts from its accessible name', () => {
  render(<FileLink {...examples.drawing.props} />)
  const link = screen.getByRole('link', {
    name: 'Tower: front, side and top with sizes, SVG, 86 KB',
  })
  expect(link.hasAttribute('download')).toBe(false)
})

test('joins its accessible name with the separator of the language', () => {
  render(<FileLink {...examples.chinese.props} />)
  expect(
    screen.getByRole('link', { name: '户用储能系统规格书，PDF，1.1 MB，4 页，中文' }),
  ).toBeDefined()
})

test('shows version and date, with a machine-readable date', () => {
  render(<FileLink {...examples.versioned.props} />)
  expect(screen.getByText('Version 3.1')).toBeDefined()
  expect(screen.getByText('September 21, 2026').getAttribute('datetime')).toBe('2026-09-21')
})

test('opens the details without following the link', async () => {
  render(<FileLink {...examples.detailed.props} />)
  const more = screen.getByText('Details').closest('details')
  expect(more?.open).toBe(false)
  await userEvent.click(screen.getByText('Details'))
  expect(more?.open).toBe(true)
  expect(screen.getByRole('link').contains(more)).toBe(false)
})
