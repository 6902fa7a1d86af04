import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { openPageInEditor, test, selectSection } from '../editorTest.ts'

test('the other places of a text are listed with links, and one of them gets a text of its own', async ({
  page,
  studio,
}) => {
  const shared = 'action.see-system'
  const read = (path: string) => readFileSync(join(studio.top, 'pages-config', path), 'utf8')
  const english = () => JSON.parse(read('messages/en.json')) as Readonly<Record<string, string>>
  const words = english()[shared]
  await openPageInEditor(page, studio, 'about-us')
  await selectSection(page, 'Call to action')
  const label = page.getByRole('group', { name: 'Label' }).first()
  const places = label.getByRole('listitem')
  await label.getByText(/^Also used in \d+ other places$/).click()
  await expect(places.filter({ hasText: 'pages-config/site.json: action.label' })).toBeVisible()
  const platform = places.filter({ hasText: ': Platform hero, Secondary › Label' })
  const link = platform.getByRole('link', { name: /ECOS/ })
  await expect(link).toHaveAttribute('href', '#platform%2FECOS')

  await label.getByRole('button', { name: 'Make a separate text' }).click()
  await expect(label.getByText(/^Also used in/)).toHaveCount(0)
  await label.getByRole('textbox', { name: 'Label, English' }).fill('Only on this page')
  await page.keyboard.press('Control+s')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved \d files$/)).toBeVisible()
  expect(english()[shared]).toBe(words)
  expect(read('pages/about-us.json')).not.toContain(shared)
  expect(Object.values(english())).toContain('Only on this page')
})
