import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { hangTimeout } from '../../hangTimeout.ts'
import { getPreviewFrame, openPageInEditor, test } from '../editorTest.ts'

test.setTimeout(2 * hangTimeout)

const fragmentFile = 'pages-config/fragments/closing.json'

interface Sections {
  readonly sections: readonly object[]
}

/** Makes the last section of a page a fragment that the page shows. */
function makeFragment(top: string): void {
  const file = join(top, 'pages-config/pages/about-us.json')
  const { sections, ...root } = JSON.parse(readFileSync(file, 'utf8')) as Sections
  const write = (name: string, value: object) =>
    writeFileSync(name, `${JSON.stringify(value, null, 2)}\n`)
  mkdirSync(join(top, 'pages-config/fragments'), { recursive: true })
  write(join(top, fragmentFile), { sections: sections.slice(-1) })
  write(file, { ...root, sections: [...sections.slice(0, -1), { fragment: 'closing' }] })
}

test('a fragment is shown on its page, opened from there, and edited for all pages', async ({
  page,
  studio,
}) => {
  makeFragment(studio.top)
  await openPageInEditor(page, studio, 'about-us')
  const preview = getPreviewFrame(page)
  const outline = page.getByRole('navigation', { name: 'Sections' })
  const shown = preview.locator('[data-section-key]').last()
  await expect(shown.getByRole('heading').first()).toBeVisible()
  await shown.getByRole('heading').first().click()
  await expect(
    outline.getByRole('button', { name: 'Fragment closing', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')
  await expect(preview.getByRole('button', { name: /^Fragment closing, section/ })).toBeVisible()
  const form = page.getByRole('complementary', { name: 'Fields of Fragment closing' })
  await expect(form.getByText('Used on 1 page')).toBeVisible()
  await form.getByRole('button', { name: 'Edit fragment' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Fragment closing' })).toBeVisible()
  await expect(page.getByRole('link', { name: /About/ })).toBeVisible()
  await outline.getByRole('listitem').first().locator('[id^=row-]').click()
  await page.getByRole('textbox', { name: 'Anchor' }).fill('closing')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved 1 file')).toBeVisible()
  const saved = JSON.parse(readFileSync(join(studio.top, fragmentFile), 'utf8')) as Sections
  expect(saved.sections).toMatchObject([{ anchor: 'closing' }])
})

test('texts of a fragment are translated among those of its page', async ({ page, studio }) => {
  makeFragment(studio.top)
  const { sections } = JSON.parse(readFileSync(join(studio.top, fragmentFile), 'utf8')) as Sections
  const { title: id } = sections[0] as { readonly title: string }
  const file = join(studio.top, 'pages-config/messages/de.json')
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>
  const { [id]: german = '', ...others } = read()
  writeFileSync(file, `${JSON.stringify(others, null, 2)}\n`)
  await openPageInEditor(page, studio, 'about-us')
  await page.getByRole('button', { name: 'Translations' }).click()
  const texts = page.getByRole('region', { name: 'Texts of this page' })
  const row = texts.getByRole('listitem').filter({ hasText: id })
  await expect(row).toContainText('Fragment closing › Call to action › Title')
  await expect(row).toContainText('missing')
  await row.getByRole('textbox', { name: /Deutsch$/ }).fill(german)
  await expect(
    page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('button', { name: 'Fragment closing', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved 1 file')).toBeVisible()
  expect(read()[id]).toBe(german)
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('a fragment is listed below the pages and added to another page', async ({
    page,
    studio,
  }) => {
    makeFragment(studio.top)
    await page.goto(studio.address)
    const list = page.getByRole('region', { name: 'Fragmente' })
    await expect(list.getByRole('button', { name: 'Fragment closing' })).toContainText(
      'Auf 1 Seite verwendet',
    )
    await openPageInEditor(page, studio, 'how-to-buy')
    const outline = page.getByRole('navigation', { name: 'Abschnitte' })
    const before = await outline.getByRole('listitem').count()
    await outline.getByRole('button', { name: 'Abschnitt hinzufügen', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('Fragment closing')
    const picture = dialog.frameLocator('iframe')
    await expect(picture.getByRole('heading').first()).toBeAttached()
    await dialog.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
    await expect(outline.getByRole('listitem')).toHaveCount(before + 1)
    await expect(
      outline.getByRole('button', { name: 'Fragment closing', exact: true }),
    ).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('1 Datei gespeichert')).toBeVisible()
    const file = join(studio.top, 'pages-config/pages/how-to-buy.json')
    const { sections } = JSON.parse(readFileSync(file, 'utf8')) as Sections
    expect(sections).toContainEqual({ fragment: 'closing' })
  })
})
