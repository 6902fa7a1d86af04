import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { brandGreen } from '#design-system/tokens/palette.ts'
import { space as distance } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: distance.block,
})

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
  gap: distance[12],
})

const plate = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.tile,
})

export const background = styleVariants({
  green: [plate, { backgroundColor: vars.surface.tile }],
  // The green of the mark, whatever the accent of the theme is.
  black: [plate, { backgroundColor: brandGreen }],
  white: [plate, { backgroundColor: vars.picture.ground }],
})

/** Clear space: half the height of the mark on every side. */
export const clearSpace = style({ padding: '3rem', border: `1px dashed ${vars.border.strong}` })
