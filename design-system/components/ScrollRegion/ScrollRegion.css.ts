import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'

const fade = '3rem'

/** Fades out the edge behind which there is more content, until the end is nearly reached. */
const fadeEnd = (angle: string, position: string) => {
  const mask = {
    maskImage: `linear-gradient(${angle}, currentColor calc(100% - ${fade}), transparent)`,
    maskPosition: position,
  }
  return keyframes({
    'from, 85%': { ...mask, maskSize: '100% 100%' },
    to: { ...mask, maskSize: `calc(100% + ${fade}) 100%` },
  })
}

// Not disabled by reduced motion, because it moves nothing. Without overflow it has no effect.
const scrollDrivenMask = (name: string) => ({
  animation: `${name} linear both !important`,
  animationTimeline: 'scroll(self inline) !important',
})
const noMask = { maskImage: 'none !important' as 'none' }

export const root = style({
  // Containing block of visually hidden cells, which would otherwise widen the page.
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '@supports': {
    '(animation-timeline: scroll(self inline))': {
      ...scrollDrivenMask(fadeEnd('90deg', '0 0')),
      selectors: {
        '&:dir(rtl)': scrollDrivenMask(fadeEnd('270deg', '100% 0')),
      },
    },
  },
  // The mask would cover the focus ring of the region or of an element at its edge.
  selectors: { '&:focus-visible, &:has(:focus-visible)': noMask },
  '@media': { [media.print]: { ...noMask, overflow: 'visible' } },
})

export const size = styleVariants({
  natural: {},
  screen: {
    overflowY: 'auto',
    maxBlockSize: 'max(20rem, 75svh)',
    '@media': { [media.print]: { overflow: 'visible', maxBlockSize: 'none' } },
  },
})
