import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const show = () =>
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

test('is a named list from the home page down to the page shown', () => {
  show()
  const navigation = screen.getByRole('navigation', { name: 'You are here' })
  const steps = within(navigation).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    'Home',
    'Products',
    'High-voltage battery',
  ])
})

test('the page shown is marked and is no link', () => {
  show()
  const current = screen.getByText('High-voltage battery')
  expect(current.getAttribute('aria-current')).toBe('page')
  expect(current.closest('a')).toBeNull()
})

test('a keyboard reaches the pages above it, in order', async () => {
  show()
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('href')).toBe('/')
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('href')).toBe('/products')
})
