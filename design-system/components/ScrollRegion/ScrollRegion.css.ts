import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'

export const root = style({
  // Containing block of visually hidden cells, which would otherwise widen the page.
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '@media': { [media.print]: { overflow: 'visible' } },
})

export const size = styleVariants({
  natural: {},
  screen: {
    overflowY: 'auto',
    maxBlockSize: 'max(20rem, 75svh)',
    '@media': { [media.print]: { overflow: 'visible', maxBlockSize: 'none' } },
  },
})
