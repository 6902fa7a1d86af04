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

const renderHeader = (shown = items, utility?: SiteHeaderProps['utility']) =>
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

test('links the brand to the home page, in the drawer too', () => {
  renderHeader()
  const brands = screen.getAllByRole('link', { name: 'Felcera, home', hidden })
  expect(brands.map((brand) => brand.getAttribute('href'))).toEqual(['/de', '/de'])
})

test('lists every page in menu bar and drawer, parents first', () => {
  renderHeader()
  const links = menus().map((menu) =>
    within(menu)
      .getAllByRole('link', { hidden })
      .map((link) => link.getAttribute('href')),
  )
  const all = ['/solutions', '/solutions/residential-ess', '/about-us']
  expect(links).toEqual([all, all])
})

test('links the own page of an item once if its subpages include it', () => {
  const page = { label: 'Home battery', href: '/products/home-battery' }
  renderHeader([{ ...page, label: 'Products', children: [page] }])
  for (const menu of menus()) {
    expect(
      within(menu)
        .getAllByRole('link', { hidden })
        .map((a) => a.textContent),
    ).toEqual(['Home battery'])
  }
})

test('marks the current page in both menus', () => {
  renderHeader()
  for (const menu of menus()) {
    expect(within(menu).getByRole('link', { current: 'page', hidden }).textContent).toBe('About us')
  }
})

test('offers language menu and call to action in both menus', () => {
  renderHeader()
  expect(screen.getAllByRole('link', { name: 'Deutsch', hidden })).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: 'Contact us', hidden })).toHaveLength(2)
})

test('shows utility links in a bar of their own and at the end of the drawer menu', () => {
  renderHeader(items, { label: 'Service', links: [{ label: 'Support', href: '/support' }] })
  const menuBar = within(screen.getByRole('navigation', { name: 'Service', hidden }))
  expect(menuBar.getAllByRole('link', { hidden }).map((a) => a.textContent)).toEqual(['Support'])
  const [main, drawer] = menus()
  expect(main?.textContent).not.toContain('Support')
  expect(drawer?.textContent?.endsWith('Support')).toBe(true)
  expect(screen.getAllByRole('link', { name: 'Deutsch', hidden })).toHaveLength(2)
})

test('renders columns as a panel in the menu bar and as a list in the drawer', () => {
  const links = [{ label: 'Inverter', href: '/inverter', description: 'Up to 62.5 kW' }]
  renderHeader([{ label: 'Products', href: '/products', columns: [{ title: 'Power', links }] }])
  const [menuBar, drawer] = menus().map((menu) =>
    within(menu)
      .getAllByRole('link', { hidden })
      .map((link) => link.textContent),
  )
  expect(menuBar).toEqual(['Products', 'InverterUp to 62.5 kW'])
  expect(drawer).toEqual(['Products', 'Inverter'])
})

test('expands the drawer group of the current page', () => {
  const children = [{ label: 'Cases', href: '/cases', current: true }]
  renderHeader([
    { label: 'Solutions', href: '/solutions', children },
    { label: 'Products', href: '/products', children: [{ label: 'Battery', href: '/battery' }] },
  ])
  const [, drawer] = menus()
  const rows = Array.from(drawer?.querySelectorAll('details') ?? [], (row) => row.open)
  expect(rows).toEqual([true, false])
})

test('has a drawer dialog opened by its button', () => {
  renderHeader()
  const button = screen.getByRole('button', { name: 'Menu', hidden })
  const dialog = screen.getByRole('dialog', { hidden })
  expect(button.getAttribute('commandfor')).toBe(dialog.id)
  expect(within(dialog).getByRole('navigation', { name: 'Main', hidden })).toBeDefined()
})
