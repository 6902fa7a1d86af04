import { style } from '@vanilla-extract/css'

// In both fonts ascent minus cap height equals the descent, so half of the excess is on each side.
const excess = 'calc((.72em - 1lh) / 2)'
const edge = { content: '""', display: 'table' } as const

/** Trims a block of text to cap height and baseline, so that spacing around it is exact. */
export const textBoxTrim = style({
  textBox: 'trim-both cap alphabetic',
  '@supports': {
    // Each edge pulls the text next to it; a margin outside would pull its neighbour over the text.
    'not (text-box: trim-both cap alphabetic)': {
      '::before': { ...edge, marginBlockEnd: excess },
      '::after': { ...edge, marginBlockStart: excess },
    },
  },
})
