import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { panelCornerStyle } from '../../styles/corners.ts'
import { vars } from '../../theme/contract.css.ts'
import { space } from '../../tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 6vw, 6rem)',
  alignItems: 'center',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', breakInside: 'avoid' },
  },
})

export const picture = style([
  panelCornerStyle,
  {
    overflow: 'clip',
    aspectRatio: '4 / 5',
    maxBlockSize: '46rem',
    inlineSize: '100%',
    backgroundColor: vars.surface.tile,
    // Wide columns show more of a landscape picture, at no more than its own resolution.
    '@media': { [media.wide]: { aspectRatio: '8 / 7' } },
  },
])

export const align = styleVariants({
  start: {},
  end: { '@media': { [media.desktop]: { order: 1 } } },
})

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  justifyItems: 'start',
  overflowWrap: 'anywhere',
})
