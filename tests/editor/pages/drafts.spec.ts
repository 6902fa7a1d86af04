import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { localeCodes, splitLocaleFromPath } from '#data/locale/locales.ts'
import { previewParameter, verifyPreview } from '#data/pages/preview.ts'
import { getPreviewFrame, test } from '../editorTest.ts'
import { previewServer } from '../startStudio.ts'

const title = 'page.about-us.hero.title'
const ownTitle = 'page.about-us.draft.hero.title'

/** Chooses an operation on a page in the list, and performs it. */
async function operate(page: Page, path: string, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(path)
  const row = page.getByRole('listitem').filter({ hasText: path }).first()
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a published page is edited as a draft, previewed with signed links, and published', async ({
  page,
  studio,
}) => {
  const file = (name: string) => join(studio.top, 'pages-config', name)
  const textsOf = (code: string) =>
    JSON.parse(readFileSync(file(`messages/${code}.json`), 'utf8')) as Record<string, string>
  const config = readFileSync(file('pages/about-us.json'), 'utf8')
  const before = textsOf('en')

  await page.goto(studio.address)
  await operate(page, '/about-us', 'Edit as draft')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('about-us.draft')
  const heading = getPreviewFrame(page).locator('h1')
  await heading.dblclick()
  await getPreviewFrame(page).locator('[contenteditable]').fill('A heading of the draft')
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('A heading of the draft')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved \d files$/)).toBeVisible()
  expect(readFileSync(file('pages/about-us.json'), 'utf8')).toBe(config)
  expect(textsOf('en')).toEqual({ ...before, [ownTitle]: 'A heading of the draft' })

  await page.getByRole('button', { name: 'Pages' }).click()
  await page.getByRole('searchbox').fill('/about-us.draft')
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Links for reviewers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Links for reviewers' })
  await expect(dialog.getByRole('link')).toHaveCount(localeCodes.length)
  const hrefs = await dialog
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  const links = hrefs.map((href) => new URL(href))
  expect(new Set(links.map(({ origin }) => origin))).toEqual(new Set([previewServer.ORIGIN]))
  const proved = await Promise.all(
    links.map(async ({ pathname, searchParams }) => {
      const { locale } = splitLocaleFromPath(pathname)
      const proof = searchParams.get(previewParameter) ?? ''
      const draft = { page: 'about-us.draft', locale }
      return (await verifyPreview(previewServer.PREVIEW_SECRET, draft, proof, Date.now())) && locale
    }),
  )
  expect(proved).toEqual(localeCodes)

  await dialog.getByRole('button', { name: 'Close' }).click()
  await operate(page, '/about-us.draft', 'Publish draft')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('draft')
  await expect(heading).toHaveText('A heading of the draft')
  expect(existsSync(file('pages/about-us.draft.json'))).toBe(false)
  expect(readFileSync(file('pages/about-us.json'), 'utf8')).toBe(config)
  expect(textsOf('en')).toEqual({ ...before, [title]: 'A heading of the draft' })
})
