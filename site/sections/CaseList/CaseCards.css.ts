import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.gap,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const metrics = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[32],
  rowGap: space[16],
  paddingBlockStart: space[12],
})

/** Reversed on screen: the value above its label. */
export const metric = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[4],
  color: vars.text.muted,
  fontSize: fontSize.small,
})

export const value = style({ color: vars.text.high })
