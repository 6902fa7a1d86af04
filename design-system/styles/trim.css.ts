import { style } from '@vanilla-extract/css'

// Both faces have ascent minus capital height equal to the descent, so half of what is over goes on each side.
const half = { content: '""', display: 'table', marginBlock: 'calc((.72em - 1lh) / 2)' } as const

/** Cuts a block of text to its capitals and base line, so that distances around it are what they say. */
export const trim = style({
  textBox: 'trim-both cap alphabetic',
  '@supports': {
    'not (text-box: trim-both cap alphabetic)': { '::before': half, '::after': half },
  },
})
