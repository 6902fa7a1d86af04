import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  space,
  minTouchTargetSize,
} from '../../tokens/scale.ts'

/** Pill-shaped as long as the label fits on one line. */
const round = `min(${vars.radius.pill}, 1.375rem)`

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
})

export const chip = style({ position: 'relative', display: 'flex', maxInlineSize: '100%' })

/** Covers the label, so that the whole chip is clickable. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  borderRadius: round,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
})

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: minTouchTargetSize,
  paddingBlock: space[4],
  paddingInline: `${space[12]} ${space[16]}`,
  border: `1px solid ${vars.border.control}`,
  borderRadius: round,
  color: vars.text.body,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.interface,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  transition: `background-color ${duration.state} ${easing}`,
  selectors: {
    ':hover:enabled + &': { backgroundColor: vars.action.hover },
    ':checked + &': {
      borderColor: vars.control.checked,
      boxShadow: `inset 0 0 0 1px ${vars.control.checked}`,
      backgroundColor: vars.selection.fill,
      color: vars.selection.text,
    },
    ':disabled + &': { borderColor: vars.border.disabled, color: vars.text.disabled },
  },
  '@media': {
    [media.forcedColors]: { selectors: { ':checked + &': { borderColor: 'Highlight' } } },
  },
})

export const count = style({
  flex: 'none',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`:is(:checked, :disabled) + ${label} > &`]: { color: 'inherit' } },
})

/** A plus, or a tick when checked; both in the same place, so that the layout does not shift. */
globalStyle(`${label} > svg`, { inlineSize: '1em', blockSize: '1em' })
globalStyle(`:checked + ${label} > svg:first-of-type`, { display: 'none' })
globalStyle(`:not(:checked) + ${label} > svg:last-of-type`, { display: 'none' })

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: minTouchTargetSize,
  paddingInline: space[8],
  color: vars.text.link,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.strong,
  textDecoration: 'underline',
  textDecorationThickness: '.06em',
  textUnderlineOffset: '.2em',
  selectors: { '&:hover': { textDecorationThickness: '.12em' } },
})
