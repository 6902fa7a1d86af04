import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, space } from '../../tokens/scale.ts'

export const root = style({
  selectors: { ':root:not([data-script]) &': { display: 'none' } },
})

export const note = style({
  padding: space[12],
  color: vars.text.muted,
  fontSize: fontSize.small,
})
