import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gap: space[24],
  // Little content, but the buttons stay within reach of the thumb.
  '@media': {
    [media.mobile]: { minBlockSize: '40svh', gridTemplateRows: 'auto 1fr auto' },
  },
})

export const actions = style({ gridRow: 3, display: 'flex', flexWrap: 'wrap', gap: space[12] })
globalStyle(`${actions} > *`, { '@media': { [media.mobile]: { flexGrow: 1 } } })
