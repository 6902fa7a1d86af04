import { style } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'

export const root = style({ containerType: 'inline-size' })

/** Stacked until both fit side by side. */
export const parts = style({
  display: 'grid',
  gap: space[8],
  '@container': {
    '(width >= 30rem)': { gridTemplateColumns: 'minmax(0, max-content) minmax(12rem, 1fr)' },
  },
})
