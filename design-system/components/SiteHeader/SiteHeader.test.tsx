import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SiteHeader } from './SiteHeader.tsx'
import type { NavItem } from './SiteHeader.tsx'

const items: NavItem[] = [
  {
    label: 'Solutions',
    href: '/solutions',
    children: [{ label: 'Residential', href: '/solutions/residential-ess' }],
  },
  { label: 'About us', href: '/about-us', current: true },
]

const show = (shown = items) =>
  render(
    <SiteHeader
      brand="felcera"
      brandHref="/de"
      brandLabel="Felcera, home"
      items={shown}
      action={{ label: 'Contact us', href: '/contact-us' }}
      labels={{ main: 'Main', menu: 'Menu', close: 'Close' }}
      languageMenu={<a href="?switchLang=de">Deutsch</a>}
    />,
  )

const hidden = true
const menus = () => screen.getAllByRole('navigation', { name: 'Main', hidden })

test('the brand leads home', () => {
  show()
  expect(screen.getByRole('link', { name: 'Felcera, home' }).getAttribute('href')).toBe('/de')
})

test('both menus, wide and folded, hold every page, each item before the pages under it', () => {
  show()
  const links = menus().map((menu) =>
    within(menu)
      .getAllByRole('link', { hidden })
      .map((link) => link.getAttribute('href')),
  )
  const all = ['/solutions', '/solutions/residential-ess', '/about-us']
  expect(links).toEqual([all, all])
})

test('a page that stands under its own item is linked once', () => {
  const page = { label: 'Home battery', href: '/products/home-battery' }
  show([{ ...page, label: 'Products', children: [page] }])
  for (const menu of menus()) {
    expect(
      within(menu)
        .getAllByRole('link', { hidden })
        .map((a) => a.textContent),
    ).toEqual(['Home battery'])
  }
})

test('both say which page is shown', () => {
  show()
  for (const menu of menus()) {
    expect(within(menu).getByRole('link', { current: 'page', hidden }).textContent).toBe('About us')
  }
})

test('language and action are in reach in both', () => {
  show()
  expect(screen.getAllByRole('link', { name: 'Deutsch', hidden })).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: 'Contact us', hidden })).toHaveLength(2)
})

test('the folded menu opens and closes without script', () => {
  show()
  const summary = screen.getByRole('img', { name: 'Menu' }).closest('summary')
  expect(summary?.parentElement?.tagName).toBe('DETAILS')
  expect(within(summary as HTMLElement).getByRole('img', { name: 'Close', hidden })).toBeDefined()
})
