import { style } from '@vanilla-extract/css'
import { panelCornerStyle } from '#design-system/styles/corners.ts'
import { media } from '#design-system/styles/media.ts'
import { vars } from '#design-system/theme/contract.css.ts'
import { fontSize, fontWeight, space } from '#design-system/tokens/scale.ts'

const screen = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  alignContent: 'start',
  gap: space[24],
  padding: space[24],
  border: `1px solid ${vars.border.strong}`,
  backgroundColor: vars.surface.page,
  color: vars.text.body,
  fontSize: fontSize.small,
} as const

/** Phone frame: thick border and round corners. */
export const phone = style({
  ...screen,
  inlineSize: 'min(100%, 20rem)',
  minBlockSize: '34rem',
  padding: `${space[32]} ${space[24]}`,
  borderWidth: '.5rem',
  borderRadius: '2.75rem',
})

export const board = style([panelCornerStyle, { ...screen, inlineSize: '100%' }])

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[12],
  overflowWrap: 'anywhere',
  color: vars.text.high,
  fontWeight: fontWeight.interface,
  fontVariantNumeric: 'tabular-nums',
})

export const ring = style({ position: 'relative', marginInline: 'auto', inlineSize: '13rem' })
const arc = { fill: 'none', strokeWidth: 7 } as const
export const track = style({ ...arc, stroke: vars.surface.raised })
export const filled = style({ ...arc, stroke: vars.chart.stored, strokeLinecap: 'round' })
export const charge = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[12],
  color: vars.text.high,
})
export const label = style({ color: vars.text.muted, fontSize: fontSize.fine })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[12],
  overflowWrap: 'anywhere',
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
})

/** Row of a system; its values wrap below on narrow screens. */
export const system = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
})

export const value = style({ color: vars.text.high, fontVariantNumeric: 'tabular-nums' })
export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 4.5rem)',
  fontVariantNumeric: 'tabular-nums',
})
