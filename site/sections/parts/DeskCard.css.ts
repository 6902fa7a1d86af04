import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

export const desk = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignContent: 'start',
  padding: 'clamp(1.25rem, 2.2vw, 2rem)',
  borderRadius: vars.radius.tile,
  backgroundColor: vars.surface.tile,
})

/** Labels stand above their values, in a wide card beside them. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: fontSize.small,
  '@container': {
    '(inline-size >= 22em)': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: `${space[8]} ${space[16]}`,
    },
  },
})
globalStyle(`${facts} > dt`, { color: vars.text.muted })
globalStyle(`${facts} > dd + dt`, {
  '@container': { '(inline-size < 22em)': { marginBlockStart: space[12] } },
})

export const contacts = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  marginBlockStart: 'auto',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
