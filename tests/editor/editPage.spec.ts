import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openPageInEditor, getPreviewFrame, test } from './editorTest.ts'

const readConfig = (top: string, path: string) =>
  readFileSync(join(top, 'pages-config', path), 'utf8')

test('words that are edited on the page change one line of their catalogue', async ({
  page,
  studio,
}) => {
  const before = readConfig(studio.top, 'messages/en.json').split('\n')
  await openPageInEditor(page, studio, 'about-us')
  const preview = getPreviewFrame(page)
  const heading = preview.locator('h1')
  await heading.dblclick()
  await preview.locator('[contenteditable]').fill('A heading of the test')
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('A heading of the test')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('A heading of the test').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved 1 file')).toBeVisible()
  const after = readConfig(studio.top, 'messages/en.json').split('\n')
  const changed = after.filter((line, index) => line !== before[index])
  expect(after).toHaveLength(before.length)
  expect(changed).toEqual([expect.stringContaining('"A heading of the test"')])
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await page.reload()
  await expect(heading).toHaveText('A heading of the test')
  await page.getByRole('button', { name: 'Pages' }).click()
  await page.getByRole('button', { name: /^About us .*\/about-us$/ }).click()
  await expect(heading).toHaveText('A heading of the test')
})

test('unsaved work survives a reload and can be undone', async ({ page, studio }) => {
  await openPageInEditor(page, studio, 'how-to-buy')
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem')
  const count = await sections.count()
  await sections.last().locator('[id^=row-]').click()
  await page.keyboard.press('Control+d')
  await expect(sections).toHaveCount(count + 1)
  await page.reload()
  await expect(sections).toHaveCount(count + 1)
  await expect(page.getByText('have been restored')).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(sections).toHaveCount(count)
})

test('a full storage of the browser is reported, and the work can still be saved', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'how-to-buy')
  await page.evaluate(() => {
    for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2))
      try {
        for (let count = 0; ; count++) localStorage.setItem(`${size}-${count}`, 'x'.repeat(size))
      } catch {
        // At this size it does not fit any more.
      }
  })
  const rows = page.getByRole('navigation', { name: 'Sections' }).locator('[id^=row-]')
  await rows.first().click()
  await page.getByRole('textbox', { name: 'Title, English' }).fill('A heading without room')
  await expect(page.getByText('This browser has no room')).toBeVisible()
  await expect(getPreviewFrame(page).locator('h1')).toHaveText('A heading without room')
  await page.keyboard.press('Control+s')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved 1 file')).toBeVisible()
})

test('sections are moved with the pointer and undone with the keyboard', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'index')
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem')
  const names = () => sections.locator('[id^=row-]').allTextContents()
  const before = await names()
  const handle = sections.nth(1).getByRole('button', { name: /^Move / })
  const target = await sections.nth(3).boundingBox()
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) - 20, { steps: 4 })
  // The drag begins a frame after the pointer has moved.
  await page.locator('[data-dnd-dragging]').waitFor()
  const after = before.toSpliced(1, 1).toSpliced(3, 0, before[1] ?? '')
  // The list follows the pointer before the section is dropped. Problems that load meanwhile may move it: the pointer sweeps.
  let step = 0
  await expect(async () => {
    await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) - 16 + 4 * (step++ % 20))
    expect(await names()).toEqual(after)
  }).toPass({ intervals: [20] })
  await page.mouse.up()
  await expect.poll(names).toEqual(after)
  await page.keyboard.press('Control+z')
  await expect.poll(names).toEqual(before)
})

test('a problem links to its field and disappears with its cause', async ({ page, studio }) => {
  await openPageInEditor(page, studio, 'about-us')
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem')
  await sections.first().locator('[id^=row-]').click()
  const title = page.getByRole('textbox', { name: 'Title, English' })
  await title.fill('A {figureThatDoesNotExist} heading')
  await page.getByRole('button', { name: /problem/ }).click()
  const problems = page.getByRole('region', { name: 'Problems' })
  await page.getByRole('button', { name: 'Page settings' }).click()
  await problems
    .getByRole('listitem')
    .filter({ hasText: 'figureThatDoesNotExist' })
    .first()
    .getByRole('button', { name: 'Show' })
    .click()
  await expect(title).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(problems.getByText('figureThatDoesNotExist')).toHaveCount(0)
})

test('a link without a key asks for it, and then opens its page or searches the list', async ({
  page,
  studio,
}) => {
  const { origin, searchParams } = new URL(studio.address)
  const enter = async () => {
    await page.getByRole('textbox', { name: 'Key' }).fill(searchParams.get('key') ?? '')
    await page.getByRole('button', { name: 'Open' }).click()
  }
  await page.goto(`${origin}/#about-us`)
  await enter()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('about-us')
  await page.goto(`${origin}/#?Configurator`)
  await enter()
  await expect(page.getByRole('searchbox')).toHaveValue('Configurator')
  await expect(page.getByRole('listitem')).toHaveCount(1)
})

test('opening a page loads a bundle, and no source file can be loaded', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'about-us')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.reload()
  await getPreviewFrame(page).locator('h1').first().waitFor()
  // Separate modules were 800 requests.
  expect(requests.length).toBeLessThan(150)
  expect(requests.filter((path) => /^\/(site|design-system|node_modules|@)/.test(path))).toEqual([])
  for (const path of ['site/editor/app/main.tsx', 'package.json', '@fs/etc/passwd']) {
    const response = await page.request.get(new URL(`/${path}`, studio.address).href)
    expect([path, response.ok()]).toEqual([path, false])
  }
})

test('nothing of Vite can be called, which would open files in a program', async ({
  page,
  studio,
}) => {
  const open = (path: string) => page.request.get(new URL(path, studio.address).href)
  const [favicon, ...others] = await Promise.all(
    [
      'favicon.ico',
      '__open-in-editor?file=package.json',
      '__OPEN-IN-EDITOR?file=package.json',
      '@vite/client',
      '@id/fs',
    ].map(open),
  )
  expect(favicon?.status()).toBe(200)
  expect(others.map((response) => response.status())).toEqual(others.map(() => 404))
})

test('the picture of a section is announced as loading until it is shown', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'about-us')
  let show = () => {}
  const held = new Promise<void>((resolve) => (show = resolve))
  await page.route('**/preview?*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add section', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText('Loading')
  show()
  const picture = dialog.frameLocator('iframe').locator('main section')
  await picture.first().waitFor()
  await expect(dialog.getByRole('status')).toHaveCount(0)
  // One with records that the server has to load.
  await page.route('**/calls/data', () => {})
  await dialog.getByRole('searchbox').fill('News teaser')
  await expect(dialog.getByRole('status')).toHaveText('Loading')
  await dialog.getByRole('searchbox').fill('Stat band')
  await expect(dialog.getByRole('status')).toHaveCount(0)
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('sections, fields and problems are named in German', async ({ page, studio }) => {
    await openPageInEditor(page, studio, 'about-us')
    await page
      .getByRole('navigation', { name: 'Abschnitte' })
      .getByRole('button', { name: /^Seitenkopf mit Bild About/ })
      .click()
    const form = page.getByRole('complementary', { name: 'Felder von Seitenkopf mit Bild' })
    await expect(form).toContainText('ein Bild über die ganze Breite')
    await expect(getPreviewFrame(page).locator('#selection')).toHaveText('Seitenkopf mit Bild')
    await form.getByRole('textbox', { name: 'Titel, English' }).fill('Ein {figureThatIsNone}')
    await expect(form.getByText('{figureThatIsNone} ist weder eine Kennzahl')).toBeVisible()
    await page.getByRole('button', { name: 'Abschnitt hinzufügen', exact: true }).click()
    await page.getByRole('searchbox', { name: 'Abschnitte suchen' }).fill('Mosaik')
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([/^Kachelmosaik/])
  })
})

/** Puts characters on the clipboard. */
async function copy(page: Page, length: number): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((count) => navigator.clipboard.writeText('x'.repeat(count)), length)
}

test('a paste of 10 MB is refused with a message, in a field and on the page', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'about-us')
  await copy(page, 10 * 1024 * 1024)
  const title = page.getByRole('textbox', { name: 'Title, English' })
  const before = await title.inputValue()
  await title.press('Control+v')
  await expect(page.getByText('the text would have 10,485')).toHaveCount(1)
  await expect(title).toHaveValue(before)
  const preview = getPreviewFrame(page)
  await preview.locator('h1').dblclick()
  await page.keyboard.press('Control+v')
  await expect(page.getByText('the text would have 10,485,760 characters')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
})

test('a paste is a step of its own between the keys before and after it', async ({
  page,
  studio,
}) => {
  await openPageInEditor(page, studio, 'about-us')
  await copy(page, 3)
  const title = page.getByRole('textbox', { name: 'Title, English' })
  await title.press('Control+a')
  await page.keyboard.type('ab')
  await page.keyboard.press('Control+v')
  await page.keyboard.type('c')
  await expect(title).toHaveValue('abxxxc')
  for (const value of ['abxxx', 'ab']) {
    await page.keyboard.press('Control+z')
    await expect(title).toHaveValue(value)
  }
})

test('a section links to its code, its stories, and the line where its config begins', async ({
  page,
  studio,
}) => {
  const file = 'pages-config/pages/about-us.json'
  const code = 'site/sections/Split/Split.tsx'
  await openPageInEditor(page, studio, 'about-us')
  const outline = page.getByRole('navigation', { name: 'Sections' })
  await outline.locator('[id^=row-]').filter({ hasText: 'Split' }).first().click()
  const form = page.getByRole('complementary', { name: 'Fields of Split' })
  const config = form.getByRole('link', { name: file })
  const [place = '', line = '0'] = /:(\d+)$/.exec((await config.textContent()) ?? '') ?? []
  await expect(config).toHaveAttribute('href', `vscode://file${studio.top}/${file}${place}`)
  const lines = readFileSync(join(studio.top, file), 'utf8').split('\n')
  expect(lines[Number(line)]).toContain('"section": "Split"')
  const href = `vscode://file${studio.top}/${code}`
  await expect(form.getByRole('link', { name: code })).toHaveAttribute('href', href)
  const stories = form.getByRole('link', { name: 'Stories' })
  await expect(stories).toHaveAttribute(
    'href',
    /6006\/\?path=\/story\/sections-\w+-split--default$/,
  )
})
