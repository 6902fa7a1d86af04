import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SiteFooter } from './SiteFooter.tsx'

const renderFooter = () =>
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

test('is a contentinfo landmark with a heading per column', () => {
  renderFooter()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getAllByRole('heading').map((h) => h.textContent)).toEqual(['Solutions', 'Support'])
  expect(footer.getByRole('form', { name: 'Newsletter' })).toBeDefined()
})

test('has two named navigations', () => {
  renderFooter()
  const linkTexts = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent)
  expect(linkTexts('Site')).toEqual(['Cases', 'Warranty'])
  expect(linkTexts('Legal')).toEqual(['Privacy policy'])
})

test('marks the current page', () => {
  renderFooter()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Warranty')
})
