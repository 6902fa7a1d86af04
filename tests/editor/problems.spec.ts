import { expect } from '@playwright/test'
import { openPageInEditor, pressUntilFocused, test } from './editorTest.ts'

test('the list of problems is opened, reached and left with the keyboard', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'about-us')
  const title = page.getByRole('textbox', { name: 'Title, English' })
  await pressUntilFocused(page, title)
  await page.keyboard.type('{figureThatDoesNotExist}')
  const button = page.getByRole('button', { name: /^\d+ problems?$/ })
  await button.waitFor()
  await pressUntilFocused(page, button, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Problems' })
  await expect(panel).toBeFocused()
  const show = panel.getByRole('button', { name: 'Show' }).first()
  await page.keyboard.press('Tab')
  await expect(show).toBeFocused()
  await page.keyboard.press('Enter')
  const form = page.getByRole('complementary')
  await expect(form.getByRole('textbox').and(page.locator(':focus'))).toHaveCount(1)
  await page.keyboard.press('Shift+F6')
  await expect(show).toBeFocused()
  await page.keyboard.press('F6')
  // From the page, Tab leads to the list below it.
  await page.keyboard.press('Shift+F6')
  await page.keyboard.press('Shift+F6')
  await expect(page.locator('main iframe')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(show).toBeFocused()
})
