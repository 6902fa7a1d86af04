import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintFolder, localBaselinesFolder } from '../baselines.ts'
import { comparePicturesWithBaselines } from '../comparePicturesWithBaselines.ts'
import { takeScreenshot } from '../pages/screenshot.ts'
import { readComputedStyles } from '../styles/computedStyles.ts'
import { renderStory, openPreview, applyStoryLook } from './renderStory.ts'
import {
  listStoryFrames,
  getStoryTestName,
  isStoryFilePictured,
  listPicturedStories,
} from './storyFrames.ts'
import { test } from './storyTest.ts'

const groups = Map.groupBy(listPicturedStories(), getStoryTestName)

for (const [group, own] of groups)
  if (own.some(({ importPath }) => isStoryFilePictured(importPath.slice(2))))
    test(`${group} looks unchanged`, async ({ storyPage: page }, info) => {
      // A page of its own for each group, so that no story depends on those of others.
      await openPreview(page)
      let drawn = ''
      const shots = own.flatMap((story) =>
        listStoryFrames(story).map((frame) => ({
          frame,
          take: async (isAnew: boolean) => {
            if (isAnew) await openPreview(page)
            if (isAnew || drawn !== story.id)
              await renderStory(page, { story: story.id, width: frame.width })
            drawn = story.id
            await applyStoryLook(page, frame)
            return { png: await takeScreenshot(page), styles: () => readComputedStyles(page) }
          },
        })),
      )
      await comparePicturesWithBaselines(group, shots, info)
    })

test('no baseline is left of a removed story', () => {
  const folder = join(localBaselinesFolder, fingerprintFolder)
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.startsWith('story.') && !groups.has(name.replace(/\.json$/, '')))
      rmSync(join(folder, name))
})
