import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { space } from '#design-system/tokens/scale.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.block,
  alignItems: 'center',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
})

export const copy = style({ display: 'grid', gap: space[24] })

export const points = style({
  display: 'grid',
  gap: space[12],
  paddingInlineStart: space[24],
  listStyle: 'disc',
})
