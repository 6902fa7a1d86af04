import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight, space, target } from '../../tokens/scale.ts'

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })

export const link = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: target,
  minBlockSize: target,
  paddingInline: space[12],
  borderRadius: vars.radius.pill,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: fontWeight.interface,
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover },
    '&[aria-current]': { outline: `1px solid ${vars.border.control}`, outlineOffset: '-1px' },
  },
})
