import { type Page } from '@playwright/test'
import { localeCodes } from '#data/locale/locales.ts'
import { lookDimensions } from '../../matrix.ts'
import { hasBaseCommit } from '../baselines.ts'
import { comparePicturesWithBaselines } from '../comparePicturesWithBaselines.ts'
import { addChineseFont } from '../pages/chineseFont.ts'
import { localesWithOwnTexts } from '../pages/completingLooks.ts'
import { takeScreenshot } from '../pages/screenshot.ts'
import type { PictureFrame } from '../picture.ts'
import { readDocument } from '../document/documentSnapshot.ts'
import { renderStory } from './renderStory.ts'
import { hasStorySelection, isStoryPictured, listMailStories } from './storyFrames.ts'
import { test } from './storyTest.ts'

/** Mail programs follow the mode of the system; they know no theme. */
const views = (['light', 'dark'] as const).flatMap((mode) =>
  ([640, 320] as const).map((width) => ({ mode, width })),
)

for (const { id, importPath } of listMailStories()) {
  const group = `letter.${id}`
  const frames = localesWithOwnTexts
    .flatMap((locale) => views.map((view) => ({ locale, ...view })))
    .map(({ locale, mode, width }): PictureFrame => ({
      name: `${group}-${locale}-${mode}-${width}`,
      group,
      address: importPath.slice(2),
      story: id,
      look: {
        theme: { brand: lookDimensions.theme[0]?.brand ?? '', mode },
        contrast: 'usual',
        locale,
      },
      width,
      hasAriaSnapshot: false,
      isKept: hasBaseCommit,
    }))
    .filter(isStoryPictured)
  if (frames.length > 0)
    test(`${group} looks unchanged`, async ({ openStorybook }, info) => {
      let page = await openStorybook()
      await renderStory(page, { story: id, width: 640, locale: null })
      const letters = await lettersOf(page)
      const shots = frames.map((frame) => ({
        frame,
        take: async (isAnew: boolean) => {
          if (isAnew) page = await openStorybook()
          const { width, look } = frame
          await page.setViewportSize({ width, height: 640 })
          await page.emulateMedia({ colorScheme: look.theme.mode })
          await page.setContent(letters[localeCodes.indexOf(look.locale)] ?? '')
          await addChineseFont(page)
          return { png: await takeScreenshot(page), document: () => readDocument(page) }
        },
      }))
      await comparePicturesWithBaselines(group, shots, info, !hasStorySelection)
    })
}

/** Returns the HTML of a letter in every language, as its story shows it. */
const lettersOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('iframe[srcdoc]')
    .evaluateAll((frames) => frames.map((one) => (one as HTMLIFrameElement).srcdoc))
