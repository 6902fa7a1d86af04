import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { minTouchTargetSize } from '../../tokens/scale.ts'

export const input = style({
  appearance: 'textfield',
  paddingInline: 0,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { display: 'none' },
  },
})

export const suffix = style({
  display: 'grid',
  alignItems: 'center',
  flex: 'none',
  maxInlineSize: '40%',
  color: vars.text.muted,
})

export const stepperButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: minTouchTargetSize,
  borderRadius: vars.radius.control,
  color: vars.text.body,
  selectors: {
    '&:hover:enabled': { backgroundColor: vars.action.hover, color: vars.text.high },
    '&:disabled': { color: vars.text.disabled },
  },
})
