import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

export const head = style({ marginBlockEnd: space.block })

export const note = style({
  marginBlockStart: space[16],
  color: vars.text.muted,
  fontSize: fontSize.small,
})
