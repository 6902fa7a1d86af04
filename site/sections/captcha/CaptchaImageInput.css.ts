import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const task = style({ display: 'flex', alignItems: 'center', gap: space[16] })

/** Never scaled, because the click position is the answer; on the narrowest screens it extends over the panel's padding. */
export const picture = style({
  marginInline: 'min(0px, (100% - 280px) / 2)',
  borderRadius: vars.radius.small,
  cursor: 'crosshair',
})
