import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { locales } from '#data/locale/locales.ts'
import { hangTimeout } from '../hangTimeout.ts'
import { openPageInEditor, getPreviewFrame, selectSection, test } from './editorTest.ts'

// Encodes AVIF in several widths.
test.setTimeout(4 * hangTimeout)

test('a picture is brought in, cropped, described in three languages and shown', async ({
  page,
  studio,
}) => {
  const photo = sharp({
    create: { width: 1600, height: 1200, channels: 3, background: { r: 90, g: 120, b: 60 } },
  })
  await openPageInEditor(page, studio, 'join-us')
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem')
  await sections.filter({ hasText: 'Call to action' }).locator('[id^=row-]').click()
  await page.getByRole('button', { name: 'Change Picture' }).click()
  const dialog = page.getByRole('dialog')
  // Pictures that no other page opens with come first.
  const choices = dialog.getByRole('listitem').getByRole('button')
  await expect(choices.first()).not.toContainText('At the top of')
  await expect(choices.last()).toContainText('At the top of')
  await expect(dialog.getByRole('button', { name: /^house \d/ })).toContainText(
    'At the top of index',
  )
  await dialog.getByRole('button', { name: 'Add picture' }).click()
  await dialog.getByLabel('Picture file').setInputFiles({
    name: 'Our Barn.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo.jpeg().toBuffer(),
  })
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('our-barn')
  await dialog.getByRole('combobox', { name: 'Crop' }).selectOption('16:9')
  await dialog.getByRole('slider', { name: /top to bottom/ }).fill('90')
  const add = dialog.getByRole('button', { name: 'Add picture' })
  for (const [name, text] of [
    ['English', 'A barn at noon'],
    ['Deutsch', 'Eine Scheune am Mittag'],
    [locales.cn.name, '正午的谷仓'],
  ] as const) {
    await expect(add).toBeDisabled()
    await dialog.getByRole('textbox', { name: `Alternative text, ${name}` }).fill(text)
  }
  await add.click()
  await expect(dialog).toHaveCount(0, { timeout: 2 * hangTimeout })
  await expect(getPreviewFrame(page).getByRole('img', { name: 'A barn at noon' })).toHaveCount(1)
  const pictures = readFileSync(join(studio.top, 'pages-config/pictures.json'), 'utf8')
  expect(JSON.parse(pictures)).toMatchObject({ 'our-barn': { width: 1440, height: 810 } })
})

test('a picture with which another page opens is a problem, beside which a new one is added', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'about-us')
  await selectSection(page, 'Hero')
  const dialog = page.getByRole('dialog')
  const form = page.getByRole('complementary', { name: 'Fields of Hero' })
  await expect(form.getByRole('button', { name: 'Add picture' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change Picture' }).click()
  await dialog.getByRole('button', { name: /^house \d/ }).click()
  await expect(form.getByText(/or add a new one: in the page editor/)).toBeVisible()
  await form.getByRole('button', { name: 'Add picture' }).click()
  await expect(dialog.getByLabel('Picture file')).toBeVisible()
})
