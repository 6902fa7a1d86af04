import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

/** Scanners need dark on light in every theme. */
export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '16rem',
  borderRadius: vars.radius.small,
  backgroundColor: vars.picture.text,
  fill: vars.picture.ground,
  forcedColorAdjust: 'none',
})
