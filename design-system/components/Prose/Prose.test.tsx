import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './Prose.examples.tsx'
import { Prose } from './Prose.tsx'

test('adds nothing to the text and takes nothing from its outline', () => {
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

test('its tables can be reached and scrolled by keyboard', () => {
  render(<Prose {...examples.default.props} />)
  const region = screen.getByRole('region', { name: 'Tower by modules' })
  expect(region.tabIndex).toBe(0)
  expect(within(region).getByRole('table', { name: 'Tower by modules' })).toBeDefined()
})

test('a note leads to its place and back', () => {
  render(<Prose {...examples.default.props} />)
  const there = screen.getByRole('doc-noteref', { name: 'Note 1' })
  const note = document.querySelector(there.getAttribute('href') ?? '')
  expect(note?.textContent).toContain('At nominal voltage.')
  expect(document.querySelector('[role=doc-endnotes] a')?.getAttribute('href')).toBe(`#${there.id}`)
})
