import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { locales } from '#data/locale/locales.ts'
import { decodeAndCheckSources } from '#generator/index.ts'
import { readProjectSources } from '#generator/input/read.ts'
import { hangTimeout } from '../hangTimeout.ts'
import { pressUntilFocused, test } from './editorTest.ts'

test.setTimeout(4 * hangTimeout)

const sections = ['Hero', 'Stat band', 'Cards', 'Steps', 'Faq', 'Call to action']

/** Prefix of the texts of every section, by the name of the language in the form. */
const words = {
  English: 'Built by keys',
  Deutsch: 'Mit Tasten gebaut',
  [locales.cn.name]: '键盘制作',
}

test('a page of six sections in three languages is built by keyboard alone', async ({
  page,
  studio,
}) => {
  await page.goto(studio.address)
  await page.getByRole('searchbox').waitFor()
  await pressUntilFocused(page, page.getByRole('button', { name: 'New page' }))
  await page.keyboard.press('Enter')
  await pressUntilFocused(page, page.getByRole('textbox', { name: 'Address' }))
  await page.keyboard.type('solutions/keyboard')
  const create = page.getByRole('dialog').getByRole('button', { name: 'New page' })
  await expect(create).toBeEnabled()
  await page.keyboard.press('Enter')

  const outline = page.getByRole('navigation', { name: 'Sections' })
  await outline.waitFor()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Keyboard – Felcera opened, 1 section')).toHaveCount(1)
  const first = await outline.getByRole('listitem').count()
  for (const [index, name] of sections.entries()) {
    const add = outline.getByRole('button', { name: 'Add section', exact: true })
    await pressUntilFocused(page, add, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await pressUntilFocused(page, page.getByRole('searchbox', { name: 'Search sections' }))
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(outline.getByRole('listitem')).toHaveCount(first + index + 1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  // The initial sections of the new page are removed.
  for (let index = 0; index < first; index++) {
    const row = outline.getByRole('listitem').first().locator('[id^=row-]')
    await pressUntilFocused(page, row, 'Shift+Tab')
    await page.keyboard.press('Delete')
    await expect(outline.getByRole('listitem')).toHaveCount(first + sections.length - index - 1)
  }
  for (const name of sections) {
    const row = outline.getByRole('button', { name: new RegExp(`^${name}`) })
    await pressUntilFocused(page, row)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+F6')
    const form = page.getByRole('complementary', { name: `Fields of ${name}` })
    for (const [language, text] of Object.entries(words)) {
      // The first text of a stat band is in its first item, which is collapsed.
      const summary = form.getByRole('list').first().locator('summary').first()
      if (name === 'Stat band' && language === 'English') {
        await pressUntilFocused(page, summary)
        await page.keyboard.press('Enter')
      }
      const field = form.getByRole('textbox', { name: new RegExp(`^(Title|Label), ${language}$`) })
      await pressUntilFocused(page, field.first())
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(`${text} ${name}`)
    }
    await page.keyboard.press('F6')
  }
  await page.keyboard.press('Control+s')
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })
  await expect(save).toBeEnabled()
  await pressUntilFocused(page, save)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Saved \d+ files?$/)).toBeVisible()

  const read = (path: string): unknown =>
    JSON.parse(readFileSync(join(studio.top, 'pages-config', path), 'utf8'))
  const config = read('pages/solutions/keyboard.json') as {
    sections: readonly {
      section: string
      title?: string
      items?: readonly { label: string }[]
    }[]
  }
  expect(config.sections.map(({ section }) => section)).toEqual([
    'Hero',
    'StatBand',
    'Cards',
    'Steps',
    'Faq',
    'CallToAction',
  ])
  for (const [index, code] of ['en', 'de', 'cn'].entries()) {
    const texts = read(`messages/${code}.json`) as Record<string, string>
    expect(
      config.sections.map(({ title, items }) => texts[title ?? items?.[0]?.label ?? '']),
    ).toEqual(sections.map((name) => `${Object.values(words)[index]} ${name}`))
  }
  // The texts of the removed sections went with them.
  expect(Object.keys(read('messages/en.json') as object).join(' ')).not.toContain(
    'page.keyboard.header',
  )
  const { problems } = decodeAndCheckSources(readProjectSources(studio.top))
  expect(problems.filter(({ file }) => file.endsWith('keyboard.json'))).toEqual([])
})
