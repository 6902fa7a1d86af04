import { expect } from '@playwright/test'
import {
  openPageInEditor,
  getPreviewFrame,
  pressUntilFocused,
  selectSection,
  test,
} from '../editorTest.ts'

const insertedTitle = 'Über {backupHours} Felcera'

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a figure is found by keyboard and inserted at the caret, and its value is shown below the text', async ({
    page,
    studio,
  }) => {
    await openPageInEditor(page, studio, 'about-us')
    await page
      .getByRole('navigation', { name: 'Abschnitte' })
      .getByRole('button', { name: /^Seitenkopf mit Bild About/ })
      .click()
    const title = page.getByRole('textbox', { name: 'Titel, Deutsch' })
    await pressUntilFocused(page, title)
    await page.keyboard.press('End')
    for (const _ of 'Felcera') await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    const insert = page.getByRole('button', { name: 'Kennzahl einfügen: Titel, Deutsch' })
    await expect(insert).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Kennzahl einfügen' })
    await expect(dialog.getByRole('searchbox', { name: 'Kennzahlen suchen' })).toBeFocused()
    await page.keyboard.type('backup hours')
    await expect(dialog.getByRole('status')).toHaveText('1 Treffer')
    await expect(dialog.getByRole('listitem')).toHaveText(/^backupHours[\d,]+\sStunden$/)
    await page.keyboard.press('Enter')
    await expect(title).toHaveValue('Über {backupHours}Felcera')
    await expect(title).toBeFocused()
    await page.keyboard.type(' ')
    await expect(title).toHaveValue(insertedTitle)
    await expect(page.getByRole('list', { name: 'Kennzahlen dieses Texts' })).toHaveText(
      /^\{backupHours\}[\d,]+\sStunden$/,
    )
    await page.getByRole('combobox', { name: 'Variante' }).selectOption('de')
    await expect(getPreviewFrame(page).locator('h1')).toHaveText(/^Über [\d,]+\sStunden Felcera$/)
  })
})

test('a figure replaces the selection, or is appended to a text without a caret', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'about-us')
  await selectSection(page, 'Hero')
  const title = page.getByRole('textbox', { name: 'Title, English' })
  const before = await title.inputValue()
  const insert = async (figure: string) => {
    await page.getByRole('button', { name: 'Insert figure: Title, English' }).click()
    await page.getByRole('searchbox', { name: 'Search figures' }).fill(figure)
    await page.getByRole('dialog').getByRole('button', { name: figure }).click()
  }
  await insert('backupEnergy')
  await expect(title).toHaveValue(`${before}{backupEnergy}`)
  await expect(title).toBeFocused()
  await page.keyboard.press('Control+a')
  await insert('backupHours')
  await expect(title).toHaveValue('{backupHours}')
})

test('a figure is inserted into a text of the site', async ({ page, studio }) => {
  const id = 'nav.products'
  await page.goto(studio.address)
  await page.getByRole('button', { name: 'Translations' }).click()
  await page.getByRole('combobox', { name: 'State' }).selectOption('All states')
  await page.getByRole('searchbox', { name: 'Search texts' }).fill(id)
  const german = page.getByRole('textbox', { name: `${id}, Deutsch` })
  const before = await german.inputValue()
  await page.getByRole('button', { name: `Insert figure: ${id}, Deutsch` }).click()
  await page.getByRole('searchbox', { name: 'Search figures' }).fill('backupHours')
  await page.keyboard.press('Enter')
  await expect(german).toHaveValue(`${before}{backupHours}`)
  await expect(page.getByRole('list', { name: 'Figures of this text' })).toContainText('Stunden')
})
