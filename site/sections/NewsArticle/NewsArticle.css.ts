import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, measure, space } from '#design-system/tokens/scale.ts'
import { calculateLineLength } from '#design-system/tokens/typography.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.block,
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  justifyItems: 'start',
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
globalStyle(`${title} > h1`, { maxInlineSize: calculateLineLength('22ch', 'heading') })

export const picture = style([
  panelCornerStyle,
  {
    overflow: 'clip',
    aspectRatio: '16 / 9',
    backgroundColor: vars.surface.tile,
    '@media': { [media.desktop]: { aspectRatio: '21 / 9' } },
  },
])
