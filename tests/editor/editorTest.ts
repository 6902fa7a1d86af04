import type { Locator, Page } from '@playwright/test'
import { rmSync } from 'node:fs'
import { hangTimeout } from '../hangTimeout.ts'
import { test as siteTest } from '../siteTest.ts'
import { copyFolder, copyProject, startStudio } from './startStudio.ts'

/** A page editor on a copy of the page configs, so that tests may write. */
interface Studio {
  /** Address with its key. */
  readonly address: string
  /** Folder of the copy. */
  readonly top: string
}

/** Browser test with a page editor. All tests of a worker share its process; each begins with the configs of the repository. */
export const test = siteTest.extend<{ studio: Studio }, { studioProcess: Studio }>({
  studio: async ({ studioProcess }, use) => {
    copyFolder('pages-config', studioProcess.top)
    await use(studioProcess)
  },
  studioProcess: [
    async ({ browserName }, use) => {
      const top = copyProject(browserName)
      const { address, end } = await startStudio(top)
      await use({ address, top })
      await end()
      rmSync(top, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 2 * hangTimeout },
  ],
})

test.use({
  locale: 'en-GB',
  viewport: { width: 1440, height: 900 },
  // For axe, which is evaluated in the document.
  bypassCSP: true,
})

/** Opens a page in the editor and waits until its preview is shown. */
export async function openPageInEditor(
  page: Page,
  { address }: Pick<Studio, 'address'>,
  id: string,
): Promise<void> {
  await page.goto(`${address}#${encodeURIComponent(id)}`)
  await getPreviewFrame(page).locator('h1').first().waitFor()
}

/** The document of the preview. */
export const getPreviewFrame = (page: Page) => page.frameLocator('main iframe')

/** Presses a key until an element has the focus. */
export async function pressUntilFocused(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 200; presses++) {
    if ((await target.count()) === 1 && (await isFocused())) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach the element`)
}

/** Selects a section by its name in the list of sections. */
export const selectSection = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Sections' })
    .locator('[id^=row-]')
    .filter({ hasText: name })
    .click()
