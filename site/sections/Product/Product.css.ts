import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { space } from '#design-system/tokens/scale.ts'

export const compare = style({ paddingBlockStart: space[32] })

export const notes = style({
  display: 'grid',
  gap: space[48],
  paddingBlockStart: space[64],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const note = style({
  display: 'grid',
  gap: space[16],
  alignContent: 'start',
  justifyItems: 'start',
})
