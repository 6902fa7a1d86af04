import { style } from '@vanilla-extract/css'
import { panelCorners } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, measure, space } from '#design-system/tokens/scale.ts'

/** Table of contents beside the text, which is limited to a readable line length. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[48]} ${space[64]}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 46rem)' },
    [media.print]: { display: 'block' },
  },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  gridColumn: '1 / -1',
  maxInlineSize: measure.heading,
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})

export const picture = style([
  panelCorners,
  {
    gridColumn: '1 / -1',
    overflow: 'clip',
    aspectRatio: '3 / 2',
    backgroundColor: vars.surface.tile,
    '@media': { [media.desktop]: { aspectRatio: '21 / 9' } },
  },
])

export const back = style({ marginBlockStart: space[48] })
