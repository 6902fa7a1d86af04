import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './Prose.examples.tsx'
import { Prose } from './Prose.tsx'

test('keeps the semantics of its content', () => {
  render(<Prose {...examples.default.props} />)
  expect(screen.getAllByRole('heading').map((heading) => heading.tagName)).toEqual([
    'H2',
    'H3',
    'H3',
    'H4',
  ])
  const [first] = screen.getAllByRole('list')
  expect(first && within(first).getAllByRole('listitem')).toHaveLength(5)
})

test('makes its tables focusable for keyboard scrolling', () => {
  render(<Prose {...examples.default.props} />)
  const region = screen.getByRole('region', { name: 'Tower by modules' })
  expect(region.tabIndex).toBe(0)
  expect(within(region).getByRole('table', { name: 'Tower by modules' })).toBeDefined()
})

test('links a footnote reference with its note', () => {
  render(<Prose {...examples.default.props} />)
  const there = screen.getByRole('doc-noteref', { name: 'Note 1' })
  const note = document.querySelector(there.getAttribute('href') ?? '')
  expect(note?.textContent).toContain('At nominal voltage.')
  expect(document.querySelector('[role=doc-endnotes] a')?.getAttribute('href')).toBe(`#${there.id}`)
})
