import { comparePicturesWithBaselines } from '../comparePicturesWithBaselines.ts'
import { readDocument } from '../document/documentSnapshot.ts'
import { takeScreenshot } from '../pages/screenshot.ts'
import { applyStoryLook, renderStory } from './renderStory.ts'
import {
  getStoryTestName,
  hasStorySelection,
  isStoryPictured,
  listPicturedStories,
  listStoryFrames,
} from './storyFrames.ts'
import { test } from './storyTest.ts'

for (const [group, own] of Map.groupBy(listPicturedStories(), getStoryTestName)) {
  const frames = own.flatMap(listStoryFrames).filter(isStoryPictured)
  if (frames.length > 0)
    test(`${group} looks unchanged`, async ({ openStorybook }, info) => {
      // A page of its own for each group, so that no story depends on those of others.
      let page = await openStorybook()
      let drawn = ''
      const shots = frames.map((frame) => ({
        frame,
        take: async (isAnew: boolean) => {
          const { story, width, look } = frame
          if (isAnew) page = await openStorybook()
          const next = `${story} ${look.locale}`
          if (isAnew || drawn !== next)
            await renderStory(page, { story, width, locale: frame.drawn.locale ?? null })
          drawn = next
          await applyStoryLook(page, frame)
          return { png: await takeScreenshot(page), document: () => readDocument(page) }
        },
      }))
      await comparePicturesWithBaselines(group, shots, info, !hasStorySelection)
    })
}
