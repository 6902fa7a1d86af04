import { style } from '@vanilla-extract/css'
import { space } from '#design-system/tokens/scale.ts'

/** Groups follow one another from column to column, so that no column ends early. */
export const columns = style({ columns: '16rem 4', columnGap: space[48] })

export const group = style({
  breakInside: 'avoid',
  paddingBlockEnd: space[48],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignContent: 'start',
})

export const list = style({ display: 'grid', justifyItems: 'start', gap: space[12] })
