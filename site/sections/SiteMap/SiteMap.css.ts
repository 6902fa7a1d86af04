import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignContent: 'start',
})

export const list = style({ display: 'grid', justifyItems: 'start', gap: space[12] })
