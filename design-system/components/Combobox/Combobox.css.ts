import { style } from '@vanilla-extract/css'
import { floatingSurfaceStyle } from '../../styles/floating.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, layer, space, minTouchTargetSize } from '../../tokens/scale.ts'

export const root = style({ position: 'relative', display: 'grid', minInlineSize: 0 })

export const toggle = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: minTouchTargetSize,
  color: vars.text.body,
})

export const chevron = style({ display: 'grid', fontSize: '.76em' })

export const popup = style({
  ...floatingSurfaceStyle,
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[8]})`,
  insetInline: 0,
  zIndex: layer.menu,
  maxBlockSize: 'min(20rem, 45svh)',
  padding: space[8],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.small,
  fontSize: fontSize.interface,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const group = style({
  padding: `${space[12]} ${space[12]} ${space[4]}`,
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
})

export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  inlineSize: '100%',
  minBlockSize: minTouchTargetSize,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.control,
  color: vars.text.high,
  lineHeight: 1.3,
  textAlign: 'start',
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover },
    '&[aria-selected=true]': { backgroundColor: vars.selection.fill, color: vars.selection.text },
    '&[data-active]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
})

/** Takes the whole line; details wrap before the name breaks. */
export const name = style({ flex: '1 1 7rem', minInlineSize: 0, overflowWrap: 'anywhere' })

export const detail = style({
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-selected=true] > &': { color: 'inherit' } },
})

export const empty = style({ padding: space[12], color: vars.text.muted })
