import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, space, minTouchTargetSize } from '../../tokens/scale.ts'
import { type } from '../../tokens/typography.ts'

const thumb = '1.5rem'
const track = '4px'

/** The value needs script to follow the thumb. */
export const value = style({
  ...type.h4,
  color: vars.text.high,
  fontVariantNumeric: 'tabular-nums',
  selectors: { ':root:not([data-script]) &': { display: 'none' } },
})

const trackGradient = (side: 'left' | 'right', rest: string = vars.control.track) =>
  `linear-gradient(to ${side}, ${rest} 50%, ${vars.control.checked} 50%)`

/** The thumb draws the track on both sides with a border image, so that the filled part needs neither script nor style attributes. */
const thumbStyle = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: thumb,
  blockSize: thumb,
  border: 0,
  borderRadius: vars.radius.pill,
  background: `radial-gradient(circle closest-side, ${vars.control.onChecked} 38%, ${vars.control.checked} 42%)`,
  borderImage: `${trackGradient('left')} 0 1 / calc((${thumb} - ${track}) / 2) 100vw / 0 100vw`,
  cursor: 'grab',
} as const

// Forced colours drop backgrounds but keep outlines.
const forcedColorsThumb = {
  borderImageSource: trackGradient('left', 'GrayText'),
  outline: '.4rem solid Highlight',
  outlineOffset: '-.4rem',
} as const

export const slider = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  minBlockSize: minTouchTargetSize,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-thumb': thumbStyle,
    '&::-moz-range-thumb': thumbStyle,
    '&:dir(rtl)::-webkit-slider-thumb': { borderImageSource: trackGradient('right') },
    '&:dir(rtl)::-moz-range-thumb': { borderImageSource: trackGradient('right') },
    '&:focus-visible': { outlineOffset: '0' },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::-webkit-slider-thumb': forcedColorsThumb,
        '&::-moz-range-thumb': forcedColorsThumb,
        '&:dir(rtl)::-webkit-slider-thumb': {
          borderImageSource: trackGradient('right', 'GrayText'),
        },
        '&:dir(rtl)::-moz-range-thumb': { borderImageSource: trackGradient('right', 'GrayText') },
      },
    },
  },
})

/** Labels at equal distances below the track. */
export const marks = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  overflowWrap: 'anywhere',
  marginBlockStart: '-.5rem',
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})
