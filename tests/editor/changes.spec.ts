import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { openPageInEditor, getPreviewFrame, test, selectSection } from './editorTest.ts'

const title = 'page.about-us.hero.title'

test('a text that was changed in the file meanwhile is a conflict, and the chosen version is saved', async ({
  page,
  studio,
}) => {
  const file = join(studio.top, 'pages-config/messages/en.json')
  const textInFile = () =>
    (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>)[title]
  const write = (text: string) =>
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/("page\.about-us\.hero\.title": ").*(",)/, `$1${text}$2`),
    )
  await openPageInEditor(page, studio, 'about-us')
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem')
  await sections.first().locator('[id^=row-]').click()
  await page.getByRole('textbox', { name: 'Title, English' }).fill('The version of the author')
  write('The version in the file')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(dialog.getByText('Changed by someone else')).toBeVisible()
  await expect(dialog.getByText('The version of the author')).toBeVisible()
  await expect(dialog.getByText('The version in the file')).toBeVisible()
  await expect(save).toBeDisabled()
  expect(textInFile()).toBe('The version in the file')
  await dialog.getByRole('radio', { name: 'Yours' }).check({ force: true })
  await save.click()
  await expect(page.getByText('Saved 1 file')).toBeVisible()
  expect(textInFile()).toBe('The version of the author')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'History of saves' }).click()
  await dialog.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByText('The save was undone')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(textInFile()).toBe('The version in the file')
  await expect(getPreviewFrame(page).locator('h1')).toHaveText('The version in the file')
})

test('a page is renamed after its impact was shown', async ({ page, studio }) => {
  await page.goto(studio.address)
  await page.getByRole('searchbox').fill('how-to-buy')
  const row = page.getByRole('listitem').filter({ hasText: '/how-to-buy' })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Rename page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('buying')
  await expect(dialog.getByText('pages-config/pages/buying.json')).toBeVisible()
  await expect(dialog.getByText('/how-to-buy').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Rename page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('buying')
  const config = readFileSync(join(studio.top, 'pages-config/pages/buying.json'), 'utf8')
  expect(JSON.parse(config)).toMatchObject({ redirectFrom: ['/how-to-buy'] })
})

test('problems and limits of sections are marked on the page, and lead to the field', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'about-us')
  const preview = getPreviewFrame(page)
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem')
  await sections.nth(2).locator('[id^=row-]').click()
  await page.getByRole('group', { name: 'From' }).getByLabel('Date').fill('2100-01-01')
  await expect(preview.getByText('Not shown here now')).toBeVisible()
  await expect(preview.locator('[data-hidden]')).toHaveCount(1)
  await expect(sections.nth(2)).toContainText('from 2100-01-01T00:00Z')
  const text = page.getByRole('textbox', { name: 'Title, English' }).first()
  await text.fill('A {figureThatDoesNotExist} heading')
  const words = preview.locator('[data-problem=error]')
  await expect(words).toHaveText('A {figureThatDoesNotExist} heading')
  await page.getByRole('button', { name: 'Page settings' }).click()
  const key = await words.evaluate((element) =>
    element.closest('[data-section-key]')?.getAttribute('data-section-key'),
  )
  await preview.locator(`[data-marks="${key}"]`).click()
  await expect(text).toBeFocused()
})

test('lengths are counted with the figures that visitors see', async ({ page, studio }) => {
  await openPageInEditor(page, studio, 'about-us')
  const description = page.getByRole('textbox', { name: 'Description, Deutsch' })
  await expect(description).toHaveValue(/\{researchYears\}/)
  // Its source has more than the allowed 155 characters.
  expect((await description.inputValue()).length).toBeGreaterThan(155)
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible()
  await expect(page.getByText(/^DE \d+ of 155 characters/)).toHaveCount(1)
  await expect(page.locator('[data-over]')).toHaveCount(0)
})

test('the problem of a translation names its language and links to its text', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'about-us')
  const outline = page.getByRole('navigation', { name: 'Sections' })
  await outline.locator('[id^=row-]').filter({ hasText: 'Hero' }).click()
  const german = page.getByRole('textbox', { name: 'Title, Deutsch' })
  await german.fill('{broken')
  await expect(page.getByText(/^Deutsch: The text opens \{ without closing it\./)).toBeVisible()
  await outline.getByRole('button', { name: 'Page settings' }).click()
  await page.getByRole('button', { name: '1 problem', exact: true }).click()
  const listed = page.getByRole('region', { name: 'Problems' }).getByRole('listitem')
  await expect(listed).toHaveText(/^Deutsch: The text opens/)
  await listed.getByRole('button', { name: 'Show' }).click()
  await expect(german).toBeFocused()
})

test('corrections are offered one by one, in the form and in the list of problems', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'about-us')
  await selectSection(page, 'Call to action')
  const links = page.getByRole('textbox', { name: 'Href' })
  for (const index of [0, 1]) {
    await page.getByRole('button', { name: 'Other address' }).first().click()
    await links.nth(index).fill('/explore/newss')
  }
  const name = 'Change to “/explore/news”'
  const form = page.getByRole('complementary')
  await expect(form.getByRole('button', { name })).toHaveCount(2)
  await form.getByRole('button', { name }).first().click()
  await expect(links.first()).toHaveValue('/explore/news')
  await expect(links.nth(1)).toHaveValue('/explore/newss')
  await page.getByRole('button', { name: '1 problem', exact: true }).click()
  await page.getByRole('region', { name: 'Problems' }).getByRole('button', { name }).click()
  await expect(links.nth(1)).toHaveValue('/explore/news')
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible()
})

test('a link to a section of another page is chosen from the list', async ({ page, studio }) => {
  const file = join(studio.top, 'pages-config/pages/how-to-buy.json')
  const config = readFileSync(file, 'utf8')
  const [, anchor = ''] = /"anchor": "([^"]+)"/.exec(config) ?? []
  await openPageInEditor(page, studio, 'about-us')
  await selectSection(page, 'Call to action')
  const link = page.getByRole('combobox', { name: 'Href' }).first()
  await link.fill(`/how-to-buy#${anchor}`)
  await page.getByRole('option', { name: `/how-to-buy#${anchor}` }).click()
  await expect(link).toHaveValue(`/how-to-buy#${anchor}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved 1 file')).toBeVisible()
  expect(readFileSync(join(studio.top, 'pages-config/pages/about-us.json'), 'utf8')).toContain(
    `"href": "/how-to-buy#${anchor}"`,
  )
})

test('a text with unknown tags and arguments is shown as it is written, and marked', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'about-us')
  const preview = getPreviewFrame(page)
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem')
  await sections.first().locator('[id^=row-]').click()
  const title = page.getByRole('textbox', { name: 'Title, English' })
  for (const text of ['A <blink>loud</blink> heading', 'A {many, number} heading']) {
    await title.fill(text)
    await expect(preview.locator('h1')).toHaveText(text.replace(', number', ''))
    await expect(
      preview.locator('h1:is([data-problem=error], :has([data-problem=error]))'),
    ).toHaveCount(1)
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('sections are moved', async ({ page, studio }) => {
    await openPageInEditor(page, studio, 'index')
    const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem')
    const names = () => sections.locator('[id^=row-]').allTextContents()
    const before = await names()
    const middle = async (index: number) => {
      const box = await sections
        .nth(index)
        .getByRole('button', { name: /^Move / })
        .boundingBox()
      return { x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    }
    const from = await middle(1)
    const to = await middle(3)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      })
    await touch('touchStart', from.y)
    // A touch starts to drag after a short delay.
    await page.locator('[data-dnd-dragging]').waitFor()
    const steps = 20
    for (let step = 1; step <= steps; step++) {
      await touch('touchMove', from.y + ((to.y + 6 - from.y) * step) / steps)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await touch('touchEnd')
    await expect.poll(names).toEqual(before.toSpliced(1, 1).toSpliced(3, 0, before[1] ?? ''))
  })
})

test('a page is put into the menu with a label of its own, and the list has its row in focus afterwards', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'app-download')
  await page.getByRole('button', { name: 'Add to menu' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Show in menu under' }).selectOption('Platforms')
  const english = dialog.getByRole('textbox', { name: 'Label in the menu, English' })
  await expect(english).toHaveValue('App download')
  await english.fill('The app')
  await dialog.getByRole('textbox', { name: 'Label in the menu, Deutsch' }).fill('Die App')
  await dialog.getByRole('textbox', { name: 'Label in the menu, 中文（简体）' }).fill('应用')
  await dialog.getByRole('button', { name: 'Add to menu' }).click()
  await expect(page.getByText(/^In the menu: .* › The app$/)).toBeVisible()
  const site = readFileSync(join(studio.top, 'pages-config/site.json'), 'utf8')
  expect(site).toContain('"label": "nav.app-download",')
  await page.getByRole('button', { name: 'Pages' }).click()
  await expect(page.getByRole('button', { name: '/app-download' })).toBeFocused()
})
