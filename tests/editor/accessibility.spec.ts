import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { germanFieldNames } from '../../site/editor/app/texts/german/germanFieldNames.ts'
import { splitCamelCase } from '../../site/editor/app/texts/splitCamelCase.ts'
import { editorTextsByLanguage } from '../../site/editor/app/texts/texts.ts'
import { findAccessibilityViolations } from '../e2e/collectPageProblems.ts'
import { hangTimeout } from '../hangTimeout.ts'
import { openPageInEditor, test } from './editorTest.ts'

test.setTimeout(4 * hangTimeout)

/** Looks of the editor in which each pair of language, width and mode occurs. */
const looks = [
  { language: 'en', width: 1440, mode: 'light' },
  { language: 'en', width: 390, mode: 'dark' },
  { language: 'de', width: 1440, mode: 'dark' },
  { language: 'de', width: 390, mode: 'light' },
] as const
type EditorLook = (typeof looks)[number]

/** Goes through the editor in one look and checks the visible part at each step. */
function createTour(page: Page, { language, mode }: EditorLook) {
  const t = editorTextsByLanguage[language]
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const expectAccessible = async (what: string) => {
    expect(await findAccessibilityViolations(page, mode), what).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${what} is wider than the window`).toBeLessThanOrEqual(0)
  }
  return {
    t,
    /** Name of a field in the form. */
    fieldName: (name: string) =>
      (language === 'de' ? germanFieldNames.get(name) : undefined) ?? splitCamelCase(name),
    dialog,
    expectAccessible,
    /** Chooses an item of a menu. */
    choose: async (menu: string | RegExp, item: string) => {
      await page.getByRole('button', { name: menu }).first().click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    },
    /** Checks a dialog once it shows a text, and closes it. */
    checkDialog: async (what: string, complete: Locator) => {
      await complete.first().waitFor()
      await expectAccessible(what)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    },
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first(),
  }
}

for (const look of looks)
  test.describe(`axe finds nothing in ${look.language}, ${look.width} px, ${look.mode}`, () => {
    test.use({
      locale: look.language === 'de' ? 'de-DE' : 'en-GB',
      viewport: { width: look.width, height: 900 },
      colorScheme: look.mode,
    })

    test('in the list of pages, its dialogs and the texts of the site', async ({
      page,
      studio,
    }) => {
      const { t, dialog, expectAccessible, checkDialog, choose, button } = createTour(page, look)
      const address = dialog.getByRole('textbox', { name: t.pagePath })
      const actionsOf = new RegExp(`^${t.sectionActions('')}`)
      const search = page.getByRole('searchbox')
      await page.goto(studio.address)
      await search.waitFor()
      await expectAccessible('list of pages')
      await button(t.newPage).click()
      await address.fill('a b')
      await dialog.getByRole('alert').or(dialog.locator('[aria-invalid]')).first().waitFor()
      await expectAccessible('refused address')
      await address.fill('solutions/new')
      await checkDialog('new page', dialog.getByText('pages-config/pages/solutions/new.json'))
      await choose(t.more, t.history)
      await checkDialog('history', dialog.getByRole('heading', { name: t.history }))
      await search.fill('how-to-buy')
      await button(actionsOf).click()
      await page.getByRole('menuitem', { name: t.removePage }).waitFor()
      await expectAccessible('menu of a page')
      await page.keyboard.press('Escape')
      for (const operation of [t.duplicatePage, t.renamePage]) {
        await choose(actionsOf, operation)
        await address.fill('buying')
        await checkDialog(operation, dialog.getByText('pages-config/pages/buying.json'))
      }
      await choose(actionsOf, t.removePage)
      await dialog.getByLabel(t.redirectTo).fill('/contact-us')
      await checkDialog(t.removePage, dialog.getByText('pages-config/site.json'))

      const draft = 'pages-config/pages/how-to-buy.draft.json'
      await choose(actionsOf, t.editAsDraft)
      await dialog.getByText(draft).first().waitFor()
      await expectAccessible(t.editAsDraft)
      await dialog.getByRole('button', { name: t.editAsDraft }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('how-to-buy.draft')
      await button(t.pages).click()
      await search.fill('how-to-buy.draft')
      await choose(actionsOf, t.publishDraft)
      await checkDialog(t.publishDraft, dialog.getByText(draft))
      await choose(actionsOf, t.previewLinks)
      await checkDialog(t.previewLinks, dialog.getByRole('link'))
      await choose(t.more, t.history)
      await checkDialog(t.history, dialog.getByRole('button', { name: t.undo }))

      await button(t.translations).click()
      await page.getByRole('combobox', { name: t.state }).selectOption(t.allStates)
      await page
        .getByRole('textbox', { name: /Deutsch$/ })
        .first()
        .waitFor()
      await expectAccessible('texts of the site')
      await button(new RegExp(`^${t.insertFigureInto('')}`)).click()
      await checkDialog(t.insertFigure, dialog.getByRole('listitem'))
    })

    test('in the editor of a page and its dialogs', async ({ page, studio }) => {
      const tour = createTour(page, look)
      const { t, fieldName, dialog, expectAccessible, checkDialog, choose, button } = tour
      const hero = t.sectionName('Hero')
      await openPageInEditor(page, studio, 'app-download')
      await button(t.addToMenu).click()
      await checkDialog(t.addToMenu, dialog.getByText('pages-config/site.json'))
      await openPageInEditor(page, studio, 'about-us')
      await page.getByRole('navigation', { name: t.sections }).locator('[id^=row-]').first().click()
      await button(/roblem/).click()
      await expectAccessible('page')
      await button(t.addSection).click()
      await checkDialog('add section', dialog.getByRole('searchbox'))
      await button(t.changePicture(fieldName('picture'))).click()
      await dialog.getByRole('listitem').first().waitFor()
      await expectAccessible('pictures')
      await dialog.getByRole('button', { name: t.addPicture }).click()
      await checkDialog(t.addPicture, dialog.getByLabel(t.pictureFile))
      await button(t.sectionActions(hero)).click()
      await page.getByRole('menuitem', { name: t.duplicate }).waitFor()
      await expectAccessible('menu of a section')
      await page.keyboard.press('Escape')
      const title = page.getByRole('textbox', { name: `${fieldName('title')}, English` })
      await title.fill('A {figureThatIsNone} title of {backupEnergy}')
      await expect(page.getByText('figureThatIsNone').first()).toBeVisible()
      await expectAccessible('page with a problem')
      await page.keyboard.press('Control+s')
      await checkDialog(t.saveTitle, dialog.getByRole('insertion'))

      const file = join(studio.top, 'pages-config/messages/en.json')
      const other = readFileSync(file, 'utf8').replace('"About Felcera"', '"Another title"')
      writeFileSync(file, other)
      await page.keyboard.press('Control+s')
      await dialog.getByRole('button', { name: t.save }).click()
      await checkDialog(t.conflictTitle, dialog.getByText('Another title'))
      await choose(t.more, t.discard)
      await checkDialog(t.discard, dialog)
      await button(t.translations).click()
      await page.getByRole('region', { name: t.translationsOf }).waitFor()
      await expectAccessible('texts of the page')
    })
  })
