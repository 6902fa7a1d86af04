import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gap: space[12],
  selectors: { '&:not([data-ready])': { visibility: 'hidden' } },
})
