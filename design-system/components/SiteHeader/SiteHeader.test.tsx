import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SiteHeader } from './SiteHeader.tsx'
import type { NavItem, SiteHeaderProps } from './SiteHeader.tsx'

const items: NavItem[] = [
  {
    label: 'Solutions',
    href: '/solutions',
    children: [{ label: 'Residential', href: '/solutions/residential-ess' }],
  },
  { label: 'About us', href: '/about-us', current: true },
]

const show = (shown = items, utility?: SiteHeaderProps['utility']) =>
  render(
    <SiteHeader
      utility={utility}
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

test('the brand leads home, in the folded menu too', () => {
  show()
  const brands = screen.getAllByRole('link', { name: 'Felcera, home', hidden })
  expect(brands.map((brand) => brand.getAttribute('href'))).toEqual(['/de', '/de'])
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

test('links of less weight have a place of their own with the language, folded they end the menu', () => {
  show(items, { label: 'Service', links: [{ label: 'Support', href: '/support' }] })
  const wide = within(screen.getByRole('navigation', { name: 'Service', hidden }))
  expect(wide.getAllByRole('link', { hidden }).map((a) => a.textContent)).toEqual(['Support'])
  const [main, folded] = menus()
  expect(main?.textContent).not.toContain('Support')
  expect(folded?.textContent?.endsWith('Support')).toBe(true)
  expect(screen.getAllByRole('link', { name: 'Deutsch', hidden })).toHaveLength(2)
})

test('columns become a panel with the item’s own page before them, folded a list', () => {
  const links = [{ label: 'Inverter', href: '/inverter', description: 'Up to 62.5 kW' }]
  show([{ label: 'Products', href: '/products', columns: [{ title: 'Power', links }] }])
  const [wide, folded] = menus().map((menu) =>
    within(menu)
      .getAllByRole('link', { hidden })
      .map((link) => link.textContent),
  )
  expect(wide).toEqual(['Products', 'InverterUp to 62.5 kW'])
  expect(folded).toEqual(['Products', 'Inverter'])
})

test('the folded menu shows at once where the page stands', () => {
  const children = [{ label: 'Cases', href: '/cases', current: true }]
  show([
    { label: 'Solutions', href: '/solutions', children },
    { label: 'Products', href: '/products', children: [{ label: 'Battery', href: '/battery' }] },
  ])
  const [, folded] = menus()
  const rows = Array.from(folded?.querySelectorAll('details') ?? [], (row) => row.open)
  expect(rows).toEqual([true, false])
})

test('the folded menu is a dialog that its button opens', () => {
  show()
  const button = screen.getByRole('button', { name: 'Menu', hidden })
  const dialog = screen.getByRole('dialog', { hidden })
  expect(button.getAttribute('commandfor')).toBe(dialog.id)
  expect(within(dialog).getByRole('navigation', { name: 'Main', hidden })).toBeDefined()
})
