import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

/** Columns, so that the figures of neighbouring cards stand on one line however long their labels are. */
export const metrics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[24],
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
