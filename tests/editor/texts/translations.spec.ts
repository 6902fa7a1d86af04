import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { openPageInEditor, getPreviewFrame, test } from '../editorTest.ts'

test('texts of the site that are missing are shown where they stand', async ({ page, studio }) => {
  const file = join(studio.top, 'pages-config/messages/de.json')
  const {
    'page.about-us.hero.title': _,
    'page.about-us.footprint.asia': __,
    ...texts
  } = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>
  writeFileSync(file, JSON.stringify(texts, null, 2))
  await page.goto(studio.address)
  await page.getByRole('button', { name: 'Translations' }).click()
  const marked = page.frameLocator('iframe').locator('[data-problem]')
  for (const [id, english] of [
    ['page.about-us.footprint.asia', 'Two support teams serve South and Southeast Asia.'],
    ['page.about-us.hero.title', 'About Felcera'],
  ] as const) {
    const row = page.getByRole('listitem').filter({ hasText: id })
    await row.getByRole('button', { name: 'Show' }).click()
    await expect(marked).toHaveText(english)
    await expect(marked).toBeInViewport()
  }
})

test.describe('in a window of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('outline, page and form stand below each other', async ({ page, studio }) => {
    await openPageInEditor(page, studio, 'about-us')
    const overflow = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: /^Hero/ }).click()
    await page.getByRole('textbox', { name: 'Title, English' }).fill('A narrow heading')
    await expect(getPreviewFrame(page).locator('h1')).toHaveText('A narrow heading')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('A narrow heading').first()).toBeInViewport()
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
})

test('a text that stands on no page is translated, checked while it is typed and reviewed', async ({
  page,
  studio,
}) => {
  const id = 'nav.products'
  const readGerman = (folder: string) =>
    (
      JSON.parse(
        readFileSync(join(studio.top, `pages-config/${folder}/de.json`), 'utf8'),
      ) as Readonly<Record<string, string>>
    )[id]
  await page.goto(studio.address)
  await page.getByRole('button', { name: 'Translations' }).click()
  await page.getByRole('combobox', { name: 'State' }).selectOption('All states')
  await page.getByRole('searchbox', { name: 'Search texts' }).fill(id)
  const row = page.getByRole('listitem').filter({ hasText: id }).first()
  const german = row.getByRole('textbox', { name: `${id}, Deutsch` })
  await german.fill('{unclosed')
  await expect(row.getByRole('status').first()).toContainText('The syntax of this text is wrong.')
  await german.fill('Die Produkte')
  await page.reload()
  await page.getByRole('button', { name: 'Translations' }).click()
  await page.getByRole('combobox', { name: 'State' }).selectOption('All states')
  await page.getByRole('searchbox', { name: 'Search texts' }).fill(id)
  await expect(german).toHaveValue('Die Produkte')
  await page.getByRole('button', { name: 'Save 1 text' }).click()
  await expect(page.getByText('Saved 1 file')).toBeVisible()
  expect(readGerman('messages')).toBe('Die Produkte')
  await row.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expect(row.getByText('reviewed', { exact: true })).toBeVisible()
  await expect(german).toBeFocused()
  expect(readGerman('translated')).toMatch(/-reviewed$/)
})
