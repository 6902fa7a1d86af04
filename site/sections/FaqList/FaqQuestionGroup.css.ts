import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  selectors: { '& + &': { marginBlockStart: space[64] } },
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
})

export const title = style({
  paddingBlockStart: space[16],
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: space[96] } },
})
