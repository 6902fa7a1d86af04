import { expect, it } from 'vitest'
import { themes } from '#design-system/themes/themes.ts'
import { readRenderedFonts, listExpectedFonts, getTypePageAddress } from './fonts.ts'
import { slowStepTimeout, openBuiltStorybook } from './storybook.ts'

const open = openBuiltStorybook()

it.each(themes)(
  'draws the Type page with the font files of the theme $name',
  async (theme) => {
    expect(await readRenderedFonts(await open(getTypePageAddress(theme.name)))).toEqual(
      listExpectedFonts(theme),
    )
  },
  slowStepTimeout.timeout,
)
