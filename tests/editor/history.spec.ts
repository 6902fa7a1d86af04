import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { getPreviewFrame, openPageInEditor, test } from './editorTest.ts'

const title = 'page.about-us.hero.title'
const readText = (top: string, id: string, catalogue = 'en') =>
  (
    JSON.parse(
      readFileSync(join(top, `pages-config/messages/${catalogue}.json`), 'utf8'),
    ) as Readonly<Record<string, string>>
  )[id]

/** Changes a text in the file, like another author. */
function writeText(top: string, id: string, text: string): void {
  const file = join(top, 'pages-config/messages/en.json')
  const texts = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, `${JSON.stringify({ ...texts, [id]: text }, null, 2)}\n`)
}

async function saveTitle(page: Page, text: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).locator('[id^=row-]').first().click()
  await page.getByRole('textbox', { name: 'Title, English' }).fill(text)
  await page.keyboard.press('Control+s')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function openHistory(page: Page) {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'History of saves' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'History of saves' })).toBeVisible()
  return dialog
}

test('a save before the last one is undone after a reload, and later changes are kept', async ({
  page,
  studio,
}) => {
  const before = readText(studio.top, title)
  await openPageInEditor(page, studio, 'about-us')
  await saveTitle(page, 'The first title')
  await page.reload()
  await getPreviewFrame(page).locator('h1').first().waitFor()
  await page.getByRole('button', { name: 'Page settings' }).click()
  await page.getByRole('textbox', { name: 'Description, English' }).fill('A later description.')
  await page.keyboard.press('Control+s')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const dialog = await openHistory(page)
  // The editor of the tests before has saved this title, too; the newest save is first.
  const saves = dialog.getByRole('listitem').filter({ hasText: 'about-us: Hero, Title, English' })
  await expect(saves.first()).toContainText('pages-config/messages/en.json')
  const count = await saves.count()
  await saves.first().getByRole('button', { name: 'Undo' }).click()
  await expect(saves).toHaveCount(count - 1)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(getPreviewFrame(page).locator('h1')).toHaveText(before ?? '')
  expect(readText(studio.top, title)).toBe(before)
  expect(readText(studio.top, 'page.about-us.description')).toBe('A later description.')
})

test('a value that was changed again is undone only after a choice of both versions', async ({
  page,
  studio,
}) => {
  const before = readText(studio.top, title)
  await openPageInEditor(page, studio, 'about-us')
  await saveTitle(page, 'The title to undo')
  writeText(studio.top, title, 'Changed once more')
  const dialog = await openHistory(page)
  await dialog.getByRole('button', { name: 'Undo' }).first().click()
  await expect(dialog.getByText('Changed again since this save')).toBeVisible()
  await expect(dialog.getByText('Changed once more')).toBeVisible()
  const undo = dialog.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Before the save' }).check({ force: true })
  await undo.click()
  await expect(page.getByText('The save was undone')).toBeVisible()
  expect(readText(studio.top, title)).toBe(before)
})

test('a removed page is there again after an undo in the list of pages', async ({
  page,
  studio,
}) => {
  const file = join(studio.top, 'pages-config/pages/how-to-buy.json')
  const text = readFileSync(file, 'utf8')
  await page.goto(studio.address)
  await page.getByRole('searchbox').fill('how-to-buy')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Remove page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Redirect its visitors to').fill('/contact-us')
  await expect(dialog.getByText('pages-config/site.json').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove page' }).click()
  await expect(dialog).toHaveCount(0)
  expect(existsSync(file)).toBe(false)
  const history = await openHistory(page)
  await history
    .getByRole('listitem')
    .filter({ hasText: 'how-to-buy removed' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByText('The save was undone')).toBeVisible()
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('changes of the files are taken over when the author comes back, beside unsaved ones', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'about-us')
  await page.getByRole('button', { name: 'Page settings' }).click()
  await page.getByRole('textbox', { name: 'Description, English' }).fill('Not saved yet.')
  writeText(studio.top, title, 'Written in another editor')
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(getPreviewFrame(page).locator('h1')).toHaveText('Written in another editor', {
      timeout: 1000,
    })
  }).toPass()
  await expect(page.getByRole('textbox', { name: 'Description, English' })).toHaveValue(
    'Not saved yet.',
  )
})
