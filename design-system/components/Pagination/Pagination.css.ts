import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { visuallyHiddenStyle } from '../../styles/visuallyHiddenStyle.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight, space, minTouchTargetSize } from '../../tokens/scale.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: fontWeight.interface,
})

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: minTouchTargetSize,
  minBlockSize: minTouchTargetSize,
  paddingInline: space[12],
  borderRadius: vars.radius.pill,
  selectors: {
    '&:hover': { backgroundColor: vars.action.hover },
    '&[aria-current]': { backgroundColor: vars.surface.inverse, color: vars.text.onInverse },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid' } } },
  },
})

export const ellipsis = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: space[32],
  minBlockSize: minTouchTargetSize,
  color: vars.text.muted,
})

export const previousOrNextLink = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: minTouchTargetSize,
  minInlineSize: minTouchTargetSize,
  justifyContent: 'center',
  paddingInline: space[16],
  borderRadius: vars.radius.pill,
  selectors: { '&:hover': { backgroundColor: vars.action.hover } },
  '@media': { [media.mobile]: { paddingInline: 0 } },
})

/** On small screens only the arrow is visible. */
export const label = style({ '@media': { [media.mobile]: visuallyHiddenStyle } })

export const previousArrow = style({ display: 'contents' })

globalStyle(`${previousArrow} > svg`, { rotate: '180deg' })
