import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontWeight, space } from '#design-system/tokens/scale.ts'

export const search = style({ maxInlineSize: '44rem', marginBlockEnd: space[24] })

/** Takes no space while empty. */
export const count = style({
  color: vars.text.high,
  fontWeight: fontWeight.strong,
  selectors: { '&:not(:empty)': { marginBlockEnd: space[32] } },
})
