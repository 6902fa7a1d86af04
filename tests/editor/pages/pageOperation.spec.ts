import { expect } from '@playwright/test'
import { test } from '../editorTest.ts'

test('a dialog announces the check of an address until the response arrives', async ({
  page,
  studio,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/calls/impact', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(studio.address)
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog')
  const status = dialog.getByRole('status').filter({ hasText: 'Checking what this changes' })
  await expect(dialog.getByRole('status').first()).toBeAttached()
  await expect(status).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Address' }).fill('solutions/new')
  await expect(status).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'New page' })).toBeDisabled()
  answer()
  await expect(dialog.getByText('pages-config/pages/solutions/new.json')).toBeVisible()
  await expect(status).toHaveCount(0)
})
