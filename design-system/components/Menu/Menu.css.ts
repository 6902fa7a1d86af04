import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { space, minTouchTargetSize } from '../../tokens/scale.ts'
import { panel as popover } from '../Popover/Popover.css.ts'

export const panel = style([popover, { padding: space[8] }])

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: minTouchTargetSize,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.control,
  lineHeight: 1.3,
  textAlign: 'start',
  selectors: {
    '&:hover:not([aria-disabled=true])': { backgroundColor: vars.action.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled=true]': { color: vars.text.disabled, cursor: 'default' },
  },
})

export const tone = styleVariants({
  neutral: { color: vars.text.high },
  danger: { color: vars.status.error.text },
})
