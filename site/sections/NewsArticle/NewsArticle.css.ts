import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { panelCorners } from '#design-system/styles/corners.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, measure, space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.block,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: space.gap },
  },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  justifyItems: 'start',
  gridColumn: '1 / -1',
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  color: vars.text.muted,
  fontSize: fontSize.small,
})

export const title = style({ maxInlineSize: measure.heading })
globalStyle(`${title} > h1`, { maxInlineSize: '22ch' })

export const picture = style([
  panelCorners,
  {
    overflow: 'clip',
    aspectRatio: '16 / 9',
    backgroundColor: vars.surface.tile,
    '@media': { [media.desktop]: { gridColumn: '1 / span 9' } },
  },
])

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': { [media.desktop]: { gridColumn: '1 / span 7' } },
})

export const back = style({ gridColumn: '1 / -1' })
