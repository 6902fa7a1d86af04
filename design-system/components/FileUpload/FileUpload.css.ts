import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space, minTouchTargetSize } from '../../tokens/scale.ts'

/** The whole box accepts dropped files. */
export const input = style({
  padding: space[12],
  borderStyle: 'dashed',
  fontSize: fontSize.interface,
  selectors: {
    '&::file-selector-button': {
      minBlockSize: minTouchTargetSize,
      marginInlineEnd: space[16],
      paddingInline: space[16],
      border: `1px solid ${vars.border.strong}`,
      borderRadius: vars.radius.pill,
      backgroundColor: 'transparent',
      color: vars.text.high,
      font: 'inherit',
      fontWeight: fontWeight.strong,
    },
    '&:hover:enabled::file-selector-button': { backgroundColor: vars.action.hover },
    '&:disabled::file-selector-button': {
      borderColor: vars.border.disabled,
      color: vars.text.disabled,
    },
  },
})

export const list = style({
  display: 'grid',
  gap: space[4],
  color: vars.text.body,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
})
