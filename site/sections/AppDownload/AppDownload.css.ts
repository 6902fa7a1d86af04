import { style } from '@vanilla-extract/css'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[48],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } },
})

export const wide = style({ gridColumn: '1 / -1' })

export const apps = style({ display: 'grid', gap: space[48] })

export const app = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlockStart: space[24],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
})

export const stores = style({ display: 'grid', gap: space[12], paddingBlockStart: space[8] })

export const store = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
})

export const unavailable = style({ color: vars.text.body })

export const platform = style({ color: vars.text.high, fontWeight: fontWeight.strong })

export const code = style({
  display: 'grid',
  gap: space[24],
  padding: space[24],
  borderRadius: vars.radius.tile,
  cornerShape: vars.radius.shape,
  backgroundColor: vars.surface.tile,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const caption = style({ display: 'grid', gap: space[8] })

export const address = style({
  color: vars.text.muted,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
})
