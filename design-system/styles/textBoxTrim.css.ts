import { style } from '@vanilla-extract/css'

// In both fonts ascent minus cap height equals the descent, so half of the excess is on each side.
const half = { content: '""', display: 'table', marginBlock: 'calc((.72em - 1lh) / 2)' } as const

/** Trims a block of text to cap height and baseline, so that spacing around it is exact. */
export const textBoxTrim = style({
  textBox: 'trim-both cap alphabetic',
  '@supports': {
    'not (text-box: trim-both cap alphabetic)': { '::before': half, '::after': half },
  },
})
