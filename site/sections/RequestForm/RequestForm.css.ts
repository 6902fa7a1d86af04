import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { space } from '#design-system/tokens/scale.ts'

export const root = style({ display: 'grid', gap: space[32], maxInlineSize: '46rem' })
export const sent = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[32],
  '@media': { [media.mobile]: { justifyItems: 'stretch' } },
})
