import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space, minTouchTargetSize } from '#design-system/tokens/scale.ts'

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginBlockEnd: space[32],
})

export const chip = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: minTouchTargetSize,
  paddingInline: '1.15rem',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.pill,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.interface,
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover },
    '&[aria-current]': {
      borderColor: 'transparent',
      backgroundColor: vars.surface.inverse,
      color: vars.text.onInverse,
    },
  },
})
