import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { getPreviewFrame, openPageInEditor, test } from './editorTest.ts'
import { copyProject, startStudio } from './startStudio.ts'

const getRows = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections' }).locator('[id^=row-]')

/** Saves and waits until the files are written. */
async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a field that another author has set in the file is kept over two saves', async ({
  page,
  studio,
}) => {
  const file = join(studio.top, 'pages-config/pages/about-us.json')
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>
  await openPageInEditor(page, studio, 'about-us')
  await getRows(page).nth(2).click()
  const anchor = page.getByRole('textbox', { name: 'Anchor' })
  await anchor.fill('first')
  writeFileSync(file, JSON.stringify({ ...read(), noindex: true }, null, 2))
  await save(page)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await anchor.fill('second')
  await save(page)
  expect(read()).toMatchObject({ noindex: true })
  expect(readFileSync(file, 'utf8')).toContain('"anchor": "second"')
})

test('a page with unsaved work is neither renamed nor loses it when it is removed without a word', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'how-to-buy')
  await getRows(page).first().click()
  await page.getByRole('textbox', { name: 'Title, English' }).fill('Work in progress')
  await page.getByRole('button', { name: 'Pages' }).click()
  await page.getByRole('searchbox').fill('how-to-buy')
  const operation = async (name: string) => {
    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const dialog = page.getByRole('dialog')
  await operation('Rename page')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('buying')
  await expect(dialog.getByText('how-to-buy has unsaved changes')).toBeVisible()
  await expect(dialog.getByText('pages-config/pages/buying.json')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Rename page' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await operation('Remove page')
  await expect(dialog.getByText('They will be lost, too.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Open the page' }).click()
  await expect(getPreviewFrame(page).locator('h1')).toHaveText('Work in progress')
})

test('unsaved work is restored after the server was killed and restarted', async ({ page }) => {
  const top = copyProject('crash')
  const first = await startStudio(top)
  await openPageInEditor(page, first, 'how-to-buy')
  await getRows(page).first().click()
  await page.getByRole('textbox', { name: 'Title, English' }).fill('Written before the crash')
  await expect(getPreviewFrame(page).locator('h1')).toHaveText('Written before the crash')
  await first.end('SIGKILL')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('The editor does not answer', { exact: true })).toBeVisible()
  const { port } = new URL(first.address)
  const second = await startStudio(top, { port: Number(port), key: 'key-after-the-crash' })
  await expect(page.getByText('The editor was started again')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('textbox', { name: 'Key' }).fill('key-after-the-crash')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText('have been restored')).toBeVisible()
  await expect(getPreviewFrame(page).locator('h1')).toHaveText('Written before the crash')
  await save(page)
  expect(readFileSync(join(top, 'pages-config/messages/en.json'), 'utf8')).toContain(
    '"Written before the crash"',
  )
  await second.end()
  rmSync(top, { recursive: true, force: true })
})

test('a second tab with the same page warns that both change it', async ({ page, studio }) => {
  await openPageInEditor(page, studio, 'how-to-buy')
  const other = await page.context().newPage()
  await openPageInEditor(other, studio, 'how-to-buy')
  await getRows(other).first().click()
  await other.getByRole('textbox', { name: 'Title, English' }).fill('From the other tab')
  await expect(page.getByText('Another tab is changing this page')).toBeVisible()
})

test('the focus moves to the next section when one is removed', async ({ page, studio }) => {
  await openPageInEditor(page, studio, 'index')
  const rows = getRows(page)
  await rows.nth(1).click()
  await page.keyboard.press('Delete')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(rows.nth(1)).toBeFocused()
  await page.getByRole('complementary').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(rows.nth(1)).toBeFocused()
  const item = page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem').nth(1)
  await item.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(rows.nth(1)).toBeFocused()
})
