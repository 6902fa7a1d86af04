import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SiteFooter } from './SiteFooter.tsx'

const show = () =>
  render(
    <SiteFooter
      brand="felcera"
      brandHref="/"
      brandLabel="Felcera, home"
      newsletter={<form aria-label="Newsletter" />}
      columns={[
        { title: 'Solutions', links: [{ label: 'Cases', href: '/solutions/cases' }] },
        { title: 'Support', links: [{ label: 'Warranty', href: '/warranty', current: true }] },
      ]}
      note="© 2026 Felcera"
      legal={[{ label: 'Privacy policy', href: '/privacy' }]}
      labels={{ links: 'Site', legal: 'Legal' }}
    />,
  )

test('is the end of the page, with its columns under headings', () => {
  show()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getAllByRole('heading').map((h) => h.textContent)).toEqual(['Solutions', 'Support'])
  expect(footer.getByRole('form', { name: 'Newsletter' })).toBeDefined()
})

test('holds two named lists of links', () => {
  show()
  const inside = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent)
  expect(inside('Site')).toEqual(['Cases', 'Warranty'])
  expect(inside('Legal')).toEqual(['Privacy policy'])
})

test('says which page is shown', () => {
  show()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Warranty')
})
