import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { panelCorners } from '#design-system/styles/corners.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 6vw, 6rem)',
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const picture = style([
  panelCorners,
  {
    overflow: 'clip',
    aspectRatio: '4 / 5',
    maxBlockSize: '46rem',
    inlineSize: '100%',
    backgroundColor: vars.surface.tile,
  },
])

export const end = style({ '@media': { [media.desktop]: { order: 1 } } })

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  justifyItems: 'start',
})
