import { globalStyle, style } from '@vanilla-extract/css'
import { chipStyle, chipCountStyle, chipRadius, selectedChipStyle } from '../../styles/chip.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, minTouchTargetSize, space } from '../../tokens/scale.ts'

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
  borderRadius: chipRadius,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
})

export const label = style({
  ...chipStyle,
  paddingInlineStart: space[12],
  selectors: {
    ':hover:enabled + &': { backgroundColor: vars.action.hover },
    ':checked + &': selectedChipStyle,
    ':disabled + &': { borderColor: vars.border.disabled, color: vars.text.disabled },
  },
  '@media': {
    [media.forcedColors]: { selectors: { ':checked + &': { borderColor: 'Highlight' } } },
  },
})

export const count = style({
  ...chipCountStyle,
  selectors: { [`:is(:checked, :disabled) + ${label} > &`]: { color: 'inherit' } },
})

/** A link that removes a filter. */
export const applied = style({ ...chipStyle, ...selectedChipStyle, paddingInlineEnd: space[12] })

globalStyle(`:is(${label}, ${applied}) > svg`, { inlineSize: '1em', blockSize: '1em' })
/** A plus, or a tick when checked; both in the same place, so that the layout does not shift. */
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
