import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const renderBreadcrumbs = () =>
  render(
    <Breadcrumbs
      label="You are here"
      items={[
        { label: 'Home', href: '/' },
        { label: 'Products', href: '/products' },
      ]}
      current="High-voltage battery"
    />,
  )

test('is a named navigation that lists the pages from home to the current one', () => {
  renderBreadcrumbs()
  const navigation = screen.getByRole('navigation', { name: 'You are here' })
  const steps = within(navigation).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    'Home',
    'Products',
    'High-voltage battery',
  ])
})

test('marks the current page, which is not a link', () => {
  renderBreadcrumbs()
  const current = screen.getByText('High-voltage battery')
  expect(current.getAttribute('aria-current')).toBe('page')
  expect(current.closest('a')).toBeNull()
})

test('makes the ancestor pages focusable in order', async () => {
  renderBreadcrumbs()
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('href')).toBe('/')
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('href')).toBe('/products')
})
