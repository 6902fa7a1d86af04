import { expect } from '@playwright/test'
import { pressUntilFocused, test } from '../editorTest.ts'

test('pages are listed as a tree, whose branches are closed and opened with the keyboard, also after a reload', async ({
  page,
  studio,
}) => {
  await page.goto(studio.address)
  const items = page.getByRole('listitem')
  const branch = items.filter({ has: page.getByRole('button', { name: 'Pages below /products' }) })
  const below = branch.getByRole('listitem')
  const compare = below.getByRole('button', { name: '/products/compare', exact: false })
  await expect(compare).toBeVisible()
  // No page has the address /explore; those below it stand in its branch all the same.
  await expect(page.getByText('/explore', { exact: true })).toBeVisible()
  const toggle = page.getByRole('button', { name: 'Pages below /products' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await pressUntilFocused(page, toggle)
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(compare).toBeHidden()
  await page.getByRole('searchbox').fill('compare')
  await expect(page.getByRole('button', { name: '/products/compare' }).first()).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: 'About us – Felcera /about-us' }).click()
  await page.getByRole('button', { name: 'Pages', exact: true }).click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  // The page from which an author comes is shown.
  await page.goto(`${studio.address}#products%2Fcompare`)
  await page.getByRole('button', { name: 'Pages', exact: true }).click()
  await expect(compare).toBeFocused()
})
