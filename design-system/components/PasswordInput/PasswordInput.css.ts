import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, space, minTouchTargetSize } from '../../tokens/scale.ts'

/** Visible only with script, which it needs. */
export const reveal = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: minTouchTargetSize,
  borderRadius: vars.radius.control,
  color: vars.text.muted,
  selectors: {
    '&:hover': { color: vars.text.high },
    '&:focus-visible': { outlineOffset: '-3px' },
    ':root:not([data-script]) &': { display: 'none' },
  },
})

export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  color: vars.text.muted,
  fontSize: fontSize.small,
})

export const rule = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[8],
  selectors: { '&[data-met]': { color: vars.text.high } },
})

/** A small circle until the rule is met, then a tick; aligned with the first line. */
export const checkmark = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.25em',
  blockSize: '1lh',
  selectors: {
    '[data-met] > &': { color: vars.accent.graphic },
    ':not([data-met]) > &::before': {
      content: '""',
      inlineSize: '.5em',
      blockSize: '.5em',
      border: `1.5px solid ${vars.border.control}`,
      borderRadius: '50%',
    },
  },
})
