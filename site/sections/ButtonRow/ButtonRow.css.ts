import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
})
