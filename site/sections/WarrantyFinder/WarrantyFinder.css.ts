import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)', columnGap: space[64] },
  },
})

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
})

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
})

export const choice = style({ color: vars.text.high, fontWeight: fontWeight.strong })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space.gap,
})

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  padding: space[24],
  borderRadius: vars.radius.tile,
  cornerShape: vars.radius.shape,
  backgroundColor: vars.surface.page,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const years = style({
  color: vars.text.high,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.strong,
  lineHeight: 1.2,
})

export const promises = style({ display: 'grid', gap: space[4] })

globalStyle(`${promises} > li`, {
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
})
