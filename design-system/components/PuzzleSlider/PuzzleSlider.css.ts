import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, fontWeight, space, minTouchTargetSize } from '../../tokens/scale.ts'

/** As wide as the puzzle piece: a fifth of the picture. */
const thumb = '20cqi'

export const root = style({
  display: 'grid',
  gap: space[8],
  inlineSize: '100%',
  containerType: 'inline-size',
  overflowWrap: 'anywhere',
})

export const label = style({
  color: vars.text.high,
  fontSize: fontSize.interface,
  fontWeight: fontWeight.strong,
})

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  // A picture has no reading direction: it and its slider run from left to right in all languages.
  direction: 'ltr',
  borderRadius: vars.radius.small,
  backgroundColor: vars.picture.ground,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const track = style({ position: 'relative', display: 'grid', direction: 'ltr' })

const thumbStyle = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: thumb,
  blockSize: minTouchTargetSize,
  border: 0,
  borderRadius: vars.radius.small,
  // Three ridges as a grip.
  background: `repeating-linear-gradient(to right, ${vars.control.onChecked} 0 2px, transparent 2px 7px) center / 16px 16px no-repeat ${vars.control.checked}`,
  cursor: 'grab',
  forcedColorAdjust: 'none',
} as const

export const slider = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: minTouchTargetSize,
  margin: 0,
  border: 0,
  borderRadius: vars.radius.small,
  backgroundColor: vars.control.track,
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: {
    '&::-webkit-slider-thumb': thumbStyle,
    '&::-moz-range-thumb': thumbStyle,
    '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
    '&:active::-moz-range-thumb': { cursor: 'grabbing' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

/** Arrow that shows the direction until the thumb is moved. */
export const hint = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[16],
  display: 'grid',
  placeItems: 'center',
  color: vars.text.muted,
  pointerEvents: 'none',
})

export const state = style({
  display: 'flex',
  alignItems: 'center',
  // Start-aligned, so that nothing moves when the text changes.
  gap: space[8],
  minBlockSize: minTouchTargetSize,
  paddingInline: space[16],
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  backgroundColor: vars.control.track,
  color: vars.text.body,
  fontSize: fontSize.interface,
  selectors: {
    '&[data-state=done]': {
      borderColor: vars.status.success.border,
      backgroundColor: vars.status.success.fill,
      color: vars.status.success.text,
      fontWeight: fontWeight.strong,
    },
  },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: minTouchTargetSize,
})

export const help = style({
  flex: '1 1 10rem',
  color: vars.text.muted,
  fontSize: fontSize.small,
})
