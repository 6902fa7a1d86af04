import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'

export const root = style({
  // Cells that are read only by ear are placed against it, not against the page.
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
