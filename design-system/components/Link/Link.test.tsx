import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Link } from './Link.tsx'

test('links to its target and is named by its text', () => {
  render(
    <Link href="/products" variant="more">
      See the system
    </Link>,
  )
  expect(screen.getByRole('link', { name: 'See the system' }).getAttribute('href')).toBe(
    '/products',
  )
})

test('marks a link to the current page', () => {
  render(
    <Link href="/news" variant="quiet" current>
      News
    </Link>,
  )
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('News')
})

test('announces an external link', () => {
  render(
    <Link href="https://standards.example" external="external site">
      IEC 62619
    </Link>,
  )
  expect(screen.getByRole('link', { name: 'IEC 62619 external site' })).toBeDefined()
})
