import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { fingerprintFolder, hasBaseCommit, kept, localFolder } from '../baselines.ts'
import { judge } from '../judge.ts'
import { screenshot } from '../pages/screenshot.ts'
import { readStyles } from '../styles/computedStyles.ts'
import { drawStory, openPreview, setLook } from './drawStory.ts'
import { framesOf, groupOf, isChosen, picturedStories } from './storyFrames.ts'
import { test } from './storyTest.ts'

const groups = Map.groupBy(picturedStories(), groupOf)

for (const [group, own] of groups)
  if (own.some(({ importPath }) => isChosen(importPath.slice(2))))
    test(`${group} looks unchanged`, async ({ storyPage: page }, info) => {
      // A page of its own for each group, so that no story depends on those of others.
      await openPreview(page)
      let drawn = ''
      const shots = own.flatMap((story) =>
        framesOf(story).map((frame) => ({
          frame,
          take: async (isAnew: boolean) => {
            if (isAnew) await openPreview(page)
            if (isAnew || drawn !== story.id) await drawStory(page, story.id)
            drawn = story.id
            await setLook(page, frame)
            return { png: await screenshot(page), styles: () => readStyles(page) }
          },
        })),
      )
      await judge(group, shots, info)
    })

test('no baseline is left of a removed story', () => {
  const folder = join(hasBaseCommit ? kept : localFolder, fingerprintFolder)
  const left = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) => name.startsWith('story.') && !groups.has(name.replace(/\.json$/, '')),
  )
  if (hasBaseCommit) expect(left).toEqual([])
  else for (const name of left) rmSync(join(folder, name))
})
