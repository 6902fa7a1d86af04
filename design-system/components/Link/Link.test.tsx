import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Link } from './Link.tsx'

test('leads where it says and is named by its words alone', () => {
  render(
    <Link href="/products" variant="more">
      See the system
    </Link>,
  )
  expect(screen.getByRole('link', { name: 'See the system' }).getAttribute('href')).toBe(
    '/products',
  )
})

test('says when it leads to the page it stands on', () => {
  render(
    <Link href="/news" variant="quiet" current>
      News
    </Link>,
  )
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('News')
})

test('says that it leaves the site', () => {
  render(
    <Link href="https://standards.example" external="external site">
      IEC 62619
    </Link>,
  )
  expect(screen.getByRole('link', { name: 'IEC 62619 external site' })).toBeDefined()
})
