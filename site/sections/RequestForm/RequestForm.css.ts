import { style } from '@vanilla-extract/css'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { space } from '#design-system/tokens/scale.ts'

export const head = style({ display: 'grid', gap: space[32], alignSelf: 'start' })

export const confirmation = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[32],
  '@media': { [media.mobile]: { justifyItems: 'stretch' } },
})

export const drawing = style([panelCornerStyle, { overflow: 'clip' }])
