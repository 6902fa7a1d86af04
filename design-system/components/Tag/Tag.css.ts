import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { duration, easing, fontSize, fontWeight, space } from '../../tokens/scale.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingBlock: space[4],
  paddingInline: space[16],
  borderRadius: `min(${vars.radius.pill}, 1.125rem)`,
  border: '1px solid transparent',
  backgroundColor: vars.control.track,
  color: vars.text.body,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.interface,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textAlign: 'start',
})

/** Enlarges the target to 44 px. */
export const pressable = style({
  position: 'relative',
  borderColor: vars.border.control,
  backgroundColor: 'transparent',
  transition: `background-color ${duration.state} ${easing}`,
  '::after': { content: '""', position: 'absolute', inset: '-5px -1px' },
  selectors: { '&:hover': { backgroundColor: vars.action.hover, color: vars.text.high } },
})

export const removable = style({
  paddingInlineEnd: space[12],
  borderColor: 'transparent',
  backgroundColor: vars.selection.fill,
  color: vars.selection.text,
  selectors: {
    '&:hover': {
      borderColor: vars.control.checked,
      backgroundColor: vars.selection.fill,
      color: vars.selection.text,
    },
  },
})

globalStyle(`${removable} > svg`, { inlineSize: '1em', blockSize: '1em' })
