import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './TabLinks.examples.tsx'
import { TabLinks } from './TabLinks.tsx'

test('renders views as links of a named navigation, one of them the current page', () => {
  render(<TabLinks {...examples.default.props} />)
  const links = within(screen.getByRole('navigation', { name: 'Personal center' })).getAllByRole(
    'link',
  )
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Profile', 'page'],
    ['Security', null],
    ['Enquiries', null],
  ])
})
