import { style } from '@vanilla-extract/css'
import { panelCorners } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, measure, space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.block,
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
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

export const picture = style([
  panelCorners,
  {
    position: 'relative',
    overflow: 'clip',
    aspectRatio: '4 / 3',
    backgroundColor: vars.surface.tile,
    '@media': { [media.desktop]: { aspectRatio: '21 / 9' } },
  },
])

export const part = style({
  display: 'grid',
  gap: space[24],
  paddingBlockStart: space[32],
  borderBlockStart: `1px solid ${vars.border.strong}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', columnGap: space[32] },
  },
})

export const paragraphs = style({ display: 'grid', gap: space[16], maxInlineSize: measure.text })
