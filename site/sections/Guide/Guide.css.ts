import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[48]} ${space[64]}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 46rem)' },
    [media.print]: { display: 'block' },
  },
})
