import { expect, it } from 'vitest'
import { themes } from '#design-system/themes/themes.ts'
import { drawnFaces, facesOf, typePage } from './fonts.ts'
import { patience, openBuiltStorybook } from './storybook.ts'

const open = openBuiltStorybook()

it.each(themes)(
  'draws the Type page with the font files of the theme $name',
  async (theme) => {
    expect(await drawnFaces(await open(typePage(theme.name)))).toEqual(facesOf(theme))
  },
  patience.timeout,
)
