import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { dataVars } from '#design-system/theme/data/dataColours.css.ts'
import { fontSize, space } from '#design-system/tokens/scale.ts'

const line = { fill: 'none', strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' } as const

export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  forcedColorAdjust: 'none',
})
export const plot = style({ display: 'block', inlineSize: '100%', blockSize: '11rem' })
/** Area of discharged and charged power, between consumption and grid demand. */
export const area = style({ fill: vars.chart.stored, fillRule: 'evenodd' })
export const demand = style({ ...line, stroke: vars.chart.grid })
export const load = style({ ...line, stroke: vars.chart.house, strokeDasharray: '3 4' })
export const limit = style({ ...line, stroke: vars.chart.sunLine, strokeWidth: 1 })

export const times = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.text.muted,
  fontSize: fontSize.fine,
  fontVariantNumeric: 'tabular-nums',
})

export const caption = style({
  color: vars.text.body,
  fontSize: fontSize.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
})

export const field = style({ display: 'block', inlineSize: '100%' })
/** From cool to warm. */
export const heat = styleVariants(dataVars.sequential, (fill) => ({ fill }))

export const time = style({
  color: vars.text.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
})

export const readings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[24],
})

export const reading = style({
  display: 'grid',
  gap: space[8],
  color: vars.text.muted,
  fontSize: fontSize.small,
})

export const value = style({ color: vars.text.high })

export const events = style({ display: 'grid' })
export const event = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  gap: space[12],
  alignItems: 'baseline',
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  fontSize: fontSize.small,
})
export const amount = style({ color: vars.text.high, fontVariantNumeric: 'tabular-nums' })
