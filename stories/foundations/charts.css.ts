import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const swatches = style({ display: 'flex', gap: space[4], marginBlockStart: space[4] })
export const swatch = style({
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: '2.5rem',
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
})
/** As wide as its texts require; on a phone it scrolls. */
export const lines = style({ inlineSize: '100%', minInlineSize: '34rem', overflow: 'visible' })
export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2.5 })
export const point = style({ fill: 'currentColor' })
export const label = style({ fill: vars.text.high, fontSize: '13px' })
export const zero = style({ fill: 'none', stroke: vars.border.control })
