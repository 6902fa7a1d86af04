import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './Card.examples.tsx'
import { Card } from './Card.tsx'

test('is a single link named by its title', () => {
  render(<Card {...examples.default.props} />)
  const link = screen.getByRole('link')
  expect(link.textContent).toBe('Cut the peak of a food plant')
  expect(link.getAttribute('href')).toBe('#case')
})

test('puts the title before the metadata in reading order', () => {
  render(<Card {...examples.default.props} picture={undefined} />)
  expect(screen.getByRole('article').textContent).toMatch(/^Cut the peak.*Commercial.*Seven/)
})

test('has no link without href', () => {
  render(<Card {...examples.withoutLink.props} level={2} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: 'Indoors and outdoors' })).toBeDefined()
})

test('can be rendered as a list item', () => {
  render(
    <ul>
      <Card {...examples.cover.props} as="li" />
    </ul>,
  )
  expect(screen.getByRole('listitem').textContent).toContain('Residential')
})
