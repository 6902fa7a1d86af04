import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignContent: 'start',
  padding: 'clamp(1.25rem, 2.2vw, 2rem)',
  borderRadius: vars.radius.tile,
  backgroundColor: vars.surface.tile,
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[8]} ${space[16]}`,
  fontSize: fontSize.small,
})
globalStyle(`${facts} > dt`, { color: vars.text.muted })

export const contacts = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  marginBlockStart: 'auto',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
