import { type Page } from '@playwright/test'
import { localeCodes } from '#data/locale/locales.ts'
import { lookDimensions } from '../../matrix.ts'
import { hasBaseCommit } from '../baselines.ts'
import { comparePicturesWithBaselines } from '../comparePicturesWithBaselines.ts'
import { provideChineseFont } from '../pages/chineseFont.ts'
import { takeScreenshot } from '../pages/screenshot.ts'
import type { PictureFrame } from '../picture.ts'
import { readComputedStyles } from '../styles/computedStyles.ts'
import { renderStory, openPreview } from './renderStory.ts'
import { isStoryFilePictured, listMailStories } from './storyFrames.ts'
import { test } from './storyTest.ts'

/** Languages with texts of their own. */
const written = ['en', 'de', 'cn'] as const
/** Mail programs follow the mode of the system; they know no theme. */
const views = [
  { mode: 'light', width: 640 },
  { mode: 'dark', width: 320 },
] as const

for (const { id, importPath } of listMailStories())
  if (isStoryFilePictured(importPath.slice(2)))
    test(`letter.${id} looks unchanged`, async ({ storyPage: page }, info) => {
      await openPreview(page)
      await renderStory(page, { story: id, width: views[0].width })
      const letters = await lettersOf(page)
      const group = `letter.${id}`
      const shots = written.flatMap((locale) =>
        views.map(({ mode, width }) => ({
          frame: frame(`${group}-${locale}-${mode}-${width}`, { id, importPath, mode, width }),
          take: async () => {
            await page.setViewportSize({ width, height: 640 })
            await page.emulateMedia({ colorScheme: mode })
            await page.setContent(letters[localeCodes.indexOf(locale)] ?? '')
            await provideChineseFont(page)
            return { png: await takeScreenshot(page), styles: () => readComputedStyles(page) }
          },
        })),
      )
      await comparePicturesWithBaselines(group, shots, info)
      await page.emulateMedia({ colorScheme: null })
    })

/** Returns the HTML of a letter in every language, as its story shows it. */
const lettersOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('iframe[srcdoc]')
    .evaluateAll((frames) => frames.map((one) => (one as HTMLIFrameElement).srcdoc))

function frame(
  name: string,
  given: Pick<PictureFrame, 'width'> & { id: string; importPath: string; mode: 'light' | 'dark' },
): PictureFrame {
  const brand = lookDimensions.theme[0]?.brand ?? ''
  return {
    name,
    group: name.replace(/-\w+-\w+-\d+$/, ''),
    address: given.importPath.slice(2),
    story: given.id,
    look: { theme: { brand, mode: given.mode }, contrast: 'usual' },
    width: given.width,
    hasPicture: false,
    isKept: hasBaseCommit,
  }
}
