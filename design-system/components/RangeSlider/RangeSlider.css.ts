import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize, space, target } from '../../tokens/scale.ts'
import { type } from '../../tokens/type.ts'

const thumb = '1.5rem'
const track = '4px'

/** Follows the thumb only where scripts run. */
export const value = style({
  ...type.h4,
  color: vars.text.high,
  fontVariantNumeric: 'tabular-nums',
  selectors: { ':root:not([data-script]) &': { display: 'none' } },
})

const reached = (side: 'left' | 'right', rest: string = vars.control.track) =>
  `linear-gradient(to ${side}, ${rest} 50%, ${vars.control.checked} 50%)`

/** The thumb draws the track to both sides of itself: what it passed is filled, without script or style attribute. */
const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: thumb,
  blockSize: thumb,
  border: 0,
  borderRadius: vars.radius.pill,
  background: `radial-gradient(circle closest-side, ${vars.control.onChecked} 38%, ${vars.control.checked} 42%)`,
  borderImage: `${reached('left')} 0 1 / calc((${thumb} - ${track}) / 2) 100vw / 0 100vw`,
  cursor: 'grab',
} as const

// Its ground is not drawn there, an outline is.
const seenKnob = {
  borderImageSource: reached('left', 'GrayText'),
  outline: '.4rem solid Highlight',
  outlineOffset: '-.4rem',
} as const

export const slider = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  minBlockSize: target,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-thumb': knob,
    '&::-moz-range-thumb': knob,
    '&:dir(rtl)::-webkit-slider-thumb': { borderImageSource: reached('right') },
    '&:dir(rtl)::-moz-range-thumb': { borderImageSource: reached('right') },
    '&:focus-visible': { outlineOffset: '0' },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::-webkit-slider-thumb': seenKnob,
        '&::-moz-range-thumb': seenKnob,
        '&:dir(rtl)::-webkit-slider-thumb': { borderImageSource: reached('right', 'GrayText') },
        '&:dir(rtl)::-moz-range-thumb': { borderImageSource: reached('right', 'GrayText') },
      },
    },
  },
})

/** Words under the ends and the places between them, which are evenly apart. */
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
