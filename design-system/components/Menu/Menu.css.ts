import { style, styleVariants } from '@vanilla-extract/css'
import { menuItemStyle } from '../../styles/menuItem.ts'
import { vars } from '../../theme/contract.css.ts'
import { space } from '../../tokens/scale.ts'
import { panel as popover } from '../Popover/Popover.css.ts'

export const panel = style([popover, { padding: space[8] }])

export const item = style({
  ...menuItemStyle,
  gap: space[12],
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
